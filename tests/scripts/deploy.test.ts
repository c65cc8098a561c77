import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { workerAliases } from '../../scripts/build/worker-modules.ts'
import { appConfig, builtIn } from '../../scripts/deploy/app-config.ts'
import { edgeConfig } from '../../scripts/deploy/edge-config.ts'
import { environmentOf, readEnvironment } from '../../scripts/deploy/environment.ts'
import type { EnvironmentSettings, Installation } from '../../scripts/deploy/installation.ts'
import { misplaced } from '../../scripts/deploy/jurisdiction.ts'
import { missingSecrets, missingSettings } from '../../scripts/deploy/missing-settings.ts'
import type { Settings } from '../../worker/settings.ts'
import { adasSettings } from '../harness/peers/installation-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const template = readEnvironment(join(root, 'wrangler.toml'), 'production')
const stagingHosts = { app: 'app.try-ada.net', websites: 'try-ada-sites.net', mailFrom: 'hello@pages-of-ada.net' }
const installation: Installation = { ...adasSettings, staging: stagingHosts }
const constants = '/constants.json'
const about = { root, account: 'id-of-account', zoneId: 'id-of-zone' }

const production = environmentOf(installation, 'production', about)
const staging = environmentOf(installation, 'staging', about)
const changed = (changes: Partial<EnvironmentSettings>) =>
  environmentOf({ ...installation, production: { ...adasSettings.production, ...changes } }, 'production', about)
const withSettings = (settings: Settings) => changed({ settings })
function edgeOf({ edge }: typeof production) {
  if (!edge) throw new Error('one Worker serves both')
  return edge
}
const standalone = ({ edge, ...environment }: typeof production) => ({
  app: appConfig(environment, { root, ids: { DB: 'id-of-db', SITES: 'id-of-sites' }, constants }),
  edge: edge && edgeConfig(edge, { root, siteStore: 'id-of-sites', constants }),
})
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.values(value).every(isEmpty))

describe('the services selected in the settings', () => {
  it('require no other settings by default', () => {
    expect(missingSettings(production)).toEqual([])
    expect(missingSecrets(production, [])).toEqual([])
  })

  it('require further settings; missing ones are reported', () => {
    expect(missingSettings(withSettings({ PLACES_PROVIDER: 'geocoder', SOCIAL_PROVIDER: 'oidc' }))).toEqual([
      'shingle.config.jsonc: add "GEOCODER_URL" to production.settings, or set SHINGLE_GEOCODER_URL; "PLACES_PROVIDER": "geocoder" needs it.',
      'shingle.config.jsonc: add "SOCIAL_CLIENT_ID" to production.settings, or set SHINGLE_SOCIAL_CLIENT_ID; "SOCIAL_PROVIDER": "oidc" needs it.',
    ])
  })

  // ASVS 13.3.1
  it('require secrets; each missing one is reported with its command', () => {
    const settings = {
      AI_PROVIDER: 'openai' as const,
      MAP_TILES_URL: 'https://tiles.net/{z}/{x}/{y}?key={key}',
      TURNSTILE_SITE_KEY: '0x4',
    }
    expect(missingSecrets(withSettings(settings), ['AI_KEY'])).toEqual([
      'MAP_TILES_KEY: set the variable SHINGLE_MAP_TILES_KEY for the deployment, or run `npx wrangler secret put MAP_TILES_KEY --name shingle`.',
      'TURNSTILE_SECRET: set the variable SHINGLE_TURNSTILE_SECRET for the deployment, or run `npx wrangler secret put TURNSTILE_SECRET --name shingle`.',
    ])
    expect(missingSecrets(changed({ customDomains: { target: 'edge.ada-sites.net' } }), [])).toEqual([
      'CLOUDFLARE_TOKEN: set the variable SHINGLE_CLOUDFLARE_TOKEN for the deployment, or run `npx wrangler secret put CLOUDFLARE_TOKEN --name shingle`.',
    ])
  })
})

describe('two installations in one account', () => {
  const namesOf = (environment: typeof production) => {
    const { app, edge } = standalone(environment)
    return {
      workers: [app.name, edge?.name],
      database: app.d1_databases?.[0]?.database_name,
      buckets: app.r2_buckets?.map(({ bucket_name }) => bucket_name),
      edgeBuckets: edge?.r2_buckets?.map(({ bucket_name }) => bucket_name),
      services: edge?.services?.map(({ service }) => service),
      limits: app.ratelimits?.map(({ namespace_id }) => namespace_id),
      routes: [...(app.routes ?? []), ...(edge?.routes ?? [])].map(
        (route) => typeof route === 'object' && route.pattern,
      ),
    }
  }

  it('include production, under its usual names', () => {
    expect(namesOf(production)).toEqual({
      workers: ['shingle', 'shingle-edge'],
      database: 'shingle',
      buckets: ['shingle-media', 'shingle-message-photos'],
      edgeBuckets: ['shingle-media'],
      services: ['shingle', 'shingle'],
      limits: ['2001', '2002', '2003'],
      routes: ['app.pages-of-ada.net', '*.ada-sites.net/*'],
    })
  })

  it('use separate Workers, databases, stores, counters and hosts', () => {
    expect(namesOf(staging)).toEqual({
      workers: ['shingle-staging', 'shingle-staging-edge'],
      database: 'shingle-staging',
      buckets: ['shingle-staging-media', 'shingle-staging-message-photos'],
      edgeBuckets: ['shingle-staging-media'],
      services: ['shingle-staging', 'shingle-staging'],
      limits: ['3001', '3002', '3003'],
      routes: ['app.try-ada.net', '*.try-ada-sites.net/*'],
    })
  })

  it('don’t share the name of a Worker, database, bucket, counter or host', () => {
    const all = (environment: typeof production) => Object.values(namesOf(environment)).flat().filter(Boolean)
    expect(all(staging).filter((name) => all(production).includes(name))).toEqual([])
  })

  it('accept a different name prefix', () => {
    expect(namesOf(changed({ name: 'pages' }))).toMatchObject({
      workers: ['pages', 'pages-edge'],
      database: 'pages',
      buckets: ['pages-media', 'pages-message-photos'],
    })
  })
})

describe('a jurisdiction', () => {
  const eu = changed({ jurisdiction: 'eu' })
  const buckets = ({ app, edge }: typeof production) =>
    [app, edge].flatMap((config) => config?.r2_buckets.map((one) => one.jurisdiction))

  it('applies to all buckets, Durable Objects and privacy notices', () => {
    expect(buckets(eu)).toEqual(['eu', 'eu', 'eu'])
    expect([eu.app.vars.JURISDICTION, builtIn(eu).SHINGLE_PLACE]).toEqual(['eu', '"eu"'])
  })

  it.each([production, changed({ jurisdiction: 'none' })])('can be “none”', (none) => {
    expect(buckets(none)).toEqual([undefined, undefined, undefined])
    expect([none.app.vars.JURISDICTION, builtIn(none).SHINGLE_PLACE]).toEqual([undefined, undefined])
  })

  const accountWith = (database: object | undefined) =>
    ({ find: async () => database }) as unknown as Parameters<typeof misplaced>[0]

  it('must be chosen before the first deployment', async () => {
    expect(await misplaced(accountWith(undefined), production, {})).toEqual([
      expect.stringMatching(/^shingle\.config\.jsonc: say where data lives, which can never be changed/),
    ])
    for (const chosen of [eu, changed({ jurisdiction: 'none' })])
      expect(await misplaced(accountWith(undefined), chosen, {})).toEqual([])
  })

  it.each([
    [production, { jurisdiction: null }, undefined],
    [production, {}, undefined],
    [eu, { jurisdiction: 'eu' }, undefined],
    [eu, { jurisdiction: null }, 'write "jurisdiction": "none" into production'],
    [production, { jurisdiction: 'eu' }, 'write "jurisdiction": "eu" into production'],
    [eu, { jurisdiction: 'us' }, 'write "jurisdiction": "us" into production'],
  ])('rejects later changes', async (environment, database, sentence) => {
    expect(await misplaced(accountWith(database), environment, { DB: 'id' })).toEqual(
      sentence ? [expect.stringContaining(sentence)] : [],
    )
  })
})

describe('the app’s Worker', () => {
  const config = standalone(production).app

  it('receives everything in the template and the account’s ids', () => {
    const aboutTheFile = [
      ...['configPath', 'userConfigPath', 'topLevelName', 'definedEnvironments', 'targetEnvironment', 'legacy_env'],
      ...['build', 'dev', 'jsx_factory', 'jsx_fragment', 'send_metrics', 'python_modules', 'unsafe'],
      ...['cloudchamber', 'find_additional_modules', 'queues'],
    ]
    const given = Object.keys(template).filter((name) => !isEmpty(template[name as keyof typeof template]))
    expect(given.filter((name) => !(name in config) && !aboutTheFile.includes(name))).toEqual([])
    expect(config.d1_databases).toMatchObject([{ binding: 'DB', database_id: 'id-of-db' }])
    expect(config.kv_namespaces).toEqual([{ binding: 'SITES', id: 'id-of-sites' }])
    expect(config.account_id).toBe('id-of-account')
    expect(config.secrets).toEqual({ required: ['AUTH_SECRET'] })
    expect(builtIn(production)).toEqual({
      SHINGLE_DEPLOYED: 'true',
      SHINGLE_TRIAL: 'false',
      SHINGLE_HOMEPAGE: '"https://app.pages-of-ada.net"',
      SHINGLE_SUPPORT_EMAIL: '"help@pages-of-ada.net"',
      SHINGLE_OPERATOR: '"Ada Lovelace\\n1 Main Street\\nLondon"',
    })
  })

  it('gets its hosts, its sender address, its version and the operator’s choices', () => {
    const { vars } = withSettings({ AI_DAILY_BUDGET: '5', WEBSITE_LIMIT: '9' }).app
    expect(vars).toMatchObject({
      ...{ ENVIRONMENT: 'production', MAIL_PROVIDER: 'cloudflare', HOSTNAMES_PROVIDER: 'none', DNS_PROVIDER: 'https' },
      ...{ APP_ORIGIN: 'https://app.pages-of-ada.net', SITES_ORIGIN: 'https://ada-sites.net' },
      ...{ MAIL_FROM: 'hello@pages-of-ada.net', AI_DAILY_BUDGET: '5', WEBSITE_LIMIT: '9', VERSION: production.version },
    })
    expect(vars).not.toHaveProperty('AUTH_SECRET')
  })

  it('uses Smart Placement unless it serves visitors too', () => {
    expect(config.placement).toEqual({ mode: 'smart' })
    expect(standalone(changed({ oneWorker: true })).app).not.toHaveProperty('placement')
  })

  it('inherits no settings, so wrangler shows no warnings', () => {
    expect(config).not.toHaveProperty('env')
  })

  it('serves visitors too if the operator wants a single Worker', () => {
    const { app, edge } = changed({ oneWorker: true })
    expect([edge, app.routes?.length]).toEqual([undefined, 2])
  })

  it('connects custom domains in the websites’ zone, with a route for every host', () => {
    const { app, edge } = changed({
      customDomains: { target: 'edge.ada-sites.net', addresses: ['192.0.2.1', '192.0.2.2'] },
    })
    expect(app.vars).toMatchObject({
      ...{ HOSTNAMES_PROVIDER: 'cloudflare', CLOUDFLARE_ZONE_ID: 'id-of-zone', DOMAINS_TARGET: 'edge.ada-sites.net' },
      DOMAINS_ADDRESSES: '192.0.2.1, 192.0.2.2',
    })
    expect(edge?.routes).toEqual([{ pattern: '*/*', zone_name: 'ada-sites.net' }])
  })
})

it('both Workers have source maps, and `wrangler deploy` builds them for the installation', () => {
  const { app, edge } = standalone(production)
  const command = `node "${join(root, 'scripts/build.mjs')}" --for "/constants.json"`
  for (const config of [app, edge]) expect(config).toMatchObject({ upload_source_maps: true, build: { command } })
})

it('the visitors’ Worker logs one request in a hundred, and the app’s Worker logs all', () => {
  expect([production.app.observability, edgeOf(production).observability]).toEqual([
    { enabled: true },
    { enabled: true, head_sampling_rate: 0.01 },
  ])
})

it('both Workers are uploaded module by module, as built', () => {
  const { app, edge } = standalone(production)
  const modules = [{ type: 'ESModule', globs: ['**/*.mjs'] }]
  for (const [config, folder] of [
    [app, 'dist/worker/app'],
    [edge, 'dist/worker/edge'],
  ] as const)
    expect(config).toMatchObject({
      ...{ no_bundle: true, rules: modules },
      ...{ main: join(root, folder, 'index.mjs'), base_dir: join(root, folder) },
    })
})

it('the replacement modules of both Workers exist', () => {
  for (const file of Object.values(workerAliases)) expect([file, existsSync(file)]).toEqual([file, true])
})

describe('the visitors’ Worker', () => {
  const edge = edgeOf(production)
  const given = Object.keys(edge).filter((name) => !isEmpty(edge[name as keyof typeof edge]))

  // ASVS 13.2.2, ASVS 13.3.2
  it('accesses only pages, pictures, fonts, the app and visits', () => {
    const aboutItself = [
      ...['name', 'main', 'base_dir', 'no_bundle', 'rules', 'account_id', 'routes', 'compatibility_date'],
      ...[
        'compatibility_flags',
        'workers_dev',
        'preview_urls',
        'observability',
        'upload_source_maps',
        'build',
        'dev',
        'legacy_env',
        'jsx_factory',
        'jsx_fragment',
      ],
      ...['send_metrics', 'configPath', 'userConfigPath', 'topLevelName', 'definedEnvironments', 'targetEnvironment'],
      'python_modules',
    ]
    expect(given.filter((name) => !aboutItself.includes(name)).toSorted()).toEqual([
      ...['assets', 'kv_namespaces', 'r2_buckets', 'services', 'vars'],
    ])
  })

  it('uses bindings with the expected names', () => {
    expect(edge.kv_namespaces.map(({ binding }) => binding)).toEqual(['SITES'])
    expect(edge.r2_buckets).toEqual([{ binding: 'MEDIA', bucket_name: 'shingle-media' }])
    expect(edge.services).toEqual([
      { binding: 'APP', service: 'shingle' },
      { binding: 'COUNTS', service: 'shingle', entrypoint: 'VisitIntake' },
    ])
    expect(edge.assets).toMatchObject({ binding: 'ASSETS', run_worker_first: true, not_found_handling: 'none' })
    expect(edge.main).toMatch(/dist\/worker\/edge\/index\.mjs$/)
  })

  it('runs without a schedule or a workers.dev address', () => {
    expect([edge.triggers.crons, edge.migrations, edge.workers_dev, edge.preview_urls]).toEqual([[], [], false, false])
  })

  it('gets only variables that the app’s Worker has too, with the same values', () => {
    for (const environment of [production, staging, withSettings({ VISITS_PROVIDER: 'none' })]) {
      const { vars } = edgeOf(environment)
      expect(Object.keys(vars)).toEqual(['APP_ORIGIN', 'SITES_ORIGIN', 'VISITS_PROVIDER'])
      expect(environment.app.vars).toMatchObject(vars)
    }
  })

  it('reads the namespace that the app’s Worker writes to', () => {
    const config = standalone(production).edge
    expect(config?.kv_namespaces).toEqual([{ id: 'id-of-sites', binding: 'SITES' }])
    const folder = mkdtempSync(join(tmpdir(), 'edge-config-'))
    const file = join(folder, 'edge.json')
    writeFileSync(file, JSON.stringify(config))
    const read = readEnvironment(file)
    rmSync(folder, { recursive: true })
    for (const name of [
      'name',
      'main',
      'vars',
      'r2_buckets',
      'services',
      'triggers',
      'base_dir',
      'no_bundle',
      'rules',
      'routes',
    ] as const)
      expect([name, read[name]]).toEqual([name, edge[name]])
    expect(read.d1_databases).toEqual([])
    expect(read.assets).toEqual({ ...edge.assets, directory: join(root, 'dist/client') })
  })
})
