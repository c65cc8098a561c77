/** Whether a robots.txt allows a path, by the longest matching rule (RFC 9309). */
export function allowedByRobots(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, rule = '']) => {
    const end = rule.endsWith('$') ? '$' : ''
    const pattern = rule
      .replace(/\$$/, '')
      .replace(/[.+?^()[\]{}|$]/g, '\\$&')
      .replace(/\*/g, '.*')
    return { allowed: kind === 'Allow', length: rule.length, fits: new RegExp(`^${pattern}${end}`).test(path) }
  })
  const deciding = rules.filter(({ fits }) => fits).toSorted((a, b) => b.length - a.length)[0]
  return deciding?.allowed ?? true
}
