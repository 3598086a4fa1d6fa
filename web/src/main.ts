import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './router.svelte'
import { applySettings, settings } from './settings.svelte'
import { texts } from './texts.svelte'

applySettings(document.documentElement)
router.listen()
// What the address wants comes beside the texts, not after them. If it cannot be loaded, whoever shows it says so.
if (router.now.screen === 'table') import('./screens/Table.svelte').catch(() => {})
else if (router.now.screen === 'home') import('./screens/Home.svelte').catch(() => {})
await texts.use(settings.language)
mount(App, { target: document.getElementById('page')! })
