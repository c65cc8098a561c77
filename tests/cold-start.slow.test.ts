import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtWorker, freshFolder, root, startOf, startWorkerd } from './harness/bench/workerd.mjs'
import { readSourceFiles } from './harness/source-files.ts'

type Bundle = {
  main: string
  /** Every file that is in it, from the project's root. */
  files: string[]
  /** The files in one of its modules. */
  filesIn: (module: string) => string[]
  /** The files that workerd compiles and evaluates with a module: its own, and those of modules that it imports at once. */
  startOf: (module?: string) => string[]
  moduleOf: (file: string) => string | undefined
}

/** The Worker of an entry as deployed, but with readable names. */
async function bundleOf(entry: string): Promise<Bundle> {
  const { main, modules } = await builtWorker(entry, { minify: false })
  const filesOf = (some: typeof modules) => some.flatMap(({ moduleIds }) => moduleIds.map(fromRoot))
  return {
    main,
    files: filesOf(modules),
    filesIn: (name) => filesOf(modules.filter(({ fileName }) => fileName === name)),
    startOf: (name) => filesOf(startOf(modules, name)),
    moduleOf: (file) => modules.find((module) => filesOf([module]).includes(file))?.fileName,
  }
}

const modulesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.mjs'))

const fromRoot = (id: string) => relative(root, id.split('?')[0] ?? '')

/** The package that a file is of; undefined for the product's own. */
const packageOf = (file: string) => /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]

/**
 * Runs a bundle in workerd, with a store that has one page for every host and nothing else. `evaluated` lists the files that have
 * been evaluated since its start.
 */
async function startWatched({ main, filesIn }: Bundle, name: string) {
  const [folder, built] = [freshFolder(`watched-${name}`), freshFolder(`watched-${name}-worker`)]
  const store = join(folder, 'store.js')
  writeFileSync(store, pageStore)
  writeFileSync(join(built, 'index.mjs'), watcher)
  for (const file of modulesIn(dirname(main))) {
    const tells = `(globalThis.evaluated ??= []).push(${JSON.stringify(file)});\n`
    const text = readFileSync(join(dirname(main), file), 'utf8')
    writeFileSync(join(built, file === 'index.mjs' ? 'watched.mjs' : file), tells + text)
  }
  const bindings = {
    ...{ SITES: { kv: 'store' }, ASSETS: { service: 'store' } },
    ...{ APP_ORIGIN: { text: 'http://app.localhost' }, SITES_ORIGIN: { text: 'http://localhost' } },
  }
  const { ports, stop } = await startWorkerd(folder, {
    worker: { file: join(built, 'index.mjs'), listens: true, bindings },
    store: { file: store },
  })
  const ask = (host: string, path: string, headers = {}) =>
    get({ port: ports.worker, path, headers: { host, ...headers } })
  const evaluated = async (): Promise<string[]> => {
    const names: string[] = JSON.parse((await ask('watch', '/')).text)
    return names.flatMap(filesIn)
  }
  return { ask, evaluated, stop }
}

/**
 * Lists the evaluated modules on its own host and to the harness, which asks a new process whether it responds, and passes every other request
 * to the Worker.
 */
const watcher = `
import worker from './watched.mjs'
export * from './watched.mjs'
const isForWorker = (host) => host !== 'watch' && !host.startsWith('127.0.0.1')
export default {
  fetch: (request, env, ctx) =>
    isForWorker(request.headers.get('host')) ? worker.fetch(request, env, ctx) : Response.json(globalThis.evaluated),
}
`

const page = brotliCompressSync('<!doctype html><title>A page</title>').toString('base64')

/**
 * Responds like the KV service. The release, and so the page's ETag, says how often a page was read. The host broken.localhost has a page that
 * no response can be made of.
 */
const pageStore = `
const page = Uint8Array.from(atob('${page}'), (letter) => letter.charCodeAt(0))
let reads = 0
export default {
  fetch: ({ url }) => {
    if (!decodeURIComponent(url).includes('/host:')) return new Response('not found', { status: 404 })
    reads += 1
    const headers = url.includes('broken') ? { 'no header': '' } : {}
    return new Response(page, { headers: { 'CF-KV-Metadata': JSON.stringify({ releaseId: 'read-' + reads, headers }) } })
  },
}`

type Got = { status: number | undefined; text: string; etag: string | undefined }

function get(options: RequestOptions): Promise<Got> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', agent: false, ...options }, (answer) => {
      const chunks: Buffer[] = []
      const { etag } = answer.headers
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString(), etag }))
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
/** What serves files, once one is asked for. */
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
  it('is the visitors’ pages alone: no files, no schemas, no React, no database, no app', () => {
    expect(whole.startOf()).toContain('worker/edge/serve-visitor.ts')
    expect(whole.startOf()).toContain('worker/creation/run/creation-run.ts')
    expect(packagesOf(whole.startOf())).toEqual([])
    expect(whole.startOf().filter((file) => ofApp.test(file))).toEqual([])
  })

  it('has better-auth as it is for workerd, where requests at the same time keep their own state', () => {
    const files = whole.files.filter((file) => /better-auth\/core\/dist\/async_hooks\//.test(file))
    expect(files).toEqual([expect.stringMatching(/\/async_hooks\/index\.mjs$/)])
  })

  it('is made for production, whatever NODE_ENV says', () => {
    expect(process.env.NODE_ENV).not.toBe('production')
    const folder = dirname(whole.main)
    const texts = modulesIn(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    expect(texts.filter((text) => text.includes('jsxs')).length).toBeGreaterThan(0)
    expect(texts.filter((text) => text.includes('jsxDEV'))).toEqual([])
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
      'worker/platform/store/media.ts',
      'worker/platform/store/release.ts',
    ])
  })

  it('starts with what its first page needs, and nothing for the requests after it', () => {
    const ofEdge = edge.startOf().filter((file) => /^worker\/edge\/(?!worker)/.test(file))
    const files = ['accept-encoding', 'accept-markdown', 'held-page', 'serve-visitor']
    expect(ofEdge.toSorted()).toEqual(files.map((name) => `worker/edge/${name}.ts`))
    expect(packagesOf(edge.startOf())).toEqual([])
  })

  it('is typed by its own bindings, which no database is among', () => {
    const files = readSourceFiles().filter(({ path }) => path.startsWith('worker/edge/'))
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter(({ text }) => /\bEnv\b/.test(text)).map(({ path }) => path)).toEqual([])
  })
})

describe('the visitors’ own Worker in a new isolate', () => {
  const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const later = 'worker/edge/serve-site.ts'

  it('shows its first page without what serves later ones, then loads that and remembers the page', async () => {
    const worker = await startWatched(edge, 'edge')
    try {
      expect(await worker.evaluated()).not.toContain(later)
      expect(await worker.ask('site.localhost', '/', asBrowser)).toMatchObject({ status: 200, etag: '"read-1"' })
      await expect.poll(worker.evaluated).toContain(later)
      expect(await worker.ask('site.localhost', '/', asBrowser)).toMatchObject({ status: 200, etag: '"read-1"' })
      const seen = { ...asBrowser, 'if-none-match': '"read-1"' }
      expect(await worker.ask('site.localhost', '/', seen)).toMatchObject({ status: 304, text: '' })
      expect(await worker.ask('other.localhost', '/', asBrowser)).toMatchObject({ status: 200, etag: '"read-2"' })
    } finally {
      await worker.stop()
    }
  })

  it('responds 503 where no response can be made of its first page', async () => {
    const worker = await startWatched(edge, 'edge-broken')
    try {
      expect((await worker.ask('broken.localhost', '/', asBrowser)).status).toBe(503)
      expect((await worker.ask('site.localhost', '/', asBrowser)).status).toBe(200)
    } finally {
      await worker.stop()
    }
  })

  it.each([
    ['from a client without brotli', '/', {}, 200],
    ['for a page that the browser has', '/', { ...asBrowser, 'if-none-match': '"read-1"' }, 304],
    ['for a file', '/robots.txt', asBrowser, 404],
  ])('responds to a first request %s with all that it has', async (_, path, headers, status) => {
    const worker = await startWatched(edge, 'edge-unusual')
    try {
      expect(await worker.evaluated()).not.toContain(later)
      expect((await worker.ask('site.localhost', path, headers)).status).toBe(status)
      expect(await worker.evaluated()).toContain(later)
    } finally {
      await worker.stop()
    }
  })
})

describe('a cold Worker', () => {
  let worker: Awaited<ReturnType<typeof startWatched>>
  beforeAll(async () => {
    worker = await startWatched(whole, 'whole')
  }, 30_000)
  afterAll(() => worker?.stop())

  it('serves a page and a file without evaluating anything of the app', async () => {
    expect(await worker.ask('site.localhost', '/')).toMatchObject({
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
    expect(forSession).toContain('worker/accounts/sessions/who.ts')
    expect(packagesOf(forSession)).not.toContain('zod')
    expect(packagesOf(forSession)).not.toContain('better-auth')
    expect(
      forSession.filter((file) => /^worker\/(api\/app\.ts|publishing|messages|domains|creation\/(?!run))/.test(file)),
    ).toEqual([])
    expect(forSession.filter((file) => /^(templates|renderer\/(sections|styles))\//.test(file))).toEqual([])
  })

  it('evaluates one feature for a request to it', async () => {
    expect((await worker.ask('app.localhost', '/api/drafts/x/visits')).text).toContain('requestId')
    const forVisits = await worker.evaluated()
    expect(forVisits).toContain('worker/visits/routes.ts')
    expect(packagesOf(forVisits)).toContain('zod')
    expect(
      forVisits.filter((file) =>
        /^worker\/(api\/app|(publishing|drafts|messages|domains|asks|operate)\/routes)\.ts$/.test(file),
      ),
    ).toEqual([])
  })

  it('evaluates all of the API for its description', async () => {
    expect((await worker.ask('app.localhost', '/api/openapi.json')).text).toContain('requestId')
    expect(await worker.evaluated()).toContain('worker/api/app.ts')
  })
})

it('a mail that is not written loads nothing to draw it with', () => {
  const mails = whole.files.filter((file) => /^worker\/(?:accounts\/mails|domains|messages)\/emails\.ts$/.test(file))
  expect(mails).toHaveLength(3)
  for (const mail of mails)
    expect(packagesOf(whole.startOf(whole.moduleOf(mail))).filter((name) => name.includes('react'))).toEqual([])
})
