import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bundle, bundleOf, packageOf, startWatched } from './harness/bundle.ts'
import { readSourceFiles } from './harness/source-files.ts'

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
const ofApp =
  /^(?:editor|templates|renderer\/(?!document\/)|worker\/(?:adapters|accounts|drafts|domains|facts|messages|model|pictures|previews|publishing|platform\/(?:db|emails|limits))\/)/
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
    expect(packagesOf(whole.startOf())).toEqual([])
    expect(whole.startOf().filter((file) => ofApp.test(file))).toEqual([])
  })

  it('is little of what the bundle holds', () => {
    for (const name of heavy.filter((name) => name !== 'react-email')) expect(packagesOf(whole.files)).toContain(name)
    expect(whole.files).toContain('worker/edge/serve-file.ts')
    expect(whole.startOf()).not.toContain('worker/edge/serve-file.ts')
  })
})

describe('the visitors’ own Worker', () => {
  it('holds a router and the handler of files, and no package else', () => {
    expect(packagesOf(edge.files).toSorted()).toEqual(['@cloudflare/kv-asset-handler', 'itty-router'])
    expect(edge.files.filter((file) => ofApp.test(file))).toEqual([])
    expect(edge.files.filter((file) => file.startsWith('worker/store/')).toSorted()).toEqual([
      'worker/platform/store/media.ts',
      'worker/platform/store/release.ts',
    ])
  })

  it('is typed by its own bindings, which no database is among', () => {
    const files = readSourceFiles().filter(({ path }) => path.startsWith('worker/edge/'))
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter(({ text }) => /\bEnv\b/.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('starts without them', () => {
    expect(packagesOf(edge.startOf())).toEqual([])
  })
})

describe('a cold Worker', () => {
  let worker: Awaited<ReturnType<typeof startWatched>>
  beforeAll(async () => {
    worker = await startWatched(whole, 'whole')
  }, 30_000)
  afterAll(() => worker?.stop())

  it('serves a page without a package being evaluated, and a file with two', async () => {
    expect(await worker.ask('site.localhost', '/')).toEqual({
      status: 200,
      text: '<!doctype html><title>A page</title>',
    })
    const forPage = await worker.evaluated()
    expect(forPage).toContain('worker/edge/page-memory.ts')
    expect(packagesOf(forPage)).toEqual([])
    expect(forPage.filter((file) => ofApp.test(file))).toEqual([])
    await worker.ask('site.localhost', '/robots.txt')
    const forFile = await worker.evaluated()
    expect(packagesOf(forFile).toSorted()).toEqual(['@cloudflare/kv-asset-handler', 'itty-router'])
    expect(forFile.filter((file) => ofApp.test(file))).toEqual([])
  })

  it('evaluates the app for a request to the app', async () => {
    // It has none of its bindings here, and answers so.
    expect((await worker.ask('app.localhost', '/api/health')).text).toContain('requestId')
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
