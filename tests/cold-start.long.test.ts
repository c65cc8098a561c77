import { readFileSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWorker, freshFolder, startWorkerd } from './harness/bench/workerd.mjs'
import { readSourceFiles } from './harness/source-files.ts'

type Metafile = {
  inputs: Record<string, { imports: { path: string; kind: string; external?: boolean }[] }>
  outputs: Record<string, { entryPoint?: string; inputs: Record<string, unknown> }>
}

type Bundle = {
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
async function bundleOf(entry: string): Promise<Bundle> {
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
const packageOf = (file: string) => /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]

/**
 * Runs a bundle in workerd, with a store that has one page for every host and nothing else. `evaluated` lists the files that have
 * been evaluated since its start, but for those that nothing imports lazily: these are evaluated without a trace, all of them at the start.
 */
async function startWatched({ path }: Bundle, name: string) {
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

/** What is the app's, and would make a visitor wait. */
const heavy = [
  'react',
  'react-dom',
  'react-email',
  'hono',
  'hono-openapi',
  'drizzle-orm',
  'openai',
  'zod',
  'better-auth',
  'jose',
]
/** What serves files: as small as a start can bear. */
const ofFiles = ['@cloudflare/kv-asset-handler', 'itty-router']
/** All but the document and the map that bounds the caches. */
const ofApp =
  /^(?:editor|templates|renderer\/(?!document\/|remember\.ts)|worker\/(?:adapters|accounts|drafts|domains|facts|messages|model|pictures|previews|publishing|platform\/(?:db|emails|limits))\/)/
const packagesOf = (files: string[]) => [...new Set(files.map(packageOf).filter((name) => name !== undefined))]

let whole: Bundle
let edge: Bundle

beforeAll(async () => {
  ;[whole, edge] = await Promise.all([bundleOf('worker/index.ts'), bundleOf('worker/edge/worker.ts')])
}, 120_000)

describe('what the Worker’s start evaluates', () => {
  it('is the visitors’ side alone: no schemas, no React, no database, no app', () => {
    expect(whole.startOf()).toContain('worker/edge/serve-site.ts')
    expect(whole.startOf()).toContain('worker/creation/run/creation-run.ts')
    expect(packagesOf(whole.startOf()).toSorted()).toEqual(ofFiles)
    expect(whole.startOf().filter((file) => ofApp.test(file))).toEqual([])
  })

  it('is little of what the bundle holds', () => {
    for (const name of heavy.filter((name) => name !== 'react-email')) expect(packagesOf(whole.files)).toContain(name)
    expect(whole.startOf().length).toBeLessThan(whole.files.length / 20)
  })
})

describe('the visitors’ own Worker', () => {
  it('holds a router and the handler of files, and no package else', () => {
    expect(packagesOf(edge.files).toSorted()).toEqual(ofFiles)
    expect(edge.files.filter((file) => ofApp.test(file))).toEqual([])
    expect(edge.files.filter((file) => file.startsWith('worker/platform/store/')).toSorted()).toEqual([
      'worker/platform/store/drawings.ts',
      'worker/platform/store/media.ts',
      'worker/platform/store/release.ts',
    ])
  })

  it('is typed by its own bindings, which no database is among', () => {
    const files = readSourceFiles().filter(({ path }) => path.startsWith('worker/edge/'))
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter(({ text }) => /\bEnv\b/.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('evaluates all of its code when it starts, because modules that load later would make it larger', () => {
    expect(edge.startOf().toSorted()).toEqual(edge.files.toSorted())
  })
})

describe('a cold Worker', () => {
  let worker: Awaited<ReturnType<typeof startWatched>>
  beforeAll(async () => {
    worker = await startWatched(whole, 'whole')
  }, 30_000)
  afterAll(() => worker?.stop())

  it('serves a page and a file without evaluating anything of the app', async () => {
    expect(await worker.ask('site.localhost', '/')).toEqual({
      status: 200,
      text: '<!doctype html><title>A page</title>',
    })
    await worker.ask('site.localhost', '/robots.txt')
    const forBoth = await worker.evaluated()
    expect(forBoth.filter((file) => ofApp.test(file))).toEqual([])
    expect(packagesOf(forBoth).filter((name) => heavy.includes(name))).toEqual([])
  })

  it('evaluates little of the app for a request that says who is signed in', async () => {
    // It has none of its bindings here, and answers so.
    expect((await worker.ask('app.localhost', '/api/session')).text).toContain('requestId')
    const forSession = await worker.evaluated()
    expect(forSession).toContain('worker/accounts/sessions/routes.ts')
    expect(
      forSession.filter((file) => /^worker\/(app\.ts|publishing|messages|domains|creation\/(?!run))/.test(file)),
    ).toEqual([])
    expect(forSession.filter((file) => /^(templates|renderer\/(sections|styles))\//.test(file))).toEqual([])
  })

  it('evaluates the app for a request to the app', async () => {
    expect((await worker.ask('app.localhost', '/api/drafts')).text).toContain('requestId')
    const forApp = await worker.evaluated()
    expect(packagesOf(forApp)).toContain('hono')
    expect(forApp).toContain('worker/app.ts')
  })
})

it('a mail that is not written loads nothing to draw it with', () => {
  const mails = whole.files.filter((file) => /^worker\/[a-z]+\/emails?\.ts$/.test(file))
  expect(mails).toHaveLength(3)
  for (const mail of mails) expect(packagesOf(whole.startOf(mail)).filter((name) => name.includes('react'))).toEqual([])
})
