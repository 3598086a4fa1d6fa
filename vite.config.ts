import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import icons from 'unplugin-icons/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Where `ultimo serve` listens while the page is developed: `npm run dev` passes its calls on.
const server = process.env['ULTIMO_SERVER'] ?? 'http://127.0.0.1:8001'

/** A deck's file is a module: the table that stands in it. */
const toml: Plugin = { name: 'toml', transform: (code, id) => (id.endsWith('.toml') ? `export default ${JSON.stringify(parse(code))}` : null) }

export default defineConfig({
  root: here('web'),
  // A picture comes into the page only where it is imported: `~icons/game-icons/revolver`.
  plugins: [svelte({ configFile: here('svelte.config.js') }), icons({ compiler: 'svelte', scale: 1 }), toml],
  resolve: {
    alias: { $web: here('web/src') },
    // Tests run the page's code as a browser does, not as a server that only renders.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('src/ultimo/server/page'),
    emptyOutDir: true,
    // What belongs together, for `npm run size`.
    manifest: 'manifest.json',
    // Fonts stay files of their own, so that they can be loaded ahead and kept.
    assetsInlineLimit: 2048,
  },
  server: {
    fs: { allow: [here('.')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts', '../src/**/look/**/*.test.ts'] },
})
