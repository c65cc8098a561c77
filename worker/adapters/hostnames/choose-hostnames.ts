import { chosen, type Env } from '../../env.ts'
import { customLabel } from '../../platform/addresses/hosts.ts'
import { HOUR } from '../../platform/time.ts'
import { cloudflareHostnames } from './cloudflare-hostnames.ts'
import type { CustomHostname, HostnameStage, Hostnames } from './hostnames.ts'

const hostnames: Record<Env['HOSTNAMES_PROVIDER'], (env: Env) => Hostnames | undefined> = {
  none: () => undefined,
  embedded: (env) => {
    if (env.ENVIRONMENT === 'production') {
      throw new Error('HOSTNAMES_PROVIDER is embedded: it only plays. In production it is cloudflare, or none.')
    }
    return embeddedHostnames(env)
  },
  cloudflare: cloudflareHostnames,
}

/**
 * The provider of custom domains; undefined if the product doesn't offer them. Throws in production for the simulator, or if settings are
 * missing.
 */
export const chooseHostnames = (env: Env): Hostnames | undefined =>
  chosen('HOSTNAMES_PROVIDER', hostnames, env.HOSTNAMES_PROVIDER)(env)

/** How many milliseconds after its creation a simulated hostname reaches each stage. */
const usual: [HostnameStage, from: number][] = [
  ['ownership-pending', 0],
  ['ownership-verified', 3000],
  ['certificate-pending', 4000],
]
const ways: Record<Part, typeof usual> = {
  usual: [...usual, ['connected', 7000]],
  // Created only if the owner insists.
  'wrong-dns': [['ownership-pending', 0]],
  'no-certificate': [...usual, ['certificate-failed', 7000]],
  slow: [...usual, ['connected', 3 * HOUR]],
}

/**
 * Simulates hostnames below custom.{sites domain}, which need no certificate in development. Stateless: a hostname's id contains its
 * creation time, which decides everything else.
 */
export function embeddedHostnames(env: Pick<Env, 'SITES_ORIGIN' | 'DOMAINS_TARGET'>): Hostnames {
  const made = (hostname: string, at: number): CustomHostname => ({
    ...{ id: `played.${at.toString(36)}.${hostname}`, hostname, stage: stageAt(hostname, Date.now() - at) },
    ...{ recordsWrong: partOf(hostname) === 'wrong-dns', problems: [], records: [] },
  })
  const read = async (id: string) => {
    const [, at, hostname] = /^played\.([0-9a-z]+)\.(.+)$/.exec(id) ?? []
    return at && hostname ? made(hostname, Number.parseInt(at, 36)) : undefined
  }
  return {
    ...{ target: playedTarget(env), addresses: [], read },
    create: async (hostname) => made(hostname, Date.now()),
    find: async () => undefined,
    restart: async (id) => {
      const known = await read(id)
      return known && made(known.hostname, Date.now())
    },
    remove: async () => {},
    quota: async () => undefined,
  }
}

const stageAt = (hostname: string, age: number): HostnameStage =>
  ways[partOf(hostname)].findLast(([, from]) => age >= from)?.[0] ?? 'ownership-pending'

type Hosts = Pick<Env, 'SITES_ORIGIN' | 'DOMAINS_TARGET'>

const sitesHost = ({ SITES_ORIGIN }: Hosts) => new URL(SITES_ORIGIN).hostname

/** The parent of all simulated hostnames: `custom.localhost`. */
export const playedBase = (env: Hosts): string => `${customLabel}.${sitesHost(env)}`
/** The CNAME target. */
export const playedTarget = (env: Hosts): string => env.DOMAINS_TARGET?.toLowerCase() || `connect.${sitesHost(env)}`

/**
 * The scenario that a simulated hostname's first label selects, ignoring `www.`: wrong-dns.custom.localhost, wrong-dns-2.custom.localhost,
 * …
 */
type Part = 'usual' | 'wrong-dns' | 'slow' | 'no-certificate'
export const partOf = (hostname: string): Part =>
  (/^(?:www\.)?(wrong-dns|slow|no-certificate)[.-]/.exec(hostname)?.[1] as Part | undefined) ?? 'usual'
