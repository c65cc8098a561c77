// Sample websites as folders of files, made as `npm run render` makes them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A freely available video, so that the video section is on the page. Nothing loads until a visitor plays it. */
const film = 'https://vimeo.com/1084537'

/** { styles: [{ style, slug }], trades: string[] }: the available samples. */
export async function knownSamples() {
  const { presetStyles } = await import('../../renderer/document/enumerations.ts')
  const { sampleBusinesses } = await import('../../templates/samples.ts')
  const { styleSlug } = await import('../../worker/pages/sample-paths.ts')
  return {
    styles: presetStyles.map((style) => ({ style, slug: styleSlug(style) })),
    trades: sampleBusinesses.map(({ slug }) => slug),
  }
}

/**
 * Every one of these styles on every one of these trades, with reviews and a film. Search engines are let in, as an owner's page lets
 * them.
 * @returns [{ name, group, label, document }]
 */
export async function sampleSites({ styles, trades }) {
  const { findSampleBusiness, sampleWebsite } = await import('../../templates/samples.ts')
  const { styleSlug } = await import('../../worker/pages/sample-paths.ts')
  return styles.flatMap((style) =>
    trades.map((trade) => {
      const sample = sampleWebsite(style, findSampleBusiness(trade), { film })
      const document = { ...sample, settings: { ...sample.settings, searchIndexing: true } }
      return { name: `${styleSlug(style)}-${trade}`, group: style, label: trade, document }
    }),
  )
}

/** Every layout of every section that has one, alone between header and footer in each style: a group for each type of section. */
export async function layoutSites({ styles, trades: [trade] }) {
  const { sectionTypes } = await import('../../renderer/document/section-types.ts')
  const samples = await sampleSites({ styles, trades: [trade] })
  return Object.entries(sectionTypes).flatMap(([type, { content }]) =>
    layoutsOf(content).flatMap((layout) =>
      samples.flatMap(({ group: style, document }) => {
        const section = document.sections.find((one) => one.type === type)
        if (!section) return []
        const shown = { ...section, hidden: false, content: { ...section.content, layout } }
        const name = `${type}-${layout}-${style}`.toLowerCase()
        return {
          name,
          group: type,
          label: `${layout} ${style}`,
          document: { ...document, sections: framed(document, shown) },
        }
      }),
    ),
  )
}

/** Every page has a header and a footer. */
const framed = ({ sections }, shown) =>
  sections.flatMap((one) =>
    one.id === shown.id ? [shown] : one.type === 'Header' || one.type === 'Footer' ? [one] : [],
  )

function layoutsOf({ shape: { layout } }) {
  const values = layout?.meta()?.control === 'layout' ? layout.unwrap().options : []
  return values.filter((value) => value !== 'Auto')
}

/** Websites in which any two of these styles, these trades and all layouts meet. */
export async function pairedSites({ styles, trades }) {
  const { pairedWebsite, pairings } = await import('./paired-sites.ts')
  return pairings(styles, trades).map((pairing, nth) => {
    const { style, trade, layouts } = pairing
    const label = `${trade}: ${Object.entries(layouts)
      .filter(([, layout]) => layout !== 'Auto')
      .map(([type, layout]) => `${type} ${layout}`)
      .join(', ')}`
    return { name: `pair-${nth + 1}`, group: style, label, document: pairedWebsite(pairing) }
  })
}

const firstNames = ['Ash', 'Bell', 'Cole', 'Dunn', 'Ellis', 'Frost', 'Grey', 'Hart', 'Ives', 'Jarvis']

/** Ten businesses of one trade in one style with the same facts: they differ only in what their names decide. */
export async function alikeSites({ styles, trades }) {
  const { findSampleBusiness, sampleWebsite } = await import('../../templates/samples.ts')
  return styles.flatMap((style) =>
    trades.flatMap((trade) =>
      firstNames.map((first) => {
        const sample = findSampleBusiness(trade)
        const document = sampleWebsite(style, { ...sample, name: `${first} ${sample.name.split(' ').at(-1)}` })
        return {
          name: `${style}-${trade}-${first}`.toLowerCase(),
          group: `${style} ${trade}`,
          label: first,
          document,
        }
      }),
    ),
  )
}

/**
 * Renders websites into folders of `work`.
 * @returns the same websites, each with its `folder`
 */
export async function renderSites(sites, { work }) {
  const { preparedRenderer } = await import('../render/render-bundle.mjs')
  const { renderDocuments, fonts } = await preparedRenderer()
  const [from, out] = [join(work, 'documents'), join(work, 'sites')]
  for (const folder of [from, out]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  for (const { name, document } of sites) writeFileSync(join(from, `${name}.json`), JSON.stringify(document))
  await renderDocuments({ from, out, origin: 'https://{name}.example', withDocument: false, fonts })
  return sites.map((site) => ({ ...site, folder: join(out, site.name) }))
}
