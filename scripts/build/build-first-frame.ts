import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { brandedBuild } from './branded.ts'

/** From vite's manifest: the chunks by name, and what each needs. */
type Manifest = Readonly<Record<string, { file: string; name?: string; css?: string[]; imports?: string[] }>>

const root = join(import.meta.dirname, '../..')

/** Writes the wizard's page with its first step in it, which shows and takes text before the app has come. */
export async function buildFirstFrame(client: string, manifest: Manifest): Promise<void> {
  const shell = readFileSync(join(client, 'index.html'), 'utf8')
  const { scripts, css } = filesOf(manifest, 'wizard')
  const links = [
    ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((link) => !shell.includes(link))
  const fill = manifest['create/first-frame/fill.ts']
  if (!fill) throw new Error('vite built no create/first-frame/fill.ts')
  const frame = await drawFrame()
  const page = shell
    // Mantine's styles need a scheme; the colors themselves follow the system.
    .replace('<html lang="en">', '<html lang="en" data-mantine-color-scheme="light">')
    .replace('<script type="module"', `<script type="module" src="/${fill.file}"></script>$&`)
    .replace('</head>', `${links.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${frame}</div>`)
  mkdirSync(join(client, '_'), { recursive: true })
  writeFileSync(join(client, '_/create.html'), page)
}

function filesOf(manifest: Manifest, name: string) {
  const scripts = new Set<string>()
  const css = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    for (const other of chunk.imports ?? []) add(other)
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) css.add(file)
  }
  add(Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? '')
  return { scripts: [...scripts], css: [...css] }
}

async function drawFrame(): Promise<string> {
  const folder = join(root, '.cache/first-frame')
  await build({
    configFile: false,
    root: join(root, 'editor'),
    logLevel: 'error',
    plugins: [brandedBuild(), react()],
    define: JSON.parse(process.env.SHINGLE_BUILT_IN ?? '{}'),
    ssr: { noExternal: true },
    build: { ssr: 'create/first-frame/draw.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  })
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  Object.assign(globalThis, { sessionStorage: nothing, localStorage: nothing })
  const { drawFirstFrame } = await import(pathToFileURL(join(folder, 'draw.js')).href)
  return drawFirstFrame()
}
