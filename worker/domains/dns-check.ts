import type { Dns, DnsAnswer, DnsRecord } from '../adapters/dns/schema.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import type { OwnedDomain } from '../platform/owner.ts'
import { type DnsHostId, dnsHostIds, dnsHosts } from './dns-hosts.ts'
import { domainProviders, hostIn, isWithCloudflare, lookUpTraffic, type Traffic, wantedRecords } from './look-up.ts'
import { ownDomain, showDomain } from './read.ts'
import type { DomainReport } from './schema.ts'

/** In seconds, for all lookups together. Later results are reported as unknown. */
const timeoutSeconds = 6

/** A person's domain: its current DNS records next to the required ones. Throws not_found, domains_unavailable. */
export async function reportDomain(ctx: ServiceContext, which: OwnedDomain): Promise<DomainReport> {
  const { live } = await ownDomain(ctx, which)
  const outside = domainProviders(ctx.env)
  if (!outside) throw new AppError('domains_unavailable')
  const { hostnames } = outside
  const { domainName } = which
  const dns = dnsWithTimeout(outside.dns, timeoutSeconds)
  const { zone, isApex, ownership, traffic: wanted } = await wantedRecords({ ...which, hostnames })

  const leading = leadsHere()
  const [traffic, nameservers, proof, caa, mail] = await Promise.all([
    leading,
    dns.lookUp(zone, 'NS'),
    lookAtOwnership(dns, ownership, zone),
    lookUpCaa(dns, { domainName, zone, target: hostnames.target }),
    lookUpMail(dns, { domainName, zone }),
  ])
  const [conflicts, ...ways] = await Promise.all([
    lookUpConflicts(dns, { domainName, isApex, wanted, traffic }),
    ...wanted.map((record) => lookAtTraffic(dns, record, { zone, traffic })),
  ])
  const { status, found, wanted: permits } = caa
  return {
    domain: await showDomain(ctx, which),
    ...{ zone, isApex },
    dnsHost: dnsHostOf(nameservers.values),
    nameservers: nameservers.values.toSorted(),
    records: [proof, ...ways, ...permits.map((record) => ({ record, status: 'missing' as const, found }))],
    ...{ conflicts, caa: { status, found }, mail },
    checkedAt: ctx.now().toISOString(),
  }

  /** If a live domain uses its own proxy, its addresses don't show where it points. */
  async function leadsHere(): Promise<Traffic> {
    const [found, isProxied] = await Promise.all([
      lookUpTraffic(dns, domainName, hostnames),
      live ? isWithCloudflare(dns, zone) : false,
    ])
    return found === 'elsewhere' && isProxied ? 'here' : found
  }
}

const unknown: DnsAnswer = { status: 'unknown', values: [], aliases: [] }

/** Sends each query once; returns 'unknown' for queries that time out. */
function dnsWithTimeout(dns: Dns, seconds: number): Dns {
  const asked = new Map<string, Promise<DnsAnswer>>()
  const end = new Promise<DnsAnswer>((resolve) => setTimeout(() => resolve(unknown), seconds * 1000))
  return {
    lookUp: (name, type) => {
      const question = `${name} ${type}`
      const answer = asked.get(question) ?? Promise.race([dns.lookUp(name, type), end])
      asked.set(question, answer)
      return answer
    },
  }
}

/** A zone's DNS host, if all of its nameservers belong to one company; null if unknown. */
export function dnsHostOf(nameservers: readonly string[]): DnsHostId | null {
  const owners = new Set(nameservers.map(ownerOf))
  const [owner = null] = owners
  return owners.size === 1 ? owner : null
}

const ownerOf = (nameserver: string): DnsHostId | null =>
  dnsHostIds.find((id) => dnsHosts[id].some((end) => ending(end).test(nameserver))) ?? null

const ending = (end: string) => new RegExp(`(^|\\.)${end.replaceAll('.', '\\.').replace('*', '[^.]+')}$`)

type RecordReport = DomainReport['records'][number]

/** The record that proves ownership, with its current value. */
async function lookAtOwnership(dns: Dns, record: DnsRecord, zone: string): Promise<RecordReport> {
  const [{ status, values }, doubled] = await Promise.all([
    dns.lookUp(record.name, 'TXT'),
    dns.lookUp(`${record.name}.${zone}`, 'TXT'),
  ])
  if (status === 'unknown') return { record, status, found: [] }
  if (values.some((value) => value.trim() === record.value)) return { record, status: 'right', found: values }
  if (values.length > 0) return { record, status: 'wrong', found: values }
  // Many DNS forms append the zone, so a full name ends up with the zone twice.
  const misplaced = doubled.values.filter((value) => value.trim() === record.value)
  return {
    ...{ record, status: misplaced.length > 0 ? 'wrong' : 'missing' },
    found: misplaced.map((value) => `${record.name}.${zone}: ${value}`),
  }
}

type TrafficTarget = { zone: string; traffic: Traffic }

/** A record that routes visitors here, with its current value. */
async function lookAtTraffic(dns: Dns, record: DnsRecord, { zone, traffic }: TrafficTarget): Promise<RecordReport> {
  const { name, type } = record
  const found = type === 'A' || type === 'AAAA' ? await addressesAt(dns, name, [type]) : await leadingAt(dns, name)
  if (traffic === 'here') return { record, status: 'right', found }
  if (traffic === 'unknown' && found.length === 0) return { record, status: 'unknown', found }
  if (found.includes(record.value)) return { record, status: 'right', found }
  if (found.length > 0) return { record, status: traffic === 'unknown' ? 'unknown' : 'wrong', found }
  const doubled = await dns.lookUp(`${name}.${zone}`, 'CNAME')
  const misplaced = doubled.values.filter((value) => value === record.value)
  return {
    ...{ record, status: misplaced.length > 0 ? 'wrong' : 'missing' },
    found: misplaced.map((value) => `${name}.${zone}: ${value}`),
  }
}

/** The target of an alias, else the addresses. */
async function leadingAt(dns: Dns, name: string): Promise<string[]> {
  const { values } = await dns.lookUp(name, 'CNAME')
  return values.length > 0 ? values : addressesAt(dns, name, ['A', 'AAAA'])
}

const addressesAt = async (dns: Dns, name: string, types: ('A' | 'AAAA')[]): Promise<string[]> =>
  (await Promise.all(types.map((type) => dns.lookUp(name, type)))).flatMap(({ values }) => values)

type Of = { domainName: string; isApex: boolean; wanted: readonly DnsRecord[]; traffic: Traffic }

/** Records that must be deleted before the domain can point here. */
async function lookUpConflicts(dns: Dns, { domainName: name, isApex, wanted, traffic }: Of) {
  const [cname, ...addresses] = await Promise.all([
    dns.lookUp(name, 'CNAME'),
    dns.lookUp(name, 'A'),
    dns.lookUp(name, 'AAAA'),
  ])
  const mail = isApex && cname.values.length > 0 ? await dns.lookUp(name, 'MX') : undefined
  const good = new Set(wanted.map(({ value }) => value.toLowerCase()))
  const at = (type: string, values: readonly string[]): DomainReport['conflicts'] =>
    values.map((value) => ({ type, name, value }))
  // An alias at the apex hides every other record there, including MX, even if it points here.
  const hiding = mail && mail.aliases.length === 0 && mail.values.length > 0
  const aliases = cname.values.filter((value) => hiding || (traffic !== 'here' && !good.has(value)))
  // Addresses behind an alias aren't the domain's own; flattened aliases point here.
  const direct = (answer: (typeof addresses)[number] | undefined) =>
    traffic === 'here' || !answer || answer.aliases.length > 0 ? [] : answer.values.filter((value) => !good.has(value))
  return [...at('CNAME', aliases), ...at('A', direct(addresses[0])), ...at('AAAA', direct(addresses[1]))]
}

/** The DKIM selectors of common email services. */
const selectors = ['default', 'google', 'selector1', 'k1', 's1', 'mail']

/** The records that a zone's email depends on, as far as we can find them: MX, SPF, DKIM, DMARC. */
async function lookUpMail(dns: Dns, { domainName, zone }: { domainName: string; zone: string }) {
  const receiving = [...new Set([zone, domainName])].map(async (name) =>
    (await own(dns, name, 'MX')).map((value) => ({ type: 'MX', value: name === zone ? value : `${name}: ${value}` })),
  )
  const sending = [
    texts(dns, zone, { type: 'SPF', begins: /^v=spf1\b/i }),
    texts(dns, `_dmarc.${zone}`, { type: 'DMARC', begins: /^v=dmarc1\b/i }),
  ]
  const keys = selectors.map(async (selector) => {
    const name = `${selector}._domainkey.${zone}`
    const { values, aliases } = await dns.lookUp(name, 'TXT')
    const isKey = aliases.length > 0 || values.some((value) => /(^|;)\s*(v=dkim1|k=|p=)/i.test(value))
    return isKey ? [{ type: 'DKIM', value: aliases[0] ? `${name} → ${aliases[0]}` : name }] : []
  })
  const found: DomainReport['mail'][] = await Promise.all([...receiving, ...sending, ...keys])
  return found.flat()
}

/** Leaves out the records of an alias's target. */
async function own(dns: Dns, name: string, type: 'MX' | 'TXT'): Promise<string[]> {
  const { values, aliases } = await dns.lookUp(name, type)
  return aliases.length > 0 ? [] : values
}

async function texts(dns: Dns, name: string, { type, begins }: { type: string; begins: RegExp }) {
  const values = await own(dns, name, 'TXT')
  return values.filter((value) => begins.test(value)).map((value) => ({ type, value }))
}

/** The provider's certificate authorities; one of them is enough. */
const makers = ['letsencrypt.org', 'pki.goog', 'ssl.com']
/** The other CAA properties that we understand, critical or not. */
const knownTags = ['issue', 'issuewild', 'iodef', 'issuemail', 'issuevmc', 'contactemail', 'contactphone']

type CaaFinding = DomainReport['caa'] & {
  /** The record to add if CAA records block every authority. */
  wanted: DnsRecord[]
}

type Where = { domainName: string; zone: string; target: string }

/**
 * Which authorities may issue certificates for a name. By RFC 8659, its own CAA records count, else those of its closest parent that has
 * any. Records behind a wrong alias stop counting once the alias is corrected.
 */
async function lookUpCaa(dns: Dns, { domainName, zone, target }: Where): Promise<CaaFinding> {
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
  // An authority that doesn't understand a critical property must not issue certificates.
  if (parsed.some(({ isCritical, tag }) => isCritical && !knownTags.includes(tag))) return 'blocks'
  const issuers = parsed.filter(({ tag }) => tag === 'issue')
  if (issuers.length === 0) return 'open'
  return issuers.some(({ value }) => isOurs(value)) ? 'allows' : 'blocks'
}

/** A CAA record may allow only another account, or validation methods that the provider doesn't use. */
function isOurs(value: string): boolean {
  const [maker = '', ...bounds] = value.split(';').map((part) => part.trim().toLowerCase())
  const methods = bounds.find((bound) => bound.startsWith('validationmethods='))
  return (
    makers.includes(maker) &&
    !bounds.some((bound) => bound.startsWith('accounturi=')) &&
    (!methods || /[=,\s]http-01(?![\w-])/.test(methods))
  )
}
