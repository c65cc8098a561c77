import { readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startProduct } from '../harness/bench/product.mjs'
import { load, sampleHtml, styleReleases } from '../harness/bench/sample.mjs'
import { builtWorker, root, startOf } from '../harness/bench/workerd.mjs'

// Bytes: what a visitor, an owner and the platform have to load.

const client = join(root, 'dist/client')
const kb = (bytes) => bytes / 1024
const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).byteLength

/** The page as it is stored and sent, in each style. */
async function heaviestPage() {
  const releases = await styleReleases()
  const by = Object.fromEntries(releases.map(({ style, release }) => [style, release.page.body.byteLength]))
  const [style, value] = Object.entries(by).toSorted(([, a], [, b]) => b - a)[0]
  return { value, style, by }
}

async function mostScript() {
  const releases = await styleReleases()
  const most = (key) => Math.max(...releases.map((release) => scriptBytes(release[key])))
  return { value: most('html'), withConsent: most('consentHtml') }
}

/** Script that runs; data in script elements does not. */
function scriptBytes(html) {
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)]
  return scripts.reduce((sum, [, code]) => sum + Buffer.byteLength(code), 0)
}

async function heaviestPair() {
  const folder = join(client, '_/fonts')
  const { fontPairs } = await load('/renderer/styles/font-pairs.ts')
  const { fontRules } = await load('/renderer/fonts/font-rules.ts')
  const { reachOf } = await load('/renderer/fonts/reach.ts')
  const weigh = (pair, text) => {
    const files = new Set([...fontRules(pair, reachOf(text)).matchAll(/_\/fonts\/([\w.-]+)/g)].map(([, name]) => name))
    return kb([...files].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0))
  }
  const pairs = fontPairs.map((pair) => ({ name: pair.name, value: weigh(pair, 'é'), basic: weigh(pair, 'e') }))
  const round = (value) => Math.round(value * 10) / 10
  const by = Object.fromEntries(pairs.map(({ name, value, basic }) => [name, [round(basic), round(value)]]))
  return { ...pairs.toSorted((a, b) => b.value - a.value)[0], by }
}

/** A Worker's modules, gzipped one by one: all of them, or those that it compiles at its start. */
async function workerKb(entry, { atStart = false } = {}) {
  const { main, modules } = await builtWorker(entry)
  const counted = atStart ? startOf(modules) : modules
  return kb(counted.reduce((sum, { fileName }) => sum + gzipped(join(dirname(main), fileName)), 0))
}

/** The entry and what it imports at once, and the same of the wizard's own chunk. Its later steps come while the first is being filled in. */
function wizardScript() {
  const { entries, lazyOf, weigh, closure } = builtScript()
  const wizard = lazyOf(closure(entries)).find((key) => key.startsWith('_wizard-'))
  if (!wizard) throw new Error('the wizard is not a separate chunk')
  const all = closure([...entries, wizard])
  return { value: weigh(all), files: all.size }
}

/** What /designer loads before anything in it is opened, beyond what every screen loads; and what waits until it is asked for. */
function designerScript() {
  const { entries, lazyOf, weigh, closure } = builtScript()
  const initial = closure(entries)
  const screen = lazyOf(initial).find((key) => key.includes('designer-page'))
  if (!screen) throw new Error('the designer is not a separate chunk')
  const open = closure([screen])
  const later = closure(lazyOf(open))
  const beyond = open.difference(initial)
  const asked = later.difference(open).difference(initial)
  return { value: weigh(beyond), files: beyond.size, laterKb: Math.round(weigh(asked)), laterFiles: asked.size }
}

/** The script of the last build, by the keys of its manifest. */
function builtScript() {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const isScript = (key) => manifest[key].file.endsWith('.js')
  /** These chunks and all that they import at once. */
  const closure = (keys, known = new Set()) => {
    for (const key of keys.filter((candidate) => !known.has(candidate) && isScript(candidate)))
      closure(manifest[key].imports ?? [], known.add(key))
    return known
  }
  return {
    entries: ['index.html'],
    closure,
    lazyOf: (keys) => [...keys].flatMap((key) => manifest[key].dynamicImports ?? []),
    weigh: (keys) => {
      const files = new Set([...keys].map((key) => manifest[key].file))
      return kb([...files].reduce((sum, file) => sum + gzipped(join(client, file)), 0))
    },
  }
}

// From `npm start`, with the dependencies there, to the product's first answer.

export const benches = {
  'page-bytes': {
    unit: 'bytes',
    against: '<= 14336, aim 8192: the full page of the heaviest style',
    measure: heaviestPage,
  },
  'page-html-kb': {
    unit: 'KB',
    against: 'for scale: uncompressed',
    measure: async () => ({ value: kb((await sampleHtml()).length) }),
  },
  'page-js-bytes': {
    unit: 'bytes',
    against: '0 without a cookie banner, <= 1024 with one and measurement: the worst style',
    measure: mostScript,
  },
  'page-fonts-kb': {
    unit: 'KB',
    against: '<= 60, both fonts of the heaviest pair, letters of western Europe',
    measure: heaviestPair,
  },
  'edge-gz-kb': {
    unit: 'KB',
    against: '<= 18 with what serves files, kv-asset-handler among it',
    measure: async () => ({ value: await workerKb('worker/edge/worker.ts') }),
  },
  'edge-own-gz-kb': {
    unit: 'KB',
    against: '<= 5: what it compiles before the first page, without what serves files',
    measure: async () => ({ value: await workerKb('worker/edge/worker.ts', { atStart: true }) }),
  },
  'worker-gz-kb': {
    unit: 'KB',
    against: 'the platform allows 10240',
    measure: async () => ({ value: await workerKb('worker/index.ts') }),
  },
  'editor-initial-gz-kb': { unit: 'KB', against: "<= 200, script of the wizard's first load", measure: wizardScript },
  'designer-gz-kb': {
    unit: 'KB',
    against: '<= 300, script of the designer beyond the first of every screen, nothing in it opened yet',
    measure: designerScript,
  },
  'start-s': {
    unit: 's',
    against: 'npm start to the first answer, dependencies present, nothing built',
    measure: start,
  },
}

async function start() {
  rmSync(join(root, '.cache/build-inputs'), { force: true })
  const { seconds, stop } = await startProduct('start')
  await stop()
  return { value: seconds }
}
