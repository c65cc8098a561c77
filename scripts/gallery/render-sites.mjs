import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Renders websites into folders of `work`, as `npm run render` does.
 * @param sites [{ name, document }]
 * @param form where forms are sent, as for `npm run render`; left out: there are none
 * @returns the same websites, each with its `folder`
 */
export async function renderSites(sites, { work, form }) {
  const { preparedRenderer } = await import('../render/render-bundle.mjs')
  const { renderDocuments, fonts } = await preparedRenderer()
  const [from, out] = [join(work, 'documents'), join(work, 'sites')]
  for (const folder of [from, out]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  for (const { name, document } of sites) writeFileSync(join(from, `${name}.json`), JSON.stringify(document))
  await renderDocuments({ from, out, origin: 'https://{name}.example', form, withDocument: false, fonts })
  return sites.map((site) => ({ ...site, folder: join(out, site.name) }))
}
