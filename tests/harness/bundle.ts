import { readFileSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildWorker } from './bench/build-worker.mjs'
import { freshFolder, startWorkerd } from './bench/workerd.mjs'

type Metafile = {
  inputs: Record<string, { imports: { path: string; kind: string; external?: boolean }[] }>
  outputs: Record<string, { entryPoint?: string; inputs: Record<string, unknown> }>
}

export type Bundle = {
  path: string
  /** Every file that is in it, from the project's root. */
  files: string[]
  /**
   * What is evaluated when one of them is, the entry's by default: what it imports, and what that imports, but for what waits until
   * it is asked for.
   */
  startOf: (file?: string) => string[]
}

const fromRoot = (path: string) => path.replace(/^(?:\.\.\/)+/, '')

/** The Worker of an entry as deployed, but with readable file names. */
export async function bundleOf(entry: string): Promise<Bundle> {
  const path = await buildWorker(entry, { minify: false })
  const { inputs, outputs }: Metafile = JSON.parse(readFileSync(join(dirname(path), 'bundle-meta.json'), 'utf8'))
  const imports = new Map(
    Object.entries(inputs).map(([file, { imports }]) => [
      fromRoot(file),
      imports.filter(({ kind, external }) => kind !== 'dynamic-import' && !external).map((next) => fromRoot(next.path)),
    ]),
  )
  const follow = (file: string, found: Set<string>): Set<string> => {
    if (!found.has(file)) for (const next of imports.get(file) ?? []) follow(next, found.add(file))
    return found.add(file)
  }
  const output = Object.values(outputs).find(({ entryPoint }) => entryPoint)
  return {
    path,
    files: Object.keys(output?.inputs ?? {}).map(fromRoot),
    startOf: (file = entry) => [...follow(file, new Set())],
  }
}

/** The package that a file is of; undefined for the product's own. */
export const packageOf = (file: string) => /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]

/**
 * Runs a bundle in workerd, with a store that has one page for every host and nothing else. `evaluated` lists the files that have
 * been evaluated since its start, but for those that nothing imports lazily: these are evaluated without a trace, all of them at the start.
 */
export async function startWatched({ path }: Bundle, name: string) {
  const folder = freshFolder(`watched-${name}`)
  const [file, store] = [join(folder, 'worker.js'), join(folder, 'store.js')]
  writeFileSync(file, watched(readFileSync(path, 'utf8')))
  writeFileSync(store, pageStore)
  const bindings = {
    ...{ SITES: { kv: 'store' }, ASSETS: { service: 'store' } },
    ...{ APP_ORIGIN: { text: 'http://app.localhost' }, SITES_ORIGIN: { text: 'http://localhost' } },
  }
  const { ports, stop } = await startWorkerd(folder, {
    worker: { file, listens: true, bindings },
    store: { file: store },
  })
  const ask = (host: string, path: string) => get({ port: ports.worker, path, headers: { host } })
  return { ask, evaluated: async (): Promise<string[]> => JSON.parse((await ask('watch', '/')).text), stop }
}

/** esbuild wraps what may be evaluated later into functions that name their file. */
function watched(bundle: string): string {
  const marked = bundle.replace(
    /__(?:esm|commonJS)\(\{\n\s*"([^"]+)"\([^)]*\) \{/g,
    (whole, file: string) => `${whole}\n(globalThis.evaluated ??= []).push(${JSON.stringify(fromRoot(file))});`,
  )
  const at = marked.lastIndexOf(' as default')
  const name = /\w+$/.exec(marked.slice(0, at))?.[0] ?? ''
  return `${marked.slice(0, at - name.length)}watcher${marked.slice(at)}
const watcher = {
  fetch: (request, env, ctx) =>
    request.headers.get('host') === 'watch' ? Response.json(globalThis.evaluated ?? []) : ${name}.fetch(request, env, ctx),
}
`
}

const page = brotliCompressSync('<!doctype html><title>A page</title>').toString('base64')
const metadata = JSON.stringify({ releaseId: 'r', headers: {} })

/** Responds like the KV service. */
const pageStore = `
const page = Uint8Array.from(atob('${page}'), (letter) => letter.charCodeAt(0))
export default {
  fetch: ({ url }) =>
    decodeURIComponent(url).includes('/host:')
      ? new Response(page, { headers: { 'CF-KV-Metadata': '${metadata}' } })
      : new Response('not found', { status: 404 }),
}`

function get(options: RequestOptions): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', agent: false, ...options }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() }))
    })
      .on('error', reject)
      .end()
  })
}
