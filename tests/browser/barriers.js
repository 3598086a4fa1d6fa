// What axe finds serious or critical, a line each; `all` or only what hangs on colours.
async (all) => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly: all ? tags : ['color-contrast'] })
  const told = (fault, node) => `${fault.id}: ${node.target.join(' ')} ${node.any[0]?.message ?? fault.help}`
  return violations
    .filter((fault) => ['serious', 'critical'].includes(fault.impact))
    .flatMap((fault) => fault.nodes.map((node) => told(fault, node)))
}
