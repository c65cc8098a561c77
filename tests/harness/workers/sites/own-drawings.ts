import { env } from 'cloudflare:workers'
import { writeHost, writeRelease } from '../../../../worker/platform/store/write.ts'
import { renderRelease } from '../../../../worker/publishing/store-release.ts'
import { addressFor, publish, type Site } from './sites.ts'

export const keysWith = async (prefix: string): Promise<string[]> =>
  (await env.SITES.list({ prefix })).keys.map(({ name }) => name)

/** The keys of the drawings that a website's releases share. */
export const drawingKeys = ({ draft }: Pick<Site, 'draft'>) => keysWith(`art:${draft.draftId}/`)

/** Publishes a website as the product did before releases shared drawings: its release has its own copies. Returns the release's id. */
export async function publishWithOwnDrawings(site: Site, handle: string): Promise<string> {
  const { releaseId } = await publish(site, handle)
  const { draftId, websiteSettings } = site.draft
  const origin = addressFor(handle, '')
  const release = await renderRelease(websiteSettings, { draftId, origin, at: Date.now(), ownDrawings: true })
  const added = [...(await keysWith(`release:${releaseId}`)), ...(await drawingKeys(site))]
  await Promise.all(added.map((key) => env.SITES.delete(key)))
  await writeRelease(env, release)
  await writeHost(env, `${handle}.localhost`, release.page)
  await env.DB.batch([
    env.DB.prepare('update releases set id = ?, manifest = ?, drawings = null where id = ?').bind(
      release.releaseId,
      JSON.stringify(release.manifest),
      releaseId,
    ),
    env.DB.prepare('update websites set release_id = ? where release_id = ?').bind(release.releaseId, releaseId),
  ])
  return release.releaseId
}
