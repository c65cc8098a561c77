import { customLabel } from '../contract/sites-labels.ts'
import type { Env } from '../env.ts'

type Hosts = Pick<Env, 'SITES_ORIGIN' | 'DOMAINS_TARGET'>

const sitesHost = ({ SITES_ORIGIN }: Hosts) => new URL(SITES_ORIGIN).hostname

/** Below it all names are played: `custom.localhost`. */
export const playedBase = (env: Hosts): string => `${customLabel}.${sitesHost(env)}`
/** What they have to lead to. */
export const playedTarget = (env: Hosts): string => env.DOMAINS_TARGET?.toLowerCase() || `connect.${sitesHost(env)}`

/** What a name plays by how it begins, `www.` aside: wrong-dns.custom.localhost, wrong-dns-2.custom.localhost, … */
export type Part = 'usual' | 'wrong-dns' | 'slow' | 'no-certificate'
export const partOf = (hostname: string): Part =>
  (/^(?:www\.)?(wrong-dns|slow|no-certificate)[.-]/.exec(hostname)?.[1] as Part | undefined) ?? 'usual'
