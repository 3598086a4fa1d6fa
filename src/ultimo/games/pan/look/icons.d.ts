// Pictures taken as text (`?raw`); the longer name wins over the one that stands for Svelte components.
declare module '~icons/fluent-emoji-flat/*' {
  const svg: string
  export default svg
}
declare module '~icons/game-icons/death-skull?raw' {
  const svg: string
  export default svg
}
