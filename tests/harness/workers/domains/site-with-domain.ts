import { env } from 'cloudflare:workers'
import type { ServiceContext } from '../../../../worker/platform/context.ts'
import { idOf, newHandle, newSite, publish, type Site, save, visit } from '../sites/sites.ts'
import { connectDomain } from './connected-domain.ts'

let names = 0
/** A domain that no other test in the file uses. */
export const newName = () => `shop${names++}.example`

export const at = (hostname: string, path = '/') => `http://${hostname}:8787${path}`
export const hostOf = (handle: string) => `${handle}.localhost`
export const onlyId = ({ userId, draftId }: { userId: string; draftId: string }) => ({ userId, draftId })

/** The page title or redirect target at a hostname, or null. */
export async function findAt(hostname: string, path = '/'): Promise<string | null> {
  const response = await visit(at(hostname, path))
  const body = await response.text()
  if (response.status === 404) return null
  if (response.status === 308) return `to ${response.headers.get('location')}`
  return /<title>(.*?)<\/title>/.exec(body)?.[1] ?? body
}

export const textAt = async (hostname: string, path = '/') => (await visit(at(hostname, path))).text()

/** An online website, by default named `One`, and a domain for it. */
export async function online(ctx: ServiceContext, name = 'One') {
  const [site, handle, domainName] = [await save(await newSite(), name), newHandle(), newName()]
  await publish(site, handle, ctx)
  return { site, handle, domainName, of: { ...idOf(site), domainName } }
}

/** An online website with a connected domain. */
export async function connected(ctx: ServiceContext, name = 'One') {
  const made = await online(ctx, name)
  await connectDomain(ctx, made.of)
  return made
}

/** The history of a person's domains, oldest first, with type, website and state. */
export async function historyOf({ userId }: Site) {
  const { results } = await env.DB.prepare(
    'select type, website_name, state from website_domains_history where user_id = ? order by id',
  )
    .bind(userId)
    .all()
  return results.map(({ type, website_name: website, state }) => [type, website, state])
}

export async function releasesOf({ draft: { draftId } }: Site) {
  const { results } = await env.DB.prepare(
    "select number, cause, restored_from from releases where draft_id = ? and state = 'stored' order by number",
  )
    .bind(draftId)
    .all()
  return results
}
