// npm run build, and the Worker's own build command: the editor, the fonts, the index of places and the public pages into dist/client, the
// Workers into dist/worker; the bill of materials of all that into dist.
//   --for <file>    what a deployment builds in, as JSON (scripts/deploy/app-config.ts)
// Does nothing when nothing it reads has changed. Writes to dist and .cache only, so that a watcher never sees its own work, except for the
// Worker's list of public pages and the renderer's icons when one came or went, and the widths of glyphs when a font changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { fingerprint } from './build/fingerprint.mjs'
import { root } from './run.mjs'

const client = join(root, 'dist/client')
const workers = { app: 'worker/index.ts', edge: 'worker/edge/worker.ts' }
const mark = join(root, '.cache/build-inputs')
const lock = join(root, '.cache/build-lock')
/** Empty for a local build, except for `npm start -- --self-host`. */
const { values } = parseArgs({ options: { for: { type: 'string' } } })
const builtIn = values.for === undefined ? (process.env.SHINGLE_BUILT_IN ?? '') : readFileSync(values.for, 'utf8')
const inputs = [
  'editor',
  'marketing',
  'renderer',
  'templates',
  'worker',
  'scripts',
  'vite.config.ts',
  'package-lock.json',
]

process.chdir(root)
await takeTurn()
if (
  existsSync(join(client, '_/pages/home.html')) &&
  Object.keys(workers).every((name) => existsSync(join(root, 'dist/worker', name, 'index.mjs'))) &&
  existsSync(mark) &&
  readFileSync(mark, 'utf8') === fingerprint(inputs) + builtIn
)
  process.exit(0)

process.env.NODE_ENV = 'production'
process.env.SHINGLE_BUILT_IN = builtIn || '{}'
for (const [name, text] of Object.entries(JSON.parse(builtIn || '{}'))) globalThis[name] = JSON.parse(text)
const { build, runnerImport } = await import('vite')
const { brandedBuild, repaint } = await import('./build/branded.ts')
const load = async (module) =>
  (await runnerImport(module, { configFile: false, root, logLevel: 'warn', plugins: brandedBuild() })).module

let inputsNow
try {
  const { writePublicPaths } = await import('./build/write-public-paths.ts')
  const { writeGlyphWidths } = await import('./build/write-glyph-widths.ts')
  await writeGlyphWidths()
  writePublicPaths((await load('/marketing/public-pages.ts')).publicPages)
  const { writeIcons } = await import('./build/write-icons.ts')
  writeIcons()
  inputsNow = fingerprint(inputs)
  await build({ configFile: 'vite.config.ts', logLevel: 'error' })
  writeBrand()
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const { buildFonts } = await import('./build/build-fonts.ts')
  await buildFonts(join(client, '_/fonts'))
  const { buildPlaces, placeSources } = await import('./build/build-places.ts')
  buildPlaces(join(client, '_/places'), join(root, '.cache/place-sources'), fingerprint(placeSources))
  const { buildPublicPages } = await import('./build/build-public-pages.ts')
  await buildPublicPages(client, manifest, load)
  const { buildFirstFrame } = await import('./build/build-first-frame.ts')
  await buildFirstFrame(client, manifest)
  removeStaleAssets(manifest)
  const { buildWorker } = await import('./build/build-worker.ts')
  const constants = JSON.parse(builtIn || '{}')
  for (const [name, entry] of Object.entries(workers))
    await buildWorker(entry, join(root, 'dist/worker', name), { constants })
  const { writePackages } = await import('./build/packages/write-packages.ts')
  writePackages(root)
} catch (error) {
  console.error(`The build failed. ${error.message}`)
  process.exit(1)
}
writeFileSync(mark, inputsNow + builtIn)

/** Puts the installation's name, color and mark into the app's page and the files of editor/public. */
function writeBrand() {
  const { SHINGLE_NAME: name, SHINGLE_COLOR: color, SHINGLE_MARK: mark } = globalThis
  for (const file of ['app.webmanifest', 'favicon.svg', 'index.html']) {
    const path = join(client, file)
    const text = file === 'favicon.svg' && mark ? mark : readFileSync(path, 'utf8')
    const named = name ? text.replaceAll('Shingle', name) : text
    writeFileSync(path, color ? repaint(named, color) : named)
  }
}

/** Deletes files of builds before today. Today's stay: an open page may still load its chunks. */
function removeStaleAssets(manifest) {
  const kept = new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  for (const name of readdirSync(join(client, 'assets'))) {
    const path = join(client, 'assets', name)
    if (!kept.has(`assets/${name}`) && statSync(path).mtimeMs < yesterday) rmSync(path)
  }
}

/** Waits for a build that is already running: two servers that watch the same files would overwrite each other's output. */
async function takeTurn() {
  mkdirSync(dirname(lock), { recursive: true })
  while (true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      process.on('exit', () => rmSync(lock, { force: true }))
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
      return
    } catch {
      if (!isRunning(Number(readIfThere(lock)))) rmSync(lock, { force: true })
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  }
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return pid > 0
  } catch {
    return false
  }
}
