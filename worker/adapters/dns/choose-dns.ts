import ipaddr from 'ipaddr.js'
import * as z from 'zod'
import { chosen, type Env } from '../../env.ts'
import { logFailure } from '../../platform/log/log.ts'
import { jsonAnswer } from '../fetch/safe-fetch.ts'
import { partOf, playedBase, playedTarget } from '../hostnames/choose-hostnames.ts'
import { type Dns, type DnsAnswer, type DnsType, ownershipProof } from './schema.ts'

const lookups: Record<Env['DNS_PROVIDER'], (env: Env) => Dns> = {
  embedded: (env) => {
    if (env.ENVIRONMENT === 'production') {
      throw new Error('DNS_PROVIDER is embedded: it knows no names of the internet. In production it is https.')
    }
    return embeddedDns(env)
  },
  https: dnsOverHttps,
}

/** The DNS resolver for custom domains. Throws in production if the simulator is configured. */
export const chooseDns = (env: Env): Dns => chosen('DNS_PROVIDER', lookups, env.DNS_PROVIDER)(env)

/** How long the simulated owner takes to create the records, in milliseconds. */
const diligence = 4000
/** The target of a misconfigured simulated domain. */
const elsewhere = 'parking.registrar.example'

type Records = Partial<Record<DnsType, string[]>>
type Claim = { user_id: string; created_at: number }

/**
 * Simulated DNS for names below custom.{sites domain}: the expected records exist a few seconds after the owner connects a domain. Other
 * names don't exist. The zone has a well-known registrar and a mailbox.
 */
export function embeddedDns(env: Pick<Env, 'DB' | 'SITES_ORIGIN' | 'DOMAINS_TARGET'>): Dns {
  const base = playedBase(env)
  const target = playedTarget(env)

  const recordsOf = async (name: string): Promise<Records | undefined> => {
    if (name === base) return zoneRecords(base)
    if (!name.endsWith(`.${base}`)) return undefined
    const proved = /^_[^.]+\.(.+)$/.exec(name)?.[1]
    const claims = await claimsOf(env, proved ?? name)
    if (claims.length === 0) return partOf(name) === 'wrong-dns' && !proved ? { CNAME: [elsewhere] } : undefined
    if (!proved) return { CNAME: [partOf(name) === 'wrong-dns' ? elsewhere : target] }
    const proofs = claims.map(({ user_id: userId }) => ownershipProof({ userId, domainName: proved }))
    return { TXT: (await Promise.all(proofs)).map(({ value }) => value) }
  }

  return {
    lookUp: async (name, type) => {
      const records = await recordsOf(name.toLowerCase())
      if (!records) return none('no-such-name')
      const values = records[type] ?? []
      // Follows the alias like a resolver; the target has no records.
      const aliases = type === 'CNAME' ? [] : (records.CNAME ?? [])
      return values.length > 0 ? { status: 'found', values, aliases } : { ...none('nothing'), aliases }
    },
  }
}

const none = (status: DnsAnswer['status']): DnsAnswer => ({ status, values: [], aliases: [] })

/** Names connected long enough ago. A disconnected name keeps its records, since real owners forget to remove them. */
async function claimsOf({ DB }: Pick<Env, 'DB'>, name: string): Promise<Claim[]> {
  const { results } = await DB.prepare('select user_id, created_at from website_domains where domain_name = ?')
    .bind(name)
    .all<Claim>()
  return results.filter(({ created_at: since }) => Date.now() - since >= diligence)
}

const zoneRecords = (base: string): Records => ({
  NS: ['ns07.domaincontrol.com', 'ns08.domaincontrol.com'],
  MX: [`10 mail.${base}`],
  TXT: ['v=spf1 mx -all'],
})

/** Normalizes a record's text for comparison. */

/** A lowercase name without the trailing dot. */
const plainName = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '')

/** Joins the parts of a TXT record: `"v=spf1 " "-all"` becomes v=spf1 -all. Some resolvers omit the quotes. */
export function plainText(data: string): string {
  if (!data.startsWith('"')) return data
  const parts = data.matchAll(/"((?:[^"\\]|\\.)*)"/gs)
  return Array.from(parts, ([, part = '']) => part.replace(/\\(\d{3}|.)/gs, unescaped)).join('')
}

const unescaped = (_all: string, code: string) => (code.length === 3 ? String.fromCharCode(Number(code)) : code)

/** A CAA record as `0 issue "ca.example"`. Also parses the raw bytes (`\# 22 00 05 …`) that resolvers print for unknown types. */
export function plainCaa(data: string): string {
  const bytes = /^\\#\s*(\d+)((?:\s*[0-9a-f]{2})+)$/i.exec(data.trim())
  if (!bytes) return data.trim()
  const octets = Array.from((bytes[2] ?? '').replaceAll(/\s/g, '').matchAll(/../g), ([pair]) =>
    Number.parseInt(pair, 16),
  )
  const [flags = 0, length = 0, ...rest] = octets
  // Malformed: the length doesn't match the bytes, or the tag exceeds them.
  if (octets.length !== Number(bytes[1]) || length === 0 || length > rest.length) return data.trim()
  const [tag, value] = [rest.slice(0, length), rest.slice(length)].map((part) => String.fromCharCode(...part))
  return `${flags} ${tag} "${value}"`
}

/** `10 mail.example` */
export function plainMx(data: string): string {
  const [, preference = '', name = ''] = /^\s*(\d+)\s+(\S+)\s*$/.exec(data) ?? []
  return preference === '' ? data.trim() : `${preference} ${name === '.' ? name : plainName(name)}`
}

/** Per lookup, in milliseconds. */
const usualTimeoutMs = 4000
/** Maximum response size in bytes. */
const maxBytes = 64 * 1024

const numbers: Record<DnsType, number> = { A: 1, NS: 2, CNAME: 5, MX: 15, TXT: 16, AAAA: 28, CAA: 257 }
/** DNS response codes. */
const statuses = { fine: 0, noSuchName: 3 }

const answer = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ name: z.string(), type: z.number(), data: z.string() })).default([]),
})
type Found = z.infer<typeof answer>['Answer'][number]

const unknown: DnsAnswer = { status: 'unknown', values: [], aliases: [] }

/** A DNS-over-HTTPS resolver with a JSON API, such as Cloudflare's or Google's. */
export function dnsOverHttps({ DNS_URL }: Pick<Env, 'DNS_URL'>, timeoutMs = usualTimeoutMs): Dns {
  const resolver = DNS_URL || 'https://cloudflare-dns.com/dns-query'
  if (!URL.canParse(resolver)) throw new Error('DNS_PROVIDER is https: DNS_URL is no address of a resolver.')
  return {
    lookUp: async (name, type) => {
      try {
        return await lookedUp(new URL(resolver), { name, type, timeoutMs })
      } catch (error) {
        logFailure('dns.failed', error)
        return unknown
      }
    },
  }
}

type Question = { name: string; type: DnsType; timeoutMs: number }

async function lookedUp(url: URL, { name, type, timeoutMs }: Question): Promise<DnsAnswer> {
  url.searchParams.set('name', name)
  url.searchParams.set('type', type)
  const { status, body } = await jsonAnswer(url, {
    headers: { accept: 'application/dns-json' },
    max: maxBytes,
    timeoutMs,
  })
  if (status !== 200) throw new Error(`it answered ${status}`)
  const { Status, Answer } = answer.parse(body)
  // The zone's servers or DNSSEC validation failed, which says nothing about the name.
  if (Status !== statuses.fine && Status !== statuses.noSuchName) return unknown
  const aliases = type === 'CNAME' ? [] : chainOf(plainName(name), Answer)
  const owner = aliases.at(-1) ?? plainName(name)
  const values = Answer.filter((one) => one.type === numbers[type] && plainName(one.name) === owner)
  const about = new Set([plainName(name), ...aliases])
  if (Answer.length > 0 && !Answer.some((one) => about.has(plainName(one.name)))) {
    throw new Error('it answered about another name')
  }
  return {
    status: Status === statuses.noSuchName ? 'no-such-name' : values.length > 0 ? 'found' : 'nothing',
    values: values.map(({ data }) => plain[type](data)),
    aliases,
  }
}

/** The alias targets reachable from a name, each once. */
function chainOf(name: string, found: Found[]): string[] {
  const chain: string[] = []
  let at = name
  for (;;) {
    const next = found.find((one) => one.type === numbers.CNAME && plainName(one.name) === at)
    const target = next && plainName(next.data)
    if (!target || target === name || chain.includes(target)) return chain
    chain.push(target)
    at = target
  }
}

const address = (data: string) => (ipaddr.isValid(data) ? ipaddr.parse(data).toString() : data)

const plain: Record<DnsType, (data: string) => string> = {
  ...{ A: address, AAAA: address, NS: plainName, CNAME: plainName },
  ...{ TXT: plainText, CAA: plainCaa, MX: plainMx },
}
