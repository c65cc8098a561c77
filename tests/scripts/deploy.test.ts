import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { appConfig } from '../../scripts/deploy/app-config.ts'
import { contradictions, edgeConfig, readEnvironment, strayHomepage } from '../../scripts/deploy/edge-config.ts'
import { type Installation, missingSecrets, missingSettings } from '../../scripts/deploy/missing-settings.ts'
import { readSettings } from '../../scripts/deploy/settings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const toml = join(root, 'wrangler.toml')
const [production, edge] = [readEnvironment(toml, 'production'), readEnvironment(toml, 'edge')]

const installation: Installation = {
  production: {
    ...production,
    vars: {
      ...production.vars,
      ...{ APP_ORIGIN: 'https://app.pages.net', SITES_ORIGIN: 'https://pages.site', MAIL_FROM: 'hello@pages.net' },
    },
    routes: [{ pattern: 'app.pages.net', custom_domain: true }],
  },
  edge: { ...edge, routes: [{ pattern: '*.pages.site/*', zone_name: 'pages.site' }] },
  product: { homepage: 'https://app.pages.net', supportEmail: 'help@pages.net' },
  operator: ['Ada Lovelace', '1 Main Street'],
  oneWorker: false,
}
/** What the sentences are about. */
const subjects = (changes: Partial<Installation> = {}) =>
  missingSettings({ ...installation, ...changes }).map((sentence) => sentence.split(':')[0])
const withVars = (vars: Record<string, string>) => ({
  production: { ...installation.production, vars: { ...installation.production.vars, ...vars } },
})

describe('settings before a deployment', () => {
  it('name nothing when all are there', () => {
    expect(missingSettings(installation)).toEqual([])
  })

  it('name everything that a fresh clone leaves open, one sentence each', () => {
    const fresh = { product: { homepage: 'https://shingle.example', supportEmail: 'support@shingle.example' } }
    expect(subjects({ production, edge, ...fresh, operator: [] })).toEqual([
      ...['APP_ORIGIN', 'SITES_ORIGIN', 'homepage', 'supportEmail', 'operator', 'MAIL_FROM', 'routes', 'routes'],
    ])
  })

  it.each([
    ['an example address', withVars({ MAIL_FROM: 'hello@example.com' }), ['MAIL_FROM']],
    ['a secret among the variables', withVars({ AUTH_SECRET: 'in plain sight' }), ['AUTH_SECRET']],
    ['the mailbox of development', withVars({ MAIL_PROVIDER: 'embedded' }), ['MAIL_PROVIDER']],
    [
      'custom domains without a zone',
      withVars({ HOSTNAMES_PROVIDER: 'cloudflare' }),
      ['CLOUDFLARE_ZONE_ID', 'DOMAINS_TARGET'],
    ],
    ['no route for visitors', { edge: { ...edge, routes: [] } }, ['routes']],
  ] as [string, Partial<Installation>, string[]][])('name %s', (_what, changes, expected) => {
    expect(subjects(changes)).toEqual(expected)
  })

  it('need no route for visitors where one Worker serves them too', () => {
    expect(subjects({ edge: { ...edge, routes: [] }, oneWorker: true })).toEqual([])
  })

  it('take a real domain that contains the word example', () => {
    expect(subjects(withVars({ MAIL_FROM: 'hello@myexample.com' }))).toEqual([])
  })
})

describe('secrets before a deployment', () => {
  it('name the command that sets each', () => {
    const { vars } = withVars({ AI_PROVIDER: 'openai' }).production
    expect(missingSecrets({ ...production, vars }, [])).toEqual([
      expect.stringMatching(/^AUTH_SECRET: run `npx wrangler secret put AUTH_SECRET --name shingle`/),
      expect.stringMatching(/^AI_KEY: run `npx wrangler secret put AI_KEY --name shingle`/),
    ])
    expect(missingSecrets(production, ['AUTH_SECRET'])).toEqual([])
  })
})

describe('an installation’s own settings', () => {
  it('go before those of wrangler.toml, and both Workers get what they share', () => {
    const folder = mkdtempSync(join(tmpdir(), 'own-settings-'))
    writeFileSync(
      join(folder, 'wrangler.toml'),
      '[env.production]\nname = "app"\n[env.production.vars]\nAPP_ORIGIN = "a"\nKEPT = "b"\n[env.edge]\nname = "edge"\n[env.edge.vars]\nAPP_ORIGIN = "a"\n',
    )
    expect(readSettings(folder).production.vars).toEqual({ APP_ORIGIN: 'a', KEPT: 'b' })
    writeFileSync(
      join(folder, 'production.toml'),
      'routes = ["app.pages.net/*"]\n[vars]\nAPP_ORIGIN = "own"\nMAIL_FROM = "m"\n[env.edge]\nroutes = ["*.pages.site/*"]\n',
    )
    const own = readSettings(folder)
    rmSync(folder, { recursive: true })
    expect(own.production).toMatchObject({
      vars: { APP_ORIGIN: 'own', KEPT: 'b', MAIL_FROM: 'm' },
      routes: ['app.pages.net/*'],
    })
    expect(own.edge).toMatchObject({ vars: { APP_ORIGIN: 'own' }, routes: ['*.pages.site/*'] })
    expect(own.edge.vars).not.toHaveProperty('MAIL_FROM')
  })
})

describe('the app’s Worker', () => {
  const base = readEnvironment(toml)
  const config = appConfig(installation.production, base, { root, ids: { DB: 'id-of-db', SITES: 'id-of-sites' } })

  it('is deployed with everything that [env.production] gives it, and the ids of the account', () => {
    const empty = (value: unknown) =>
      value === undefined ||
      value === null ||
      JSON.stringify(value, (_, part) => (Array.isArray(part) && part.length === 0 ? undefined : part)) === '{}' ||
      (Array.isArray(value) && value.length === 0)
    const aboutTheFile = [
      'configPath',
      'userConfigPath',
      'topLevelName',
      'definedEnvironments',
      'targetEnvironment',
      'legacy_env',
      'build',
      'dev',
      'jsx_factory',
      'jsx_fragment',
      'send_metrics',
      'python_modules',
      'unsafe',
      'rules',
      'cloudchamber',
      'find_additional_modules',
      'secrets',
      'queues',
    ]
    const given = Object.keys(production).filter((name) => !empty(production[name as keyof typeof production]))
    expect(given.filter((name) => !(name in config) && !aboutTheFile.includes(name))).toEqual([])
    expect(config.d1_databases).toMatchObject([{ binding: 'DB', database_id: 'id-of-db' }])
    expect(config.kv_namespaces).toEqual([{ binding: 'SITES', id: 'id-of-sites' }])
    expect(config.define).toEqual(base.define)
  })

  it('inherits nothing, so that wrangler warns of nothing', () => {
    expect(config).not.toHaveProperty('env')
    expect(config.vars).not.toHaveProperty('AUTH_SECRET')
  })
})

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
