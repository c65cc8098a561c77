// The renderer as one file of plain JavaScript with React's production build, and the fonts: made once for what the sources
// are now, in .cache/render.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fingerprint } from '../build/fingerprint.mjs'
import { root } from '../run.mjs'

const cache = join(root, '.cache/render')
const entries = ['scripts/render/render-documents.ts', 'scripts/render/render-thread.ts']
const inputs = ['renderer', 'scripts', 'package-lock.json']
const dayMs = 24 * 60 * 60 * 1000
/** The footer texts from the installation's settings, as `npm run deploy` uses them. Undefined without settings. */
const installation = await readConstants()

/** `renderDocuments` of render-documents.ts and the folder with every font. */
export async function preparedRenderer() {
  process.env.NODE_ENV = 'production'
  const folder = join(cache, nameOfBundle())
  if (!existsSync(folder)) await prepare(folder)
  // Node reads the variable for threads. Compiling takes as long as twenty websites.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled')
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
  const { renderDocuments } = await import(pathToFileURL(join(folder, 'render-documents.mjs')).href)
  return { renderDocuments, fonts: join(folder, 'fonts') }
}

/** Made in a separate folder and then renamed, so that concurrent runs never see half a bundle. */
async function prepare(folder) {
  removeStale()
  mkdirSync(cache, { recursive: true })
  const making = mkdtempSync(join(cache, 'making-'))
  try {
    await bundle(making)
    const { buildFonts } = await import('../build/build-fonts.ts')
    await buildFonts(join(making, 'fonts'))
    renameSync(making, folder)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

async function bundle(outDir) {
  const { build } = await import('vite')
  const legacyServer = join(root, 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    // It renders to a string and is half the size of the streaming one.
    resolve: { alias: { 'react-dom/server': legacyServer } },
    define: { 'process.env.NODE_ENV': '"production"', ...installation },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir,
      emptyOutDir: false,
      ssr: true,
      rolldownOptions: {
        input: entries.map((entry) => join(root, entry)),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
    ssr: { noExternal: true },
  })
}

function nameOfBundle() {
  const hash = createHash('sha256')
    .update(fingerprint(inputs))
    .update(JSON.stringify(installation ?? {}))
  return hash.digest('hex').slice(0, 20)
}

async function readConstants() {
  const { hasSettings } = await import('../deploy/settings-file.mjs')
  if (!hasSettings(root)) return undefined
  const { readInstallation } = await import('../deploy/read-installation.ts')
  const { installation } = readInstallation(root, 'production')
  if (!installation) return undefined
  const { builtIn } = await import('../deploy/app-config.ts')
  const { environmentOf } = await import('../deploy/environment.ts')
  return builtIn(environmentOf(installation, 'production', { root }))
}

function removeStale() {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const path = join(cache, name)
    if (statSync(path).mtimeMs < Date.now() - dayMs) rmSync(path, { recursive: true, force: true })
  }
}
