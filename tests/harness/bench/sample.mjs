// The full sample website, rendered and compressed as a publish does, with the product's code in Node.
import { root } from './workerd.mjs'

let sample

/** { document, release } of the sample with every section type. */
export function sampleRelease() {
  sample ??= render()
  return sample
}

let styled

/** The releases of the full website in each style. */
export function styleReleases() {
  styled ??= renderStyles()
  return styled
}

async function renderStyles() {
  process.env.NODE_ENV = 'production'
  const { fullDocument } = await load('/tests/sites-in-browser/sample-sites.ts')
  const { presetStyles } = await load('/renderer/document/enumerations.ts')
  const { renderRelease } = await load('/worker/publishing/store-release.ts')
  const target = { draftId: 'sample', origin: 'http://site-0.localhost' }
  return Promise.all(presetStyles.map((style) => renderRelease(fullDocument(style), target)))
}

let loader

/** A module of the product, loaded from TypeScript. */
export async function load(path) {
  loader ??= import('vite').then(({ createServer }) =>
    createServer({
      configFile: false,
      root,
      logLevel: 'error',
      appType: 'custom',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, watch: null },
      oxc: { jsx: { runtime: 'automatic', development: false } },
    }),
  )
  return (await loader).ssrLoadModule(path)
}

export async function closeLoader() {
  await (await loader)?.close()
  loader = undefined
}

async function render() {
  process.env.NODE_ENV = 'production'
  const { fullSite } = await load('/tests/renderer/fixtures/full-site.ts')
  const { renderRelease } = await load('/worker/publishing/store-release.ts')
  const { holdPage } = await load('/worker/edge/held-page.ts')
  const release = await renderRelease(fullSite, { draftId: 'sample', origin: 'http://site-0.localhost' })
  return { document: fullSite, release, held: holdPage(release.page) }
}
