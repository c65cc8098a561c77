import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { builtWorker, root, startOf } from './harness/bench/workerd.mjs'

type Bundle = {
  main: string
  /** Every file in the bundle, from the project's root. */
  files: string[]
  /** The files that workerd compiles and evaluates at its start. */
  started: string[]
}

/** The deployed Worker of an entry, but with readable names. */
async function bundleOf(entry: string): Promise<Bundle> {
  const { main, modules } = await builtWorker(entry, { minify: false })
  const filesOf = (some: typeof modules) =>
    some.flatMap(({ moduleIds }) => moduleIds.map((id) => relative(root, id.split('?')[0] ?? '')))
  return { main, files: filesOf(modules), started: filesOf(startOf(modules)) }
}

const packagesOf = (files: string[]) => [
  ...new Set(files.flatMap((file) => /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [])),
]

/** The app's files, except for the document and the bounded map. */
const ofApp =
  /^(?:editor|templates|renderer\/(?!document\/|memoize\.ts)|worker\/(?:api|adapters|accounts|drafts|domains|facts|messages|model|pictures|previews|publishing|platform\/(?:db|emails|limits))\/)/

let whole: Bundle
let edge: Bundle

beforeAll(async () => {
  ;[whole, edge] = await Promise.all([bundleOf('worker/index.ts'), bundleOf('worker/edge/worker.ts')])
}, 120_000)

describe('the visitors’ Worker', () => {
  it('contains a router and the file handler, but no other package', () => {
    expect(packagesOf(edge.files).toSorted()).toEqual(['@cloudflare/kv-asset-handler', 'itty-router'])
    expect(edge.files.filter((file) => ofApp.test(file))).toEqual([])
  })

  it('takes at most 25 KB gzipped', async () => {
    const { main, modules } = await builtWorker('worker/edge/worker.ts')
    const bytes = Buffer.concat(modules.map(({ fileName }) => readFileSync(join(dirname(main), fileName))))
    const size = gzipSync(bytes, { level: 9 }).byteLength / 1024
    expect(size).toBeLessThan(25)
    expect(size).toBeGreaterThan(5)
  })
})

describe('the whole Worker', () => {
  it('starts with the visitors’ pages and loads the app on demand', () => {
    expect(whole.started).toContain('worker/edge/serve-visitor.ts')
    expect(packagesOf(whole.started)).toEqual([])
    expect(whole.started.filter((file) => ofApp.test(file))).toEqual([])
    for (const name of ['react', 'hono', 'drizzle-orm', 'zod']) expect(packagesOf(whole.files)).toContain(name)
  })

  it('uses better-auth’s workerd build, which isolates concurrent requests', () => {
    const files = whole.files.filter((file) => /better-auth\/core\/dist\/async_hooks\//.test(file))
    expect(files).toEqual([expect.stringMatching(/\/async_hooks\/index\.mjs$/)])
  })

  it('contains a production build, whatever NODE_ENV says', () => {
    expect(process.env.NODE_ENV).not.toBe('production')
    const folder = dirname(whole.main)
    const texts = readdirSync(folder)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(texts.filter((text) => text.includes('jsxs')).length).toBeGreaterThan(0)
    expect(texts.filter((text) => text.includes('jsxDEV'))).toEqual([])
  })
})
