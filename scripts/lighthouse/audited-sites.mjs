/** A freely available video, so that the page has a video section. Nothing loads until a visitor plays it. */
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
 * Samples of these trades in these styles, with reviews and a film, open to search engines as an owner's page is.
 * @returns [{ name, group, label, document }]
 */
export async function sampleSites({ styles, trades }) {
  const { findSampleBusiness } = await import('../../templates/samples.ts')
  const { styleSlug } = await import('../../worker/pages/sample-paths.ts')
  const { sampleWebsite } = await import('../../worker/pages/sample-website.ts')
  const { localComposer } = await import('../local-composer.ts')
  const sites = []
  for (const style of styles)
    for (const trade of trades) {
      const sample = await sampleWebsite(localComposer, style, findSampleBusiness(trade), { film })
      const document = { ...sample, settings: { ...sample.settings, searchIndexing: true } }
      sites.push({ name: `${styleSlug(style)}-${trade}`, group: style, label: trade, document })
    }
  return sites
}

/** Websites in which any two of these styles, these trades and all layouts meet. */
export async function pairedSites({ styles, trades }) {
  const { pairedWebsite, pairings } = await import('./paired-sites.ts')
  const sites = []
  for (const pairing of pairings(styles, trades)) {
    const { style, trade, layouts } = pairing
    const label = `${trade}: ${Object.entries(layouts)
      .filter(([, layout]) => layout !== 'Auto')
      .map(([type, layout]) => `${type} ${layout}`)
      .join(', ')}`
    sites.push({ name: `pair-${sites.length + 1}`, group: style, label, document: await pairedWebsite(pairing) })
  }
  return sites
}
