import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createServer, type TlsOptions } from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { environmentOf } from '../../scripts/deploy/environment.ts'
import { diagnose } from '../../scripts/doctor/diagnose.ts'
import { acceptsOldTls } from '../../scripts/doctor/old-tls.ts'
import { isHealthy, jsonOf, tableOf } from '../../scripts/doctor/report.ts'
import { refuseDevelopment } from '../../worker/platform/http/refuse-development.ts'
import { accountId, startEmptyAccount } from '../harness/peers/cloudflare-account.ts'
import { adasSettings, installationFolder } from '../harness/peers/installation-folder.ts'
import { withoutInternet } from '../harness/peers/no-internet.mjs'

const model = '@cf/meta/llama-3.3-70b-instruct-fp8-fast'
const customDomains = { target: 'edge.ada-sites.net' }
const settings = { OPERATOR_EMAILS: 'ada@pages-of-ada.net' }
const complete = { ...adasSettings, production: { ...adasSettings.production, customDomains, settings } }
const notFoundPage = { status: 404, body: '<title>Nothing to see here</title>' }

type Peer = Awaited<ReturnType<typeof startEmptyAccount>>
let peer: Peer
let letOut: () => void
let oldTls: Set<string>
const before = { ...process.env }
const folders: ReturnType<typeof installationFolder>[] = []

beforeEach(async () => {
  peer = await startEmptyAccount()
  oldTls = new Set()
  letOut = withoutInternet(peer.origin, { oldTls })
  Object.assign(process.env, peer.environment)
})
afterEach(async () => {
  letOut()
  process.env = { ...before }
  for (const one of folders.splice(0)) one.remove()
  await peer.close()
})

function folderWith(settings: unknown) {
  const made = installationFolder(settings)
  folders.push(made)
  return made.folder
}
const examine = (root: string, environment = 'production') =>
  diagnose(root, environment, { random: () => 'x' }).then(({ findings }) => findings)
const statusOf = (findings: Awaited<ReturnType<typeof examine>>, name: string) =>
  findings.find((one) => one.name === name)

/** The account's domains, as after step 1 of docs/deploying.md. */
function addDomains({ account }: Peer) {
  for (const name of ['pages-of-ada.net', 'ada-sites.net'])
    account.zones.set(name, { id: `id-of-${name.split('.')[0]}`, status: 'active', routes: [], senders: [] })
}

const zoneOf = ({ account }: Peer, name: string) => {
  const zone = account.zones.get(name)
  if (!zone) throw new Error(`there is no zone ${name}`)
  return zone
}

/** The state that a deployment with these settings leaves. */
function deployInto(made: Peer, root: string, { version = '1.2.3' } = {}) {
  const { account } = made
  const { app, edge } = environmentOf(complete, 'production', {
    root,
    account: accountId,
    zoneId: 'id-of-ada-sites',
  })
  const sql = new DatabaseSync(':memory:')
  sql.exec('create table d1_migrations (id integer primary key, name text)')
  for (const name of ['0000_first.sql', '0001_second.sql', '0002_third.sql'])
    sql.prepare('insert into d1_migrations (name) values (?)').run(name)
  account.databases.set('shingle', { uuid: 'id-of-db', sql })
  account.namespaces.set('shingle-sites', 'id-of-sites')
  account.buckets.add('shingle-media').add('shingle-message-photos')
  for (const config of [app, edge]) {
    if (!config) continue
    const vars = Object.entries({ ...config.vars, VERSION: version }).map(([name, text]) => ({
      name,
      text,
      type: 'plain_text',
    }))
    const named = [
      ...['d1_databases', 'kv_namespaces', 'r2_buckets', 'services'].flatMap(
        (kind) => config[kind as 'r2_buckets'] ?? [],
      ),
      ...[config.images, config.ai, config.assets],
    ].flatMap((one) => (one?.binding ? [{ name: one.binding, type: 'binding' }] : []))
    const others = [...config.durable_objects.bindings, ...config.ratelimits, ...config.send_email].map(({ name }) => ({
      name,
      type: 'binding',
    }))
    account.workers.set(config.name ?? '', { bindings: [...vars, ...named, ...others] })
  }
  account.schedules.set('shingle', ['* * * * *'])
  account.domains.set('app.pages-of-ada.net', 'shingle')
  zoneOf(made, 'ada-sites.net').routes.push({ pattern: '*/*', script: 'shingle-edge' })
}

/** An account without open steps. */
function correctAccount() {
  const root = folderWith(complete)
  const { account, internet } = peer
  addDomains(peer)
  deployInto(peer, root)
  account.secrets.set('shingle', ['AUTH_SECRET', 'CLOUDFLARE_TOKEN', 'PEXELS_KEY'])
  account.plans.push('workers_paid', 'images_basic')
  account.subdomain = 'ada'
  account.models.push(model)
  zoneOf(peer, 'pages-of-ada.net').senders.push({ name: 'pages-of-ada.net', enabled: true })
  zoneOf(peer, 'ada-sites.net').fallback = { origin: 'edge.ada-sites.net', status: 'active' }
  for (const name of ['app.pages-of-ada.net', '*.ada-sites.net', 'edge.ada-sites.net'])
    internet.dns.set(name, ['104.16.0.1', '2606:4700::1'])
  internet.hosts.set('app.pages-of-ada.net', () => ({ status: 200, body: '{"status":"ok"}' }))
  internet.hosts.set('*.ada-sites.net', () => notFoundPage)
  return root
}

describe('the check for old TLS versions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const make = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    cert,
  ]
  beforeAll(() => void execFileSync('openssl', make, { stdio: 'ignore' }))
  beforeEach(() => letOut())
  afterAll(() => rmSync(folder, { recursive: true }))

  async function acceptsOld(options: TlsOptions): Promise<boolean> {
    const server = createServer({ ...options, key: readFileSync(key), cert: readFileSync(cert) })
    server.on('tlsClientError', () => undefined)
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
    try {
      return await acceptsOldTls('localhost', 10_000, { port: (server.address() as AddressInfo).port })
    } finally {
      server.close()
    }
  }

  // ASVS 12.1.1
  it.each(['TLSv1', 'TLSv1.1'] as const)('returns true for a server that accepts %s and later', async (minVersion) => {
    expect(await acceptsOld({ minVersion, ciphers: 'DEFAULT@SECLEVEL=0' })).toBe(true)
  })

  it.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'returns false for a server that accepts only %s and later',
    async (minVersion) => {
      expect(await acceptsOld({ minVersion })).toBe(false)
    },
  )

  it('throws an error if no server is listening', async () => {
    await expect(acceptsOldTls('localhost', 10_000, { port: 1 })).rejects.toThrow(/ECONNREFUSED|EACCES/)
  })
})

describe('the doctor', () => {
  it('lists every step for the operator of an empty account', async () => {
    const findings = await examine(folderWith(complete))
    expect(tableOf(findings)).toMatchSnapshot()
    expect(isHealthy(findings)).toBe(false)
    expect(peer.account.changes.filter((change) => !change.endsWith('/query'))).toEqual([])
  })

  it('lists the remaining steps of a half-configured account, and what it isn’t allowed to see', async () => {
    const root = correctAccount()
    const { account, internet } = peer
    deployInto(peer, root, { version: '1.2.2' })
    account.databases.get('shingle')?.sql.exec("delete from d1_migrations where name = '0002_third.sql'")
    account.buckets.delete('shingle-message-photos')
    account.secrets.set('shingle', ['PEXELS_KEY'])
    account.schedules.clear()
    account.forbidden.push(/^subscriptions$/)
    account.models.splice(0)
    zoneOf(peer, 'ada-sites.net').routes = [{ pattern: '*/*', script: 'parking' }]
    zoneOf(peer, 'ada-sites.net').fallback = { origin: 'edge.ada-sites.net', status: 'initializing' }
    zoneOf(peer, 'pages-of-ada.net').senders = [{ name: 'pages-of-ada.net', enabled: false }]
    internet.dns.set('*.ada-sites.net', ['100::'])
    internet.hosts.set('app.pages-of-ada.net', () => ({
      status: 503,
      body: '{"status":"failing","problems":["auth_secret_missing","cron_late"]}',
    }))
    internet.hosts.delete('*.ada-sites.net')
    const findings = await examine(root)
    expect(tableOf(findings)).toMatchSnapshot()
    expect(isHealthy(findings)).toBe(false)
  })

  it('passes a correct account', async () => {
    const findings = await examine(correctAccount())
    expect(tableOf(findings)).toMatchSnapshot()
    expect(findings.filter(({ status }) => status !== 'fine')).toEqual([])
    expect(peer.account.unknown).toEqual([])
  })

  it('changes nothing in the account', async () => {
    await examine(correctAccount())
    expect(peer.account.changes).toEqual(['POST d1/database/id-of-db/query'])
  })

  it('sets a time limit for every request', async () => {
    const root = correctAccount()
    const requests = vi.spyOn(globalThis, 'fetch')
    await examine(root)
    const limits = requests.mock.calls.map(([, init]) => init?.signal instanceof AbortSignal)
    requests.mockRestore()
    expect(limits.length).toBeGreaterThan(20)
    expect(limits.filter((isLimited) => !isLimited)).toEqual([])
  })

  it('never shows the token', async () => {
    const findings = await examine(correctAccount())
    expect(jsonOf(findings, { environment: 'production', version: '1.2.3', isComplete: true })).not.toMatch(/a-token/)
  })

  it.each([
    ['an operator without settings', undefined, /^shingle.config.jsonc is missing: copy shingle.config.example.jsonc/],
    [
      'settings with a mistake',
      { ...adasSettings, supportEmail: 'nobody' },
      /^shingle.config.jsonc, line 2: supportEmail is "nobody": /,
    ],
    [
      'a service without its settings',
      { ...adasSettings, production: { ...adasSettings.production, settings: { PLACES_PROVIDER: 'geocoder' } } },
      /add "GEOCODER_URL" to production.settings/,
    ],
  ])('reports a single finding for %s', async (_who, settings, sentence) => {
    const findings = await examine(folderWith(settings))
    const wrong = findings.filter(({ status }) => status === 'fix')
    expect(wrong.map(({ text }) => text)).toEqual([expect.stringMatching(sentence)])
    expect([findings.length, tableOf(findings, { isComplete: false })]).toEqual([
      1,
      expect.stringMatching(/1 to fix. The other checks follow once this is fixed.$/),
    ])
  })

  it('rejects an unknown environment', async () => {
    expect(await examine(folderWith(complete), 'preview')).toEqual([
      {
        group: 'Settings',
        name: 'Settings',
        status: 'fix',
        text: 'There is no environment preview: use production, staging, trial.',
      },
    ])
  })

  it('explains how to sign in if the token is invalid', async () => {
    peer.account.forbidden.push(/accounts$/)
    delete process.env.CLOUDFLARE_ACCOUNT_ID
    const findings = await examine(folderWith(complete))
    expect(statusOf(findings, 'Sign-in')).toMatchObject({
      status: 'fix',
      text: expect.stringContaining('Authentication error'),
    })
  })

  it('only warns if a part of the account can’t be read', async () => {
    const root = correctAccount()
    peer.account.forbidden.push(/./)
    const findings = await examine(root)
    expect(isHealthy(findings)).toBe(true)
    expect(statusOf(findings, 'Email')).toEqual({
      ...{ group: 'Services', name: 'Email', status: 'unsure' },
      text: 'Your sign-in may not read this. In the dashboard, Email Service › Email Sending has to list the sender’s domain.',
    })
  })

  it('only warns if the DNS resolver fails', async () => {
    const root = correctAccount()
    peer.internet.failing = true
    const findings = await examine(root)
    expect(statusOf(findings, 'App’s DNS')).toMatchObject({
      status: 'unsure',
      text: expect.stringMatching(/^Could not be checked: /),
    })
  })

  it('warns about a late cron job without failing', async () => {
    const root = correctAccount()
    peer.internet.hosts.set('app.pages-of-ada.net', () => ({
      status: 503,
      body: '{"status":"failing","problems":["cron_late"]}',
    }))
    expect(statusOf(await examine(root), 'App responds')).toMatchObject({ status: 'unsure' })
  })

  it('reports the local Worker in the account, and a host with development settings', async () => {
    const root = correctAccount()
    peer.account.workers.set('shingle-local', { bindings: [{ name: 'ENVIRONMENT', text: 'development' }] })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const body = await refuseDevelopment().text()
    log.mockRestore()
    peer.internet.hosts.set('app.pages-of-ada.net', () => ({ status: 503, body }))
    const findings = await examine(root)
    expect(statusOf(findings, 'Local Worker')).toMatchObject({
      status: 'fix',
      text: expect.stringContaining('npx wrangler delete --name shingle-local'),
    })
    expect(statusOf(findings, 'App responds')).toMatchObject({
      status: 'fix',
      text: 'app.pages-of-ada.net leads to a Worker with development settings: run `npm run deploy`.',
    })
  })

  // ASVS 12.1.1
  it.each([
    [
      ['app.pages-of-ada.net'],
      /^TLS 1\.0 or 1\.1 works at app\.pages-of-ada\.net: set that domain’s Minimum TLS Version/,
    ],
    [['*.ada-sites.net'], /works at ada-sites\.net: /],
    [['app.pages-of-ada.net', '*.ada-sites.net'], /works at app\.pages-of-ada\.net and ada-sites\.net: /],
  ])('reports a domain that accepts old TLS versions: %j', async (hosts, text) => {
    const root = correctAccount()
    for (const host of hosts) oldTls.add(host)
    expect(statusOf(await examine(root), 'TLS version')).toMatchObject({
      status: 'fix',
      text: expect.stringMatching(text),
    })
  })

  it('reports a website host that something else serves', async () => {
    const root = correctAccount()
    peer.internet.hosts.set('*.ada-sites.net', () => ({ status: 200, body: 'This domain is for sale' }))
    expect(statusOf(await examine(root), 'Websites respond')).toMatchObject({ status: 'fix' })
  })

  it.each([
    [undefined, 'unsure', 'add "OPERATOR_EMAILS"'],
    ['ada@pages-of-ada.net, grace@pages-of-ada.net', 'fine', 'ada@pages-of-ada.net, grace@pages-of-ada.net'],
  ])('reports, for the operators %j: %s', async (OPERATOR_EMAILS, status, text) => {
    correctAccount()
    const others = { ...(OPERATOR_EMAILS !== undefined && { OPERATOR_EMAILS }) }
    const root = folderWith({ ...complete, production: { ...complete.production, settings: others } })
    expect(statusOf(await examine(root), 'Operators')).toMatchObject({ status, text: expect.stringContaining(text) })
  })

  it('reports settings that were changed but not deployed', async () => {
    const root = correctAccount()
    const changed = { ...complete.production, settings: { ...settings, AI_DAILY_BUDGET: 7 } }
    const other = folderWith({ ...complete, production: changed })
    expect(statusOf(await examine(other), 'App’s Worker')).toMatchObject({
      status: 'fix',
      text: expect.stringContaining('AI_DAILY_BUDGET'),
    })
    expect(statusOf(await examine(root), 'App’s Worker')).toMatchObject({ status: 'fine' })
  })
})

describe('the doctor’s report', () => {
  const findings = [
    { group: 'Settings' as const, name: 'Settings', status: 'fine' as const, text: 'complete' },
    { group: 'Services' as const, name: 'Email', status: 'fix' as const, text: 'a sentence '.repeat(12).trim() },
  ]

  it('fits the terminal’s width, even in a narrow one', () => {
    for (const columns of [60, 80, 120])
      expect(
        Math.max(
          ...tableOf(findings, { columns })
            .split('\n')
            .map((line) => line.length),
        ),
      ).toBeLessThanOrEqual(columns)
  })

  it('uses color only on request', () => {
    const control = String.fromCharCode(27)
    expect(tableOf(findings)).not.toContain(control)
    expect(tableOf(findings, { colors: true })).toContain(`${control}[31m✗`)
  })

  it('converts to JSON', () => {
    expect(JSON.parse(jsonOf(findings, { environment: 'staging', version: '1.2.3', isComplete: true }))).toEqual({
      ...{ environment: 'staging', version: '1.2.3', isComplete: true, ok: false },
      checks: findings,
    })
  })
})
