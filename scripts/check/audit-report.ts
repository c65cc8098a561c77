// The vulnerabilities as lines for people.
import type { Vulnerability } from './osv.ts'

const severities = ['critical', 'high', 'medium', 'low']
/** Other words, such as “unknown”, come last. */
const rankOf = ({ severity }: Vulnerability) => [...severities, severity].indexOf(severity)

/** One line for each vulnerability, most severe first, and a last line that counts them. */
export function reportOf(found: readonly Vulnerability[], packageCount: number): string {
  if (found.length === 0) return `None of ${packageCount} packages has a known vulnerability.`
  const lines = found
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.package.name.localeCompare(b.package.name))
    .map(lineOf)
  const inTools = found.filter((one) => one.package.isDevelopment).length
  const counts = `${found.length - inTools} in the product’s packages, ${inTools} in development tools`
  return [...lines, '', `${counts}. SECURITY.md says when each must be fixed.`].join('\n')
}

function lineOf({
  id,
  cve,
  package: { name, version, isDevelopment },
  severity,
  summary,
  fixedVersions,
}: Vulnerability) {
  const where = isDevelopment ? 'development' : 'product'
  const fix = fixedVersions.length > 0 ? `fixed in ${fixedVersions.join(', ')}` : 'no fixed version'
  const names = cve ? `${id} ${cve}` : id
  return `${severity}: ${name} ${version} (${where}), ${names}, ${fix}: ${summary}`
}
