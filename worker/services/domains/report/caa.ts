import type { DnsRecord, DomainReport } from '../../../contract/domains.ts'
import type { Dns } from '../../../providers/dns.ts'
import { hostIn } from '../wanted-records.ts'

/** Who makes certificates for custom domains at the provider: any of them will do. */
const makers = ['letsencrypt.org', 'pki.goog', 'ssl.com']
/** What these records may say besides, critical or not. */
const knownTags = ['issue', 'issuewild', 'iodef', 'issuemail', 'issuevmc', 'contactemail', 'contactphone']

export type CaaFinding = DomainReport['caa'] & {
  /** What has to be added where they block. */
  wanted: DnsRecord[]
}

type Where = { domainName: string; zone: string; target: string }

/**
 * Who may make certificates for a name: as RFC 8659 has it, the records of the name itself count, else those of the next name above it
 * that has some. What stands behind an alias that leads elsewhere counts no more once that is mended.
 */
export async function lookUpCaa(dns: Dns, { domainName, zone, target }: Where): Promise<CaaFinding> {
  const names = upwards(domainName, zone)
  const answers = await Promise.all(names.map((name) => dns.lookUp(name, 'CAA')))
  for (const [at, { status, values, aliases }] of answers.entries()) {
    if (status === 'unknown') return { status: 'unknown', found: [], wanted: [] }
    const name = names[at]
    if (values.length === 0 || !name || (aliases.length > 0 && !aliases.includes(target))) continue
    const verdict = judge(values)
    return { status: verdict, found: values, wanted: verdict === 'blocks' ? makers.map(recordAt(name, zone)) : [] }
  }
  return { status: 'open', found: [], wanted: [] }
}

/** `www.shop.example.com`, `shop.example.com`, `example.com` */
function upwards(name: string, zone: string): string[] {
  const rest = name.slice(name.indexOf('.') + 1)
  return name === zone || !name.endsWith(`.${zone}`) ? [name] : [name, ...upwards(rest, zone)]
}

const recordAt =
  (name: string, zone: string) =>
  (maker: string): DnsRecord => ({
    ...{ purpose: 'certificate', type: 'CAA', name, host: hostIn(zone, name), value: `0 issue "${maker}"` },
  })

function judge(values: readonly string[]): CaaFinding['status'] {
  const properties = values.map((value) => /^(\d+)\s+([a-z0-9]+)\s+"?(.*?)"?$/i.exec(value))
  if (properties.some((property) => !property)) return 'unknown'
  const parsed = properties.map((property) => {
    const [, flags = '', tag = '', value = ''] = property ?? []
    return { isCritical: Number(flags) >= 128, tag: tag.toLowerCase(), value }
  })
  // An authority that does not understand a critical property must not issue.
  if (parsed.some(({ isCritical, tag }) => isCritical && !knownTags.includes(tag))) return 'blocks'
  const issuers = parsed.filter(({ tag }) => tag === 'issue')
  if (issuers.length === 0) return 'open'
  return issuers.some(({ value }) => isOurs(value)) ? 'allows' : 'blocks'
}

/** A maker may be bound to an account, which is not the provider's, or to ways of validation other than its own. */
function isOurs(value: string): boolean {
  const [maker = '', ...bounds] = value.split(';').map((part) => part.trim().toLowerCase())
  const methods = bounds.find((bound) => bound.startsWith('validationmethods='))
  return (
    makers.includes(maker) &&
    !bounds.some((bound) => bound.startsWith('accounturi=')) &&
    (!methods || /[=,\s]http-01(?![\w-])/.test(methods))
  )
}
