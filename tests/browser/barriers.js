// Begins to look for what axe finds serious or critical: with `all`, or only for what hangs on colours. Leaves a line for
// each in `window.barriers`.
(all) => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const told = (fault, node) => `${fault.id}: ${node.target.join(' ')} ${node.any[0]?.message ?? fault.help}`
  window.barriers = null
  axe.run(document, { resultTypes: ['violations'], runOnly: all ? tags : ['color-contrast'] }).then(({ violations }) => {
    window.barriers = violations
      .filter((fault) => ['serious', 'critical'].includes(fault.impact))
      .flatMap((fault) => fault.nodes.map((node) => told(fault, node)))
  })
}
