import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { readEnvironment } from '../../scripts/deploy/environment.ts'
import type { EnvironmentName } from '../../scripts/deploy/installation.ts'
import { installationSchema } from '../../scripts/deploy/installation.ts'
import { isSecret, knownSettings } from '../../scripts/deploy/known-settings.ts'
import { readInstallation } from '../../scripts/deploy/read-installation.ts'
import { adasSettings, installationFolder } from '../harness/peers/installation-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { production } = adasSettings
const opened: ReturnType<typeof installationFolder>[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.remove()
})

function read(settings: unknown, environment: EnvironmentName = 'production') {
  const folder = installationFolder(settings)
  opened.push(folder)
  return readInstallation(folder.folder, environment)
}
const withProduction = (changes: object) => ({ ...adasSettings, production: { ...production, ...changes } })

describe('The settings of an installation', () => {
  it('are accepted with comments and trailing commas', () => {
    const text = `// mine\n${JSON.stringify(adasSettings).replace(/\}$/, ', /* end */ }')}`
    expect(read(text)).toEqual({ installation: adasSettings, problems: [] })
  })

  it('are accepted with a byte order mark, right-to-left text and emoji', () => {
    const settings = { ...adasSettings, operator: ['عدا لوفليس 🧵', 'شارع رئيسي'] }
    expect(read(`\uFEFF${JSON.stringify(settings)}`).problems).toEqual([])
  })

  it('keep numbers and texts of optional settings', () => {
    const settings = { AI_DAILY_BUDGET: 5, AI_PROVIDER: 'embedded' }
    expect(read(withProduction({ settings })).installation?.production.settings).toEqual(settings)
  })

  it('name the setting, the line and what to do for every mistake', () => {
    const text = `{
  "supportEmail": "nobody",
  "operator": ["Your Name", "1 Main Street"],
  "production": {
    "app": "https://app.pages-of-ada.net",
    "websites": "your-sites.com",
    "mailform": "hello@pages-of-ada.net",
    "settings": {
      "AI_PROVIDER": "gpt",
      "AI_KEY": "in plain sight",
      "WEBSITE_LIMITS": 3
    }
  }
}`
    expect(read(text).problems).toMatchInlineSnapshot(`
      [
        "shingle.config.jsonc, line 2: supportEmail: write an address where you read what customers write.",
        "shingle.config.jsonc, line 3: operator: still the example: write your name and postal address.",
        "shingle.config.jsonc, line 4: production.mailFrom is missing: write the sender of emails, such as "hello@your-domain.com".",
        "shingle.config.jsonc, line 5: production.app: write the host of the app alone, such as "app.your-domain.com".",
        "shingle.config.jsonc, line 6: production.websites: still the example: write the domain below which websites are served, such as "your-sites.com".",
        "shingle.config.jsonc, line 7: production.mailform: there is no such setting. Remove the line or correct its name.",
        "shingle.config.jsonc, line 9: production.settings.AI_PROVIDER: write one of "embedded", "workers-ai", "openai".",
        "shingle.config.jsonc, line 10: production.settings.AI_KEY: a secret does not belong into a file. Remove the line and run \`npx wrangler secret put AI_KEY --name shingle\`.",
        "shingle.config.jsonc, line 11: production.settings.WEBSITE_LIMITS: there is no such setting. Remove the line or correct its name.",
      ]
    `)
  })

  it.each([
    ['nothing', '', 1],
    ['an unfinished object', '{\n  "operator": [\n', 3],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3],
    ['something that is not JSON', 'routes = []', 1],
    ['a hundred brackets', '['.repeat(100), 1],
  ])('point to the line of a mistake in the form: %s', (_what, text, line) => {
    const { problems } = read(text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^shingle.config.jsonc, line ${line}: `))
  })

  it('are refused as a list', () => {
    expect(read('[]').problems).toEqual([
      'shingle.config.jsonc, line 1: the file: write the settings in braces, as in the example.',
    ])
  })

  it('keep the websites on another registered domain than the app', () => {
    const [problem] = read(withProduction({ websites: 'sites.pages-of-ada.net' })).problems
    expect(problem).toMatch(/^shingle.config.jsonc, line 10: production.websites: use another registered domain/)
  })

  it('take a real domain that contains the word example', () => {
    for (const mailFrom of ['hello@myexample.com', 'hello@your-bakery.com', 'hello@example.co.uk'])
      expect(read(withProduction({ mailFrom })).problems).toEqual([])
  })

  it('ask for staging where staging is deployed', () => {
    expect(read(adasSettings, 'staging').problems).toEqual([
      'shingle.config.jsonc: "staging" is missing. Add it like "production", with other hosts.',
    ])
  })

  it('never let staging write into production', () => {
    expect(read({ ...adasSettings, staging: production }, 'staging').problems).toEqual([
      'shingle.config.jsonc: staging.app is production’s. Give staging another one.',
      'shingle.config.jsonc: staging.websites is production’s. Give staging another one.',
    ])
    const staging = { ...production, app: 'app.try-ada.net', websites: 'try-ada-sites.net', name: 'shingle' }
    expect(read({ ...adasSettings, staging }, 'staging').problems).toEqual([
      'shingle.config.jsonc: staging.name is production’s. Give staging another one.',
    ])
  })

  it('never name a Worker like the local one, which `wrangler deploy` without --env would replace it with', () => {
    expect(readEnvironment(join(root, 'wrangler.toml')).name).toBe('shingle-local')
    expect(read(withProduction({ name: 'shingle-local' })).problems).toEqual([
      'shingle.config.jsonc, line 12: production.name: choose another name: this one is for local development.',
    ])
  })

  it.each([
    ['one database, unless they say more', undefined, undefined],
    ['the only database for new accounts', undefined, 1],
    ['several databases', 3, undefined],
    ['one of them for new accounts', 3, 2],
    ['some of them for new accounts', 3, '1,  3'],
  ])('take %s', (_what, databases, ACCOUNT_DATABASES) => {
    const settings = ACCOUNT_DATABASES === undefined ? {} : { ACCOUNT_DATABASES }
    expect(read(withProduction({ ...(databases && { databases }), settings })).problems).toEqual([])
  })

  it.each([0, -1, 1.5, 101, '2', null])('refuse %j databases', (databases) => {
    expect(read(withProduction({ databases })).problems).toEqual([
      expect.stringMatching(/line \d+: production.databases: write a whole number from 1 to 100.$/),
    ])
  })

  it.each(['3', 0, '0', '1, 3', '', '1,', 'DB_2', '1 2', 1.5])(
    'refuse new accounts in the databases %j, where there are two',
    (ACCOUNT_DATABASES) => {
      expect(read(withProduction({ databases: 2, settings: { ACCOUNT_DATABASES } })).problems).toEqual([
        expect.stringMatching(
          /line \d+: production.settings.ACCOUNT_DATABASES: write numbers from 1 to 2, such as "1, 2".$/,
        ),
      ])
    },
  )

  it('ask for a second database before new accounts live there', () => {
    expect(read(withProduction({ settings: { ACCOUNT_DATABASES: '2' } })).problems).toEqual([
      expect.stringMatching(/ACCOUNT_DATABASES: write "1", or first say in a line "databases": 2 beside "app"/),
    ])
  })

  it('never call a database of production like one of staging', () => {
    const staging = { ...production, app: 'app.try-ada.net', websites: 'try-ada-sites.net', name: 'shingle-2' }
    const both = { ...withProduction({ databases: 2 }), staging }
    expect(read(both, 'staging').problems).toEqual([
      'shingle.config.jsonc: staging.name is production’s. Give staging another one.',
    ])
  })

  it('are asked for with one sentence where there is no file, also after an upgrade', () => {
    const { folder } = installationFolder()
    expect(readInstallation(folder, 'production').problems).toEqual([
      'shingle.config.jsonc is missing: copy shingle.config.example.jsonc to shingle.config.jsonc and fill it in (docs/deploying.md).',
    ])
    writeFileSync(join(folder, 'production.toml'), '[vars]\n')
    expect(readInstallation(folder, 'production').problems).toEqual([
      expect.stringMatching(
        /^shingle.config.jsonc replaces production.toml: copy .* take over the values of production.toml/,
      ),
    ])
  })
})

describe('The example of settings', () => {
  it('has nothing wrong but the values that an operator replaces', () => {
    const { problems } = read(readFileSync(join(root, 'shingle.config.example.jsonc'), 'utf8'))
    expect(problems.map((problem) => problem.replace(/^.*line \d+: ([\w.]+).*$/, '$1'))).toEqual([
      ...['supportEmail', 'operator', 'production.app', 'production.websites', 'production.mailFrom'],
    ])
    expect(problems.every((problem) => problem.includes('still the example'))).toBe(true)
  })

  it('has a JSON schema for completion, made from the checks', async () => {
    const text = `${JSON.stringify(installationSchema(root), null, 2)}\n`
    await expect(text).toMatchFileSnapshot('../../shingle.config.schema.json')
  })
})

describe('The optional settings', () => {
  it('are the Worker’s own, without those that are derived and without secrets', () => {
    const names = Object.keys(knownSettings(root).shape)
    expect(names).toEqual(
      expect.arrayContaining(['AI_PROVIDER', 'MAP_TILES_URL', 'TURNSTILE_SITE_KEY', 'WEBSITE_LIMIT']),
    )
    for (const name of [
      'APP_ORIGIN',
      'MAIL_FROM',
      'AUTH_SECRET',
      'PEXELS_KEY',
      'CLOUDFLARE_TOKEN',
      'IMPORT_LOOPBACK_HOSTS',
    ])
      expect(names).not.toContain(name)
    expect(names.filter(isSecret)).toEqual([])
  })

  it('describe every one that the Worker documents', () => {
    const { PHOTOS_PROVIDER, AI_TIMEOUT } = knownSettings(root).shape
    expect(PHOTOS_PROVIDER?.unwrap().description).toMatch(/^Stock: the photo services whose keys are set/)
    expect(AI_TIMEOUT?.unwrap().description).toBe('Per call, in milliseconds.')
  })

  it('never sign in as anybody', () => {
    expect(read(withProduction({ settings: { SOCIAL_PROVIDER: 'embedded' } })).problems).toEqual([
      expect.stringContaining('production.settings.SOCIAL_PROVIDER: write one of "oidc", "none"'),
    ])
  })
})
