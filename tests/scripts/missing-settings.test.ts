import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { appConfig } from '../../scripts/deploy/app-config.ts'
import { readEnvironment } from '../../scripts/deploy/edge-config.ts'
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
