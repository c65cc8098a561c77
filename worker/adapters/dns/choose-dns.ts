import ipaddr from 'ipaddr.js'
import * as z from 'zod'
import { chosen, type Env } from '../../env.ts'
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

/** Who looks custom domains up. Throws in production for the simulator. */
export const chooseDns = (env: Env): Dns => chosen('DNS_PROVIDER', lookups, env.DNS_PROVIDER)(env)

/** How long the owner of a simulated domain takes to make the records, in milliseconds. */
const diligence = 4000
/** Where a name leads whose owner got it wrong. */
const elsewhere = 'parking.registrar.example'

type Records = Partial<Record<DnsType, string[]>>
type Claim = { user_id: string; created_at: number }

/**
 * The DNS of names below custom.{sites domain}: the expected records exist a few seconds after the owner connects a name. It
 * knows no other name. The zone is with a registrar that everybody knows, and has a mailbox.
 */
export function embeddedDns(env: Pick<Env, 'DB' | 'SITES_ORIGIN' | 'DOMAINS_TARGET'>): Dns {
  const base = playedBase(env)
  const target = playedTarget(env)

  const recordsOf = async (name: string): Promise<Records | undefined> => {
    if (name === base) return zoneRecords(base)
    if (!name.endsWith(`.${base}`)) return undefined
    const proved = /^_[^.]+\.(.+)$/.exec(name)?.[1]
    const claims = await claimsOf(env.DB, proved ?? name)
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
      // As a resolver does, which follows an alias to where it leads. Nothing is there.
      const aliases = type === 'CNAME' ? [] : (records.CNAME ?? [])
      return values.length > 0 ? { status: 'found', values, aliases } : { ...none('nothing'), aliases }
    },
  }
}

const none = (status: DnsAnswer['status']): DnsAnswer => ({ status, values: [], aliases: [] })

/** Who connected a name long enough ago. One that is disconnected keeps its records, as people forget them. */
async function claimsOf(db: D1Database, name: string): Promise<Claim[]> {
  const { results } = await db
    .prepare('select user_id, created_at from website_domains where domain_name = ?')
    .bind(name)
    .all<Claim>()
  return results.filter(({ created_at: since }) => Date.now() - since >= diligence)
}

const zoneRecords = (base: string): Records => ({
  NS: ['ns07.domaincontrol.com', 'ns08.domaincontrol.com'],
  MX: [`10 mail.${base}`],
  TXT: ['v=spf1 mx -all'],
})

/** What resolvers print of a record, as text that can be compared. */

/** A name without the dot at its end, lowercase. */
const plainName = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '')

/** A TXT record's parts, joined: `"v=spf1 " "-all"` is v=spf1 -all. Some resolvers print it without quotes. */
export function plainText(data: string): string {
  if (!data.startsWith('"')) return data
  const parts = data.matchAll(/"((?:[^"\\]|\\.)*)"/gs)
  return Array.from(parts, ([, part = '']) => part.replace(/\\(\d{3}|.)/gs, unescaped)).join('')
}

const unescaped = (_all: string, code: string) => (code.length === 3 ? String.fromCharCode(Number(code)) : code)

/** A CAA record as `0 issue "ca.example"`, from that or from the bytes that resolvers print which do not know the type: `\# 22 00 05 …`. */
export function plainCaa(data: string): string {
  const bytes = /^\\#\s*(\d+)((?:\s*[0-9a-f]{2})+)$/i.exec(data.trim())
  if (!bytes) return data.trim()
  const octets = Array.from((bytes[2] ?? '').replaceAll(/\s/g, '').matchAll(/../g), ([pair]) =>
    Number.parseInt(pair, 16),
  )
  const [flags = 0, length = 0, ...rest] = octets
  // A length that is not that of the bytes, or a tag that goes beyond them: nobody can say what it is.
  if (octets.length !== Number(bytes[1]) || length === 0 || length > rest.length) return data.trim()
  const [tag, value] = [rest.slice(0, length), rest.slice(length)].map((part) => String.fromCharCode(...part))
  return `${flags} ${tag} "${value}"`
}

/** `10 mail.example` */
export function plainMx(data: string): string {
  const [, preference = '', name = ''] = /^\s*(\d+)\s+(\S+)\s*$/.exec(data) ?? []
  return preference === '' ? data.trim() : `${preference} ${name === '.' ? name : plainName(name)}`
}

/** For one lookup, in milliseconds. */
const usualPatience = 4000
/** Bytes of an answer. */
const most = 64 * 1024

const numbers: Record<DnsType, number> = { A: 1, NS: 2, CNAME: 5, MX: 15, TXT: 16, AAAA: 28, CAA: 257 }
/** What the DNS calls an answer. */
const statuses = { fine: 0, noSuchName: 3 }

const answer = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ name: z.string(), type: z.number(), data: z.string() })).default([]),
})
type Found = z.infer<typeof answer>['Answer'][number]

const unknown: DnsAnswer = { status: 'unknown', values: [], aliases: [] }

/** A DNS-over-HTTPS resolver that speaks JSON, as Cloudflare's and Google's do. */
export function dnsOverHttps({ DNS_URL }: Pick<Env, 'DNS_URL'>, patience = usualPatience): Dns {
  const resolver = DNS_URL || 'https://cloudflare-dns.com/dns-query'
  if (!URL.canParse(resolver)) throw new Error('DNS_PROVIDER is https: DNS_URL is no address of a resolver.')
  return {
    lookUp: async (name, type) => {
      try {
        return await lookedUp(new URL(resolver), { name, type, patience })
      } catch (error) {
        console.error(
          'The DNS resolver gave no answer that can be used',
          error instanceof Error ? error.message : error,
        )
        return unknown
      }
    },
  }
}

type Question = { name: string; type: DnsType; patience: number }

async function lookedUp(url: URL, { name, type, patience }: Question): Promise<DnsAnswer> {
  url.searchParams.set('name', name)
  url.searchParams.set('type', type)
  const { status, body } = await jsonAnswer(url, { headers: { accept: 'application/dns-json' }, most, patience })
  if (status !== 200) throw new Error(`it answered ${status}`)
  const { Status, Answer } = answer.parse(body)
  // The zone's servers failed, or are not to be trusted: this says nothing about the name.
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

/** Where aliases lead from a name, each once. */
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
