// Sample websites as folders of files, made as `npm run render` makes them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { preparedRenderer } from '../render/render-bundle.mjs'

/** A film that anybody may show, so that the section for one is on the page. Nothing is fetched until it is opened. */
const film = 'https://vimeo.com/1084537'

/** { styles: [{ style, slug }], industries: string[] }: what there are samples of. */
export async function knownSamples() {
  const { presetStyles } = await import('../../renderer/document/enumerations.ts')
  const { sampleBusinesses } = await import('../../templates/samples.ts')
  const { styleSlug } = await import('../../worker/pages/sample-paths.ts')
  return {
    styles: presetStyles.map((style) => ({ style, slug: styleSlug(style) })),
    industries: sampleBusinesses.map(({ industry }) => industry),
  }
}

/**
 * Renders every one of these styles on every one of these industries, with reviews and a film, into folders of `work`.
 * Search engines are let in, as an owner's page lets them.
 * @returns [{ name, style, industry, folder }]
 */
export async function renderSamples({ styles, industries, work }) {
  const { findSampleBusiness, sampleWebsite } = await import('../../templates/samples.ts')
  const { styleSlug } = await import('../../worker/pages/sample-paths.ts')
  const { renderDocuments, fonts } = await preparedRenderer()
  const [from, out] = [join(work, 'documents'), join(work, 'sites')]
  for (const folder of [from, out]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  const sites = styles.flatMap((style) =>
    industries.map((industry) => {
      const name = `${styleSlug(style)}-${industry}`
      return { name, style, industry, folder: join(out, name) }
    }),
  )
  for (const { name, style, industry } of sites) {
    const sample = sampleWebsite(style, findSampleBusiness(industry), { film })
    const document = { ...sample, settings: { ...sample.settings, searchIndexing: true } }
    writeFileSync(join(from, `${name}.json`), JSON.stringify(document))
  }
  await renderDocuments({ from, out, origin: 'https://{name}.example', withDocument: false, fonts })
  return sites
}
