import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contradictions, edgeConfig, readEnvironment, strayHomepage } from '../../scripts/deploy/edge-config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const toml = join(root, 'wrangler.toml')
const [production, edge] = [readEnvironment(toml, 'production'), readEnvironment(toml, 'edge')]

/** Everything that a Worker can be given, by the names of wrangler's configuration: more than this product knows of. */
const given = Object.keys(edge).filter((name) => {
  const value: unknown = edge[name as keyof typeof edge]
  return value !== undefined && JSON.stringify(value, (_, part) => (isEmpty(part) ? undefined : part)) !== undefined
})

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value !== 'object') return false
  return Object.values(value).every(isEmpty)
}

describe('the visitors’ Worker', () => {
  it('has bindings for pages, pictures, fonts, the app and visits, and nothing else', () => {
    const aboutItself = [
      ...['name', 'main', 'compatibility_date', 'compatibility_flags', 'minify', 'workers_dev', 'preview_urls'],
      ...['observability', 'build', 'alias', 'dev', 'legacy_env', 'jsx_factory', 'jsx_fragment', 'send_metrics'],
      ...['configPath', 'userConfigPath', 'topLevelName', 'definedEnvironments', 'targetEnvironment', 'python_modules'],
    ]
    expect(given.filter((name) => !aboutItself.includes(name)).toSorted()).toEqual([
      'assets',
      'kv_namespaces',
      'r2_buckets',
      'services',
      'vars',
    ])
  })

  it('has these bindings by these names', () => {
    expect(edge.kv_namespaces.map(({ binding }) => binding)).toEqual(['SITES'])
    expect(edge.r2_buckets).toEqual([{ binding: 'MEDIA', bucket_name: 'shingle-media' }])
    expect(edge.services).toEqual([
      { binding: 'APP', service: 'shingle' },
      { binding: 'COUNTS', service: 'shingle', entrypoint: 'VisitIntake' },
    ])
    expect(edge.assets).toMatchObject({ binding: 'ASSETS', run_worker_first: true, not_found_handling: 'none' })
    expect(Object.keys(edge.vars)).toEqual(['APP_ORIGIN', 'SITES_ORIGIN', 'VISITS_PROVIDER'])
    expect(edge.main).toMatch(/worker\/edge\/worker\.ts$/)
  })

  it('never runs on a schedule, and has no workers.dev address', () => {
    expect([edge.triggers.crons, edge.migrations, edge.workers_dev, edge.preview_urls]).toEqual([[], [], false, false])
  })

  it('says nothing but what the app’s Worker says', () => {
    expect(contradictions(production, edge)).toEqual([])
  })
})

describe('the public pages', () => {
  it('are deployed only where they say they are', () => {
    expect(strayHomepage(production, 'https://app.example.com')).toEqual([])
    expect(strayHomepage(production, 'https://elsewhere.example')).toEqual([
      'APP_ORIGIN is https://app.example.com, and the homepage in renderer/document/product.ts https://elsewhere.example.',
    ])
  })
})

describe('what is deployed', () => {
  it('is the same, with the namespace that the app’s Worker writes', () => {
    const config = edgeConfig(edge, { root, siteStore: 'id-of-sites' })
    expect(config.kv_namespaces).toEqual([{ id: 'id-of-sites', binding: 'SITES' }])
    const { assets, kv_namespaces: _, ...same } = config
    expect(same).toEqual(Object.fromEntries(Object.keys(same).map((name) => [name, edge[name as keyof typeof edge]])))
    expect(assets).toEqual({ ...edge.assets, directory: join(root, 'dist/client') })
  })

  it('is what wrangler reads from it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'edge-config-'))
    const file = join(folder, 'edge.json')
    writeFileSync(file, JSON.stringify(edgeConfig(edge, { root, siteStore: 'id-of-sites' })))
    const read = readEnvironment(file)
    rmSync(folder, { recursive: true })
    for (const name of ['name', 'main', 'vars', 'r2_buckets', 'services', 'triggers', 'minify'] as const)
      expect([name, read[name]]).toEqual([name, edge[name]])
    expect(read.d1_databases).toEqual([])
  })
})

describe('Workers that contradict each other', () => {
  const other = structuredClone(edge)
  const bound = (name: string) => edge.services?.filter(({ binding }) => binding === name) ?? []
  const app = { ...production, kv_namespaces: [{ binding: 'SITES', id: 'one' }] }

  it.each<[string, Partial<typeof edge>]>([
    ['APP_ORIGIN', { vars: { ...other.vars, APP_ORIGIN: 'https://other.example.com' } }],
    ['SITES_ORIGIN', { vars: { ...other.vars, SITES_ORIGIN: 'https://other.site' } }],
    ['MEDIA', { r2_buckets: [{ binding: 'MEDIA', bucket_name: 'other' }] }],
    ['SITES', { kv_namespaces: [{ binding: 'SITES', id: 'other' }] }],
    ['hands on to other', { services: [{ binding: 'APP', service: 'other' }, ...bound('COUNTS')] }],
    ['hands on to undefined', { services: bound('COUNTS') }],
    ['VISITS_PROVIDER', { vars: { ...other.vars, VISITS_PROVIDER: 'none' } }],
    ['sends visits', { services: bound('APP') }],
  ])('fail the deploy: %s', (what, change) => {
    expect(contradictions(app, { ...other, ...change })).toEqual([expect.stringContaining(what)])
  })
})
