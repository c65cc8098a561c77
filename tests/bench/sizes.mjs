import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { load, styleReleases } from '../harness/bench/sample.mjs'
import { builtWorker, root } from '../harness/bench/workerd.mjs'

// Bytes: what a visitor, an owner and the platform have to load.

const client = join(root, 'dist/client')
const kb = (bytes) => bytes / 1024
const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).byteLength

/** The page as it is stored and sent, in the heaviest style. */
async function heaviestPage() {
  const releases = await styleReleases()
  return Math.max(...releases.map((release) => release.page.body.byteLength))
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
  return Math.max(...fontPairs.map((pair) => weigh(pair, 'é')))
}

/** A Worker's modules, gzipped one by one. */
async function workerKb(entry) {
  const { main, modules } = await builtWorker(entry)
  return kb(modules.reduce((sum, { fileName }) => sum + gzipped(join(dirname(main), fileName)), 0))
}

/** The entry and what it imports at once, and the same of the wizard's own chunk. Its later steps come while the first is being filled in. */
function wizardScript() {
  const { entries, lazyOf, weigh, closure } = builtScript()
  const wizard = lazyOf(closure(entries)).find((key) => key.startsWith('_wizard-'))
  if (!wizard) throw new Error('the wizard is not a separate chunk')
  const all = closure([...entries, wizard])
  return { kb: weigh(all), files: all.size }
}

/** The script that /designer loads before anything in it is opened. */
function designerScript() {
  const { entries, lazyOf, weigh, closure } = builtScript()
  const initial = closure(entries)
  const screen = lazyOf(initial).find((key) => key.includes('designer-page'))
  if (!screen) throw new Error('the designer is not a separate chunk')
  return weigh(closure([...entries, screen]))
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

export const measures = {
  page: heaviestPage,
  'page-fonts': heaviestPair,
  'edge-size': () => workerKb('worker/edge/worker.ts'),
  'create-script': () => wizardScript().kb,
  'create-files': () => wizardScript().files,
  'editor-script': designerScript,
}
