// Pictures taken as text (`?raw`); the longer name wins over the one that stands for Svelte components.
declare module '~icons/game-icons/*?raw' {
  const svg: string
  export default svg
}
