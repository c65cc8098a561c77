import type { Env } from '../env.ts'
import { FetchRefused } from './fetch-refused.ts'
import { mustLeadOutside } from './name-lookup.ts'
import { isPublicHost } from './public-host.ts'
import type { FetchGuard } from './safe-fetch.ts'

/** Only https, only the hosts named ('host', 'host:port'). `loopback`: in development, http and addresses of the machine itself too. */
export const onlyHosts =
  (hosts: readonly string[], { loopback = false } = {}): FetchGuard =>
  (url) => {
    mustBePlain(url)
    if (!hosts.includes(url.host)) refuse(url, 'is not one of those allowed')
    if (loopback && isLoopback(url)) return
    if (url.protocol !== 'https:') refuse(url, 'is not asked without https')
    mustBePublic(url)
  }

type Import = Pick<Env, 'ENVIRONMENT' | 'APP_ORIGIN' | 'SITES_ORIGIN' | 'IMPORT_DNS_URL' | 'IMPORT_LOOPBACK_HOSTS'>

/**
 * Any host on the internet but our own, by http or https on their default ports. Its name is looked up first where there is a resolver
 * for that. Connected domains are allowed: their pages are static and fetch nothing in turn.
 */
export function anyPublicHost(env: Import): FetchGuard {
  const own = [env.APP_ORIGIN, env.SITES_ORIGIN].map((origin) => new URL(origin))
  const loopback = loopbackHosts(env)
  return (url, signal) => {
    mustBePlain(url)
    if (own.some(({ host }) => host === url.host)) refuse(url, 'is our own')
    if (isLoopback(url) && loopback.includes(url.host)) return
    if (own.some(({ hostname }) => isWithin(url.hostname, hostname))) refuse(url, 'is our own')
    mustBePublic(url)
    return env.IMPORT_DNS_URL ? mustLeadOutside(url, env.IMPORT_DNS_URL, signal) : undefined
  }
}

/** What of the machine itself may be asked: nothing in production, whatever is set. */
const loopbackHosts = ({ ENVIRONMENT, IMPORT_LOOPBACK_HOSTS = '' }: Import): string[] =>
  ENVIRONMENT === 'production' ? [] : IMPORT_LOOPBACK_HOSTS.split(/[\s,]+/).filter((host) => host !== '')

function mustBePlain(url: URL): void {
  if (!/^https?:$/.test(url.protocol)) refuse(url, 'is asked by http and https alone')
  if (url.username !== '' || url.password !== '') refuse(url, 'is asked without a user')
}

function mustBePublic(url: URL): void {
  if (!isPublicHost(url.hostname)) refuse(url, 'is not public')
  if (url.port !== '') refuse(url, 'is asked on its default port alone')
}

function refuse({ host }: URL, why: string): never {
  throw new FetchRefused('address', `${host} ${why}`)
}

function isWithin(hostname: string, domain: string): boolean {
  const bare = hostname.replace(/\.$/, '')
  return bare === domain || bare.endsWith(`.${domain}`)
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
