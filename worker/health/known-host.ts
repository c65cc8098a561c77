import type { Env } from '../env.ts'
import { hostKind, www } from '../platform/addresses/hosts.ts'
import { readPage } from '../platform/store/release.ts'

/** Whether visitors get something at a hostname: then a proxy may order its certificate. Anybody could find out by visiting it. */
export async function isKnownHost(
  env: Pick<Env, 'APP_ORIGIN' | 'SITES_ORIGIN' | 'SITES'>,
  hostname: string,
): Promise<boolean> {
  const kind = hostKind(hostname, env)
  if (kind === 'app' || kind === 'preview') return true
  if (kind === 'unknown') return false
  return (await readPage(env, kind === 'www' ? hostname.slice(www.length) : hostname)) !== undefined
}
