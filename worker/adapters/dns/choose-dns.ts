import type { Env } from '../../env.ts'
import { chosen } from '../choose.ts'
import { partOf, playedBase, playedTarget } from '../hostnames/choose-hostnames.ts'
import { dnsOverHttps } from './dns-https.ts'
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
