import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { builtIn } from '../../scripts/deploy/app-config.ts'
import { environmentOf, readEnvironment } from '../../scripts/deploy/environment.ts'
import type { EnvironmentName } from '../../scripts/deploy/installation.ts'
import { installationSchema } from '../../scripts/deploy/installation.ts'
import { readInstallation } from '../../scripts/deploy/read-installation.ts'
import { readVariables } from '../../scripts/deploy/variables.ts'
import { secrets, settings as workerSettings } from '../../worker/settings.ts'
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
  return readInstallation(folder.folder, environment, {})
}
const withProduction = (changes: object) => ({ ...adasSettings, production: { ...production, ...changes } })

describe('an installation’s settings', () => {
  it('accept comments and trailing commas', () => {
    const text = `// mine\n${JSON.stringify(adasSettings).replace(/\}$/, ', /* end */ }')}`
    expect(read(text)).toEqual({ installation: adasSettings, secrets: {}, problems: [] })
  })

  it('accept a byte order mark, right-to-left text and emoji', () => {
    const settings = { ...adasSettings, operator: ['عدا لوفليس 🧵', 'شارع رئيسي'] }
    expect(read(`\uFEFF${JSON.stringify(settings)}`).problems).toEqual([])
  })

  it('accept numbers, which the Worker receives as text', () => {
    const settings = { AI_DAILY_BUDGET: 5, AI_PROVIDER: 'embedded' }
    expect(read(withProduction({ settings })).installation?.production?.settings).toEqual({
      AI_DAILY_BUDGET: '5',
      AI_PROVIDER: 'embedded',
    })
  })

  it('fail with the name, the line and the remedy of every mistake', () => {
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
        "shingle.config.jsonc, line 2: supportEmail is "nobody": write an address where you read what customers write.",
        "shingle.config.jsonc, line 3: operator is ["Your Name","1 Main Street"]: that is still the example; write your name and postal address.",
        "shingle.config.jsonc, line 4: production.mailFrom is missing: write the sender of emails, such as "hello@your-domain.com".",
        "shingle.config.jsonc, line 5: production.app is "https://app.pages-of-ada.net": write the host of the app alone, such as "app.your-domain.com".",
        "shingle.config.jsonc, line 6: production.websites is "your-sites.com": that is still the example; write the domain below which websites are served, such as "your-sites.com".",
        "shingle.config.jsonc, line 7: production.mailform: there is no such setting. Remove the line or correct its name.",
        "shingle.config.jsonc, line 9: production.settings.AI_PROVIDER is "gpt": write "embedded" or "workers-ai" or "openai".",
        "shingle.config.jsonc, line 10: production.settings.AI_KEY: a secret does not belong into a file. Remove the line, and set the variable SHINGLE_AI_KEY for the deployment or run \`npx wrangler secret put AI_KEY --name shingle\`.",
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
  ])('are reported with the line of a syntax error: %s', (_what, text, line) => {
    const { problems } = read(text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^shingle.config.jsonc, line ${line}: `))
  })

  it('reject a list', () => {
    expect(read('[]').problems).toEqual([
      'shingle.config.jsonc, line 1: the file: write the settings in braces, as in the example.',
    ])
  })

  it('must have a separate registered domain for the websites', () => {
    const [problem] = read(withProduction({ websites: 'sites.pages-of-ada.net' })).problems
    expect(problem).toMatch(
      /^shingle.config.jsonc, line 10: production.websites is "sites.pages-of-ada.net": use another registered domain/,
    )
  })

  it('accept a real domain that contains the word “example”', () => {
    for (const mailFrom of ['hello@myexample.com', 'hello@your-bakery.com', 'hello@example.co.uk'])
      expect(read(withProduction({ mailFrom })).problems).toEqual([])
  })

  it('must contain staging before it can be deployed', () => {
    expect(read(adasSettings, 'staging').problems).toEqual([
      'shingle.config.jsonc: "staging" is missing. Add it as in shingle.config.example.jsonc.',
    ])
  })

  it('prevent staging from writing to production', () => {
    expect(read({ ...adasSettings, staging: production }, 'staging').problems).toEqual([
      'shingle.config.jsonc: staging.app is production’s. Give staging another one.',
      'shingle.config.jsonc: staging.websites is production’s. Give staging another one.',
    ])
    const staging = { ...production, app: 'app.try-ada.net', websites: 'try-ada-sites.net', name: 'shingle' }
    expect(read({ ...adasSettings, staging }, 'staging').problems).toEqual([
      'shingle.config.jsonc: staging.name is production’s. Give staging another one.',
    ])
  })

  it('reject the name of the local Worker, which `wrangler deploy` would replace', () => {
    expect(readEnvironment(join(root, 'wrangler.toml')).name).toBe('shingle-local')
    expect(read(withProduction({ name: 'shingle-local' })).problems).toEqual([
      'shingle.config.jsonc, line 12: production.name is "shingle-local": choose another name: this one is for local development.',
    ])
  })

  it('fail with one sentence if their file is missing, even after an upgrade', () => {
    const { folder } = installationFolder()
    expect(readInstallation(folder, 'production', {}).problems).toEqual([
      'shingle.config.jsonc is missing: copy shingle.config.example.jsonc to shingle.config.jsonc and fill it in (docs/deploying.md), or set variables such as SHINGLE_APP.',
    ])
    writeFileSync(join(folder, 'production.toml'), '[vars]\n')
    expect(readInstallation(folder, 'production', {}).problems).toEqual([
      expect.stringMatching(
        /^shingle.config.jsonc replaces production.toml: copy .* take over the values of production.toml/,
      ),
    ])
  })
})

describe('the example settings', () => {
  it('contain no mistake except their placeholders', () => {
    const { problems } = read(readFileSync(join(root, 'shingle.config.example.jsonc'), 'utf8'))
    expect(problems.map((problem) => problem.replace(/^.*line \d+: ([\w.]+).*$/, '$1'))).toEqual([
      ...['supportEmail', 'operator', 'production.app', 'production.websites', 'production.mailFrom'],
    ])
    expect(problems.every((problem) => problem.includes('that is still the example'))).toBe(true)
  })

  it('come with a JSON schema generated from the checks', async () => {
    const text = `${JSON.stringify(installationSchema(), null, 2)}\n`
    await expect(text).toMatchFileSnapshot('../../shingle.config.schema.json')
  })
})

describe('optional settings', () => {
  const shapes = Object.entries(workerSettings.shape)

  it.each(shapes)('%s rejects invalid values and quotes them in the error', (name) => {
    for (const value of [['five', 'a b'], {}, null]) {
      const { problems } = read(withProduction({ settings: { [name]: value } }))
      expect(problems[0]).toMatch(
        /^shingle\.config\.jsonc, line \d+: production\.settings\.\w+ is .+: (write|paste) .+\.$/,
      )
      expect(problems[0]).toContain(`${name} is ${JSON.stringify(value)}`)
    }
  })

  it.each(shapes)('%s has a description and can be set by a variable', (name, shape) => {
    expect(shape.unwrap().description).toMatch(/^.{10,}\.$/)
    const { unknown, values } = readVariables({ [`SHINGLE_${name}`]: 'x' }, 'production')
    expect([unknown, [...values.keys()]]).toEqual([[], [`production.settings.${name}`]])
  })

  it.each([
    ['WEBSITE_LIMIT', 'five', 'write a whole number from 1 to 1,000'],
    ['WEBSITE_LIMIT', '0', 'write a whole number from 1 to 1,000'],
    ['WEBSITE_LIMIT', 2.5, 'write a whole number from 1 to 1,000'],
    ['AI_DAILY_BUDGET', '-1', 'write an amount of dollars, such as 5'],
    ['AI_DAILY_BUDGET', '$5', 'write an amount of dollars, such as 5'],
    ['AI_TIMEOUT', '20s', 'write a whole number from 1000 to 600,000'],
    ['OPERATOR_EMAILS', 'ann', 'write email addresses, separated by commas'],
    ['OPERATOR_EMAILS', 'ann@ada.net; bob@ada.net', 'write email addresses, separated by commas'],
    ['AI_URL', 'http://models.ada.net/v1', 'write an address, such as "https://api.openai.com/v1"'],
    ['MAP_TILES_URL', 'https://tiles.ada.net', 'write an address with {z}, {x} and {y}'],
    ['GOOGLE_MEASUREMENT_ID', 'UA-1234', 'write an id of Google Analytics, such as "G-ABCDE12345"'],
    ['CLARITY_WHILE_EDITING', 'yes', 'write true or false'],
    ['SIGN_UP', 'invite', 'write "open" or "closed"'],
    ['INVITED_EMAILS', 'ada', 'write email addresses or domains, such as "@your-domain.com", separated by commas'],
    // The simulated issuer would sign in anyone.
    ['SOCIAL_PROVIDER', 'embedded', 'write "oidc" or "none"'],
  ])('%s rejects %j before anything is deployed', (name, value, cure) => {
    expect(read(withProduction({ settings: { [name]: value } })).problems).toEqual([
      expect.stringContaining(`production.settings.${name} is ${JSON.stringify(value)}: ${cure}`),
    ])
  })

  it('exclude secrets and values derived from the hosts', () => {
    for (const name of ['APP_ORIGIN', 'MAIL_FROM', 'IMPORT_LOOPBACK_HOSTS', ...Object.keys(secrets.shape)])
      expect(workerSettings.shape).not.toHaveProperty(name)
  })
})

describe('the operator’s brand', () => {
  const folderWith = (product: unknown, files: Record<string, string> = {}) => {
    const made = installationFolder({ ...adasSettings, product })
    opened.push(made)
    for (const [name, text] of Object.entries(files)) writeFileSync(join(made.folder, name), text)
    return made.folder
  }
  const problemsOf = (product: unknown, files?: Record<string, string>) =>
    readInstallation(folderWith(product, files), 'production', {}).problems
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'

  it('enters the build with its name, tagline, color, badge, mark and legal texts', () => {
    const product = { name: 'Pages of Ada', tagline: 'Ada makes it.', color: '#7c3aed', badge: false }
    const files = { 'mark.svg': `${svg}\n`, 'terms.md': '## Our terms\n', 'privacy.md': 'It is {place}' }
    const root = folderWith({ ...product, mark: 'mark.svg', terms: 'terms.md', privacy: 'privacy.md' }, files)
    const { installation } = readInstallation(root, 'production', { SHINGLE_PRODUCT_NAME: 'Adapages' })
    if (!installation) throw new Error('refused')
    expect(builtIn(environmentOf(installation, 'production', { root }))).toMatchObject({
      ...{
        SHINGLE_NAME: '"Adapages"',
        SHINGLE_TAGLINE: '"Ada makes it."',
        SHINGLE_COLOR: '"#7c3aed"',
        SHINGLE_BADGE: 'false',
      },
      ...{ SHINGLE_MARK: JSON.stringify(svg), SHINGLE_TERMS: '"## Our terms"', SHINGLE_PRIVACY: '"It is {place}"' },
    })
  })

  it.each([
    [{ name: '' }, 'product.name is "": write a name of up to 30 characters'],
    [{ name: '<b>Ada' }, 'product.name is "<b>Ada": write a name'],
    [{ name: 'x'.repeat(31) }, 'write a name of up to 30 characters'],
    [{ tagline: 7 }, 'product.tagline is 7: write a sentence'],
    [{ color: 'purple' }, 'product.color is "purple": write a color, such as "#1d6350"'],
    [{ badge: 'no' }, 'product.badge is "no": write true or false'],
    [{ mark: 'logo.png' }, 'product.mark is "logo.png": write the path of a .svg file in this folder'],
    [{ terms: '../secret.md' }, 'product.terms is "../secret.md": write the path of a .md file in this folder'],
    [{ terms: '/etc/terms.md' }, 'product.terms is "/etc/terms.md": write the path'],
    [{ terms: 'none.md' }, 'product.terms is "none.md": there is no such file'],
    [{ mark: 'bad.svg' }, 'product.mark is "bad.svg": use an SVG file with a viewBox, and without scripts and links'],
    [{ logo: 'x' }, 'product.logo: there is no such setting'],
    ['Ada', 'product is "Ada": write the product in braces'],
  ])('can’t be %j', (product, sentence) => {
    const bad = { 'bad.svg': '<svg viewBox="0 0 8 8" onload="alert(1)"></svg>' }
    expect(problemsOf(product, bad)).toEqual([expect.stringContaining(sentence)])
  })
})

describe('settings from environment variables', () => {
  const whole = {
    SHINGLE_SUPPORT_EMAIL: 'help@pages-of-ada.net',
    SHINGLE_OPERATOR: 'Ada Lovelace; 1 Main Street\nLondon',
    SHINGLE_APP: 'app.pages-of-ada.net',
    SHINGLE_WEBSITES: 'ada-sites.net',
    SHINGLE_MAIL_FROM: 'hello@pages-of-ada.net',
  }
  function readFrom(env: Record<string, string>, settings?: unknown) {
    const folder = installationFolder(settings)
    opened.push(folder)
    return readInstallation(folder.folder, 'production', env)
  }

  it('require no settings file, not even for secrets', () => {
    expect(readFrom({ ...whole, SHINGLE_AI_KEY: 'sk-1', PATH: '/bin' })).toEqual({
      installation: adasSettings,
      secrets: { AI_KEY: 'sk-1' },
      problems: [],
    })
  })

  it('override the settings file unless blank', () => {
    const env = {
      ...{ SHINGLE_WEBSITE_LIMIT: '7', SHINGLE_APP: '', SHINGLE_ONE_WORKER: 'true' },
      ...{
        SHINGLE_CUSTOM_DOMAINS_TARGET: 'edge.ada-sites.net',
        SHINGLE_CUSTOM_DOMAINS_ADDRESSES: '192.0.2.1;2001:db8::1',
      },
    }
    const { installation } = readFrom(env, withProduction({ settings: { WEBSITE_LIMIT: 3, AI_PROVIDER: 'embedded' } }))
    expect(installation?.production).toEqual({
      ...production,
      oneWorker: true,
      customDomains: { target: 'edge.ada-sites.net', addresses: ['192.0.2.1', '2001:db8::1'] },
      settings: { WEBSITE_LIMIT: '7', AI_PROVIDER: 'embedded' },
    })
  })

  it('apply only to the installation being deployed', () => {
    const folder = installationFolder({
      ...adasSettings,
      staging: { ...production, app: 'app.try-ada.net', websites: 'try.net' },
    })
    opened.push(folder)
    const { installation } = readInstallation(folder.folder, 'staging', { SHINGLE_WEBSITES: 'try-ada-sites.net' })
    expect([installation?.production?.websites, installation?.staging?.websites]).toEqual([
      'ada-sites.net',
      'try-ada-sites.net',
    ])
  })

  it('fail with name, value and remedy for every mistake, but without secrets', () => {
    const { problems } = readFrom({
      ...{
        SHINGLE_SUPPORT_EMAIL: 'nobody',
        SHINGLE_APP: 'https://app.pages-of-ada.net',
        SHINGLE_WEBSITE_LIMIT: 'five',
      },
      ...{
        SHINGLE_DATABASES: 'two',
        SHINGLE_ONE_WORKER: 'yes',
        SHINGLE_AUTH_SECRET: 'hush',
        SHINGLE_WEBSITE_LIMITS: '3',
      },
    })
    expect(problems).toMatchInlineSnapshot(`
      [
        "SHINGLE_SUPPORT_EMAIL is "nobody": write an address where you read what customers write.",
        "SHINGLE_OPERATOR is missing: write your name and postal address, a line each: ["Ada Lovelace", "1 Main Street", …].",
        "SHINGLE_APP is "https://app.pages-of-ada.net": write the host of the app alone, such as "app.your-domain.com".",
        "SHINGLE_WEBSITES is missing: write the domain below which websites are served, such as "your-sites.com".",
        "SHINGLE_MAIL_FROM is missing: write the sender of emails, such as "hello@your-domain.com".",
        "SHINGLE_ONE_WORKER is "yes": write true or false.",
        "SHINGLE_WEBSITE_LIMIT is "five": write a whole number from 1 to 1,000.",
        "SHINGLE_AUTH_SECRET: paste at least 32 characters, without spaces.",
        "SHINGLE_DATABASES: there is no such setting. Remove the variable or correct its name.",
        "SHINGLE_WEBSITE_LIMITS: there is no such setting. Remove the variable or correct its name.",
      ]
    `)
  })

  it('don’t hide an invalid settings file', () => {
    expect(readFrom(whole, '{ "production": ').problems).toEqual([expect.stringMatching(/line 1: not valid JSON/)])
    expect(readFrom(whole, '[]').problems).toEqual([expect.stringMatching(/the file: write the settings in braces/)])
  })
})
