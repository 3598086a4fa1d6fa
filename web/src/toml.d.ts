// A deck's file, as the build reads it.
declare module '*.toml' {
  const table: unknown
  export default table
}
