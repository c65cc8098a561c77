import { sitesDomain } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { atHomeOfName } from '../platform/db/homes.ts'

/**
 * The context of the home that decides about a hostname: its website is there, if there is one. A handle that a website left belongs to
 * the same home as before.
 */
export const atHomeOfHost = (ctx: ServiceContext, hostname: string): Promise<ServiceContext> =>
  atHomeOfName(ctx, handleAt(ctx, hostname) || hostname)

/** The handle in a hostname; blank for a custom domain. */
export function handleAt({ env }: Pick<ServiceContext, 'env'>, hostname: string): string {
  const suffix = `.${sitesDomain(env)}`
  const handle = hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : ''
  // Development simulates custom domains below a label of the same domain.
  return handle.includes('.') ? '' : handle
}
