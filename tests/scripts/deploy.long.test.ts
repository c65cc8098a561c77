import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmptyAccount } from '../harness/peers/cloudflare-account.ts'
import { adasSettings } from '../harness/peers/installation-folder.ts'
import { startSocketServer } from '../harness/socket-server.ts'
import { fullSite } from '../renderer/fixtures/full-site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const settings = { OPERATOR_EMAILS: 'ada@pages-of-ada.net' }
const production = { ...adasSettings.production, jurisdiction: 'eu' }
const wholeSettings = { ...adasSettings, production: { ...production, settings } }
const stagingHosts = {
  app: 'app.try-ada.net',
  websites: 'try-ada-sites.net',
  mailFrom: 'hello@pages-of-ada.net',
  jurisdiction: 'none',
}
let folder: string
let peer: Awaited<ReturnType<typeof startEmptyAccount>>

/** A clone of the product, like an operator's. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-deploy-'))
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  peer = await startEmptyAccount()
})
afterAll(async () => {
  await peer.close()
  rmSync(folder, { recursive: true })
})

/** Runs a command in the clone, in a process whose only network is the fake peer. */
async function run(command: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const env = {
    ...{ ...process.env, ...peer.environment, CI: '1', NODE_ENV: '', OUTSIDE_URL: peer.origin },
    NODE_OPTIONS: `--import=${join(root, 'tests/harness/peers/no-internet.mjs')}`,
  }
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const code = await new Promise<number>((done) => child.on('close', (exit) => done(exit ?? 1)))
  return { code, output }
}
const npm = (...args: string[]) => run('npm', 'run', '-s', ...args)

const writeSettings = (settings: object) =>
  writeFileSync(join(folder, 'shingle.config.jsonc'), JSON.stringify(settings, null, 2))

/** The zones of an installation, its DNS, and an app and a website host that pass a smoke test. */
function bringOnline({ app, websites }: { app: string; websites: string }) {
  const { account, internet } = peer
  for (const [name, id] of [
    [app.replace(/^app\./, ''), `id-of-${app.length}a`],
    [websites, `id-of-${websites.length}w`],
  ] as const)
    account.zones.set(name, { id, status: 'active', routes: [], senders: [{ name, enabled: true }] })
  for (const name of [app, `*.${websites}`]) internet.dns.set(name, ['104.16.0.1'])
  answerAsProduct({ app, url: `https://smoke-test-1.${websites}/` })
  internet.hosts.set(`*.${websites}`, () => notFound)
}

const notFound = { status: 404, body: 'Nothing to see here' }

/** Simulates an app and a website that it publishes at `url`. */
function answerAsProduct({ app, url }: { app: string; url: string }) {
  const { hosts } = peer.internet
  const draft = JSON.stringify({ revision: 1, websiteSettings: { settings: {} } })
  let isOnline = false
  const replies: Record<string, [status: number, body: string]> = {
    'GET /api/health': [200, '{"status":"ok"}'],
    'POST /api/creations': [201, '{}'],
    'GET /api/creations/current/events': [200, 'data: {"type":"done"}\n\n'],
    'POST /api/login/password': [200, '{"draftId":"draft"}'],
    'GET /api/drafts/draft': [200, draft],
    'PUT /api/drafts/draft': [200, draft],
    'POST /api/drafts/draft/publish': [200, JSON.stringify({ url })],
    'DELETE /api/drafts/draft': [204, ''],
  }
  hosts.set(app, ({ method, path }) => {
    const [status, body] = replies[`${method} ${path}`] ?? [404, '{}']
    if (path.endsWith('/publish')) isOnline = true
    if (method === 'DELETE') isOnline = false
    return { status, body, headers: { 'x-request-id': 'request' } }
  })
  const { host, pathname } = new URL(url)
  hosts.set(host, ({ path }) => (isOnline && path === pathname ? { status: 200, body: 'Smoke Test Bakery' } : notFound))
}

it('a first deployment stops without changes if settings are missing', async () => {
  const fresh = await npm('deploy')
  expect(fresh).toMatchObject({ code: 1, output: expect.stringMatching(/^- shingle.config.jsonc is missing: copy /m) })

  cpSync(join(folder, 'shingle.config.example.jsonc'), join(folder, 'shingle.config.jsonc'))
  const copied = await npm('deploy')
  expect(copied.code).toBe(1)
  for (const name of ['supportEmail', 'operator', 'production.app', 'production.websites', 'production.mailFrom'])
    expect(copied.output).toMatch(
      new RegExp(`^- shingle.config.jsonc, line \\d+: ${name} is .+: that is still the example`, 'm'),
    )

  writeSettings({ ...adasSettings, production: { ...adasSettings.production, settings: { AI_PROVIDER: 'openai' } } })
  const newAccount = await npm('deploy')
  expect(newAccount).toMatchObject({
    code: 1,
    output: expect.stringContaining('- Open Workers & Pages in the dashboard once'),
  })
  peer.account.subdomain = 'ada'
  expect(await npm('deploy')).toMatchObject({ code: 1, output: expect.stringContaining('has no domain ada-sites.net') })
  bringOnline(adasSettings.production)
  expect(await npm('deploy')).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^- shingle.config.jsonc: say where data lives[\s\S]*^- AI_KEY: set the variable SHINGLE_AI_KEY for the deployment, or run `npx wrangler secret put AI_KEY --name shingle`/m,
    ),
  })
  expect(await npm('deploy', '--', '--env', 'preview')).toMatchObject({
    code: 1,
    output: expect.stringContaining('write --env production, --env staging, --env trial'),
  })
  expect(await npm('deploy', '--', '--dry')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/Unknown option[\s\S]*--dry-run/),
  })
  expect(await npm('deploy', '--', '--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('--env staging'),
  })
  writeSettings(wholeSettings)
  peer.account.forbidden.push(/./)
  expect(await npm('deploy')).toMatchObject({
    code: 1,
    output: expect.stringContaining('CLOUDFLARE_API_TOKEN is wrong, has expired or lacks a permission'),
  })
  peer.account.forbidden.pop()
  const dry = await npm('deploy', '--', '--dry-run')
  expect(dry).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Would create shingle\.\n[\s\S]*nothing was changed/),
  })
  expect(peer.account.changes).toEqual([])
}, 900_000)

it('a deployment sets up an empty account without warnings, and ends with the doctor and a smoke test', async () => {
  const { account } = peer
  writeSettings(wholeSettings)
  bringOnline(adasSettings.production)
  account.plans.push('workers_paid', 'images_basic')
  account.models.push('@cf/meta/llama-3.3-70b-instruct-fp8-fast')
  account.forbidden.push(/scripts\/shingle-edge/)
  const interrupted = await npm('deploy')
  expect(interrupted).toMatchObject({
    code: 1,
    output: expect.stringContaining('run the deployment again, and it goes on'),
  })
  account.forbidden.pop()
  // wrangler makes more requests to explain the rejection.
  account.unknown.splice(0)
  const { code, output } = await npm('deploy')
  expect(output.trim().split('\n').length).toBeLessThan(30)
  expect(output).not.toMatch(/WARNING|not inherited|Please add/)
  expect(output).toMatch(/All \d+ checks are fine\./)
  expect(output).toMatch(/✓ Publish it[\s\S]*✓ See it gone/)
  expect([code, account.unknown]).toEqual([0, []])

  const { databases, namespaces, buckets, workers, secrets, changes } = account
  expect([[...databases.keys()], [...namespaces.keys()], [...buckets]]).toEqual([
    ['shingle'],
    ['shingle-sites'],
    ['eu/shingle-media', 'eu/shingle-message-photos'],
  ])
  expect(databases.get('shingle')?.jurisdiction).toBe('eu')
  const sql = databases.get('shingle')?.sql
  expect(sql?.prepare("select name from sqlite_master where type = 'table'").all()).toContainEqual({ name: 'websites' })
  expect(sql?.prepare("select email from users where email not like 'deleted:%'").all()).toEqual([])
  expect([...workers.keys()]).toEqual(['shingle', 'shingle-edge'])
  expect(secrets.get('shingle')).toEqual(['AUTH_SECRET'])
  const store = { name: 'SITES', type: 'kv_namespace', namespace_id: namespaces.get('shingle-sites') }
  for (const metadata of workers.values()) expect(metadata.bindings).toContainEqual(store)
  for (const upload of account.uploads.values()) {
    const parts = upload.split(/\r\n--[^\r\n]+\r\n/)
    const isMap = (part: string) => /filename="[^"]+\.map"/.test(part)
    expect(parts.filter(isMap).length).toBeGreaterThanOrEqual(3)
    const text = parts.filter((part) => !isMap(part)).join()
    expect([text.includes('https://app.pages-of-ada.net'), text.includes('shingle.example')]).toEqual([true, false])
  }
  const migrated = changes.findIndex((change) => change.endsWith('/query'))
  expect(migrated).toBeGreaterThan(changes.indexOf('POST d1/database'))
  expect(migrated).toBeLessThan(changes.indexOf('PUT workers/scripts/shingle'))

  const terms = readFileSync(join(folder, 'dist/client/_/pages/terms.html'), 'utf8')
  for (const text of ['https://app.pages-of-ada.net/terms', 'help@pages-of-ada.net', 'Ada Lovelace', '1 Main Street'])
    expect(terms).toContain(text)
}, 900_000)

it('the doctor passes after a deployment, and prints JSON on request', async () => {
  const { code, output } = await npm('doctor', '--', '--json')
  expect(JSON.parse(output)).toMatchObject({ environment: 'production', ok: true })
  expect(code).toBe(0)
}, 60_000)

it('wrangler commands can be typed as usual and reach the deployed Worker', async () => {
  const wrangler = (...args: string[]) => run(join(root, 'node_modules/.bin/wrangler'), ...args)
  const { account } = peer
  expect(await wrangler('secret', 'list')).toMatchObject({ code: 0, output: expect.stringContaining('AUTH_SECRET') })
  const event = { outcome: 'ok', exceptions: [], logs: [], eventTimestamp: 0, event: { cron: '* * * * *' } }
  const visits = await startSocketServer((socket) => socket.send(JSON.stringify(event)))
  account.tail = `ws://127.0.0.1:${visits.port}`
  const tail = [join(root, 'node_modules/.bin/wrangler'), 'tail', '--format', 'pretty']
  expect((await run('timeout', '--signal=INT', '15', ...tail)).output).toContain('"* * * * *"')
  await visits.stop()
  expect(account.changes).toContain('POST workers/scripts/shingle/tails')
  const [first] = account.versions.get('shingle') ?? []
  expect(await wrangler('deploy')).toMatchObject({ code: 0, output: expect.stringContaining('app.pages-of-ada.net') })
  expect([...account.workers.keys()]).toEqual(['shingle', 'shingle-edge'])
  expect(await wrangler('versions', 'list')).toMatchObject({
    code: 0,
    output: expect.stringContaining(first ?? 'none'),
  })
  expect(await wrangler('rollback')).toMatchObject({ code: 0, output: expect.stringContaining(`${first} has been`) })
  expect(account.deployments.get('shingle')?.[0]).toBe(first)
  expect((await wrangler('secret', 'put', 'PEXELS_KEY')).code).toBe(0)
  expect(account.secrets.get('shingle')).toEqual(['AUTH_SECRET', 'PEXELS_KEY'])
  expect(account.unknown).toEqual([])
  account.secrets.set('shingle', ['AUTH_SECRET'])
}, 900_000)

it('the commands in docs/operations.md find the deployed database by its name', async () => {
  const wrangler = (...args: string[]) => run(join(root, 'node_modules/.bin/wrangler'), ...args)
  const sql = "select name from sqlite_master where name = 'websites'"
  const query = await wrangler('d1', 'execute', 'shingle', '--remote', '--json', '--command', sql)
  expect([query.code, query.output]).toEqual([0, expect.stringContaining('"name": "websites"')])
  const earlier = await wrangler('d1', 'time-travel', 'info', 'shingle')
  expect([earlier.code, earlier.output]).toEqual([0, expect.stringContaining('00000085-0000024c')])
  const restored = await wrangler('d1', 'time-travel', 'restore', 'shingle', '--timestamp', '2026-11-25T20:00:00Z')
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('before')])
}, 120_000)

it('rebuilding the store reads the deployed database and renders the published pages', async () => {
  const script = `import('./scripts/stores/store-config.mjs')
    .then(async ({ storeConfig, remoteBindings }) => console.log(JSON.stringify(await storeConfig({ main: 'worker/index.ts', ...(await remoteBindings('production')) }))))`
  const { output } = await run(join(root, 'node_modules/.bin/node'), '-e', script)
  const { databases, namespaces } = peer.account
  expect(JSON.parse(output)).toMatchObject({
    vars: { APP_ORIGIN: 'https://app.pages-of-ada.net', SITES_ORIGIN: 'https://ada-sites.net' },
    define: { SHINGLE_HOMEPAGE: '"https://app.pages-of-ada.net"' },
    d1_databases: [{ database_id: databases.get('shingle')?.uuid, remote: true }],
    kv_namespaces: [{ id: namespaces.get('shingle-sites'), remote: true }],
    r2_buckets: [
      { bucket_name: 'shingle-media', remote: true },
      { bucket_name: 'shingle-message-photos', remote: true },
    ],
  })
}, 60_000)

it('a website rendered to files contains the installation’s name', async () => {
  writeFileSync(join(folder, 'site.json'), JSON.stringify(fullSite))
  const { code, output } = await run(join(root, 'node_modules/.bin/node'), 'scripts/render.mjs', 'site.json', 'out')
  expect([code, output]).toEqual([0, expect.stringMatching(/^A website of \d+ files/)])
  expect(readFileSync(join(folder, 'out/index.html'), 'utf8')).toContain('href="https://app.pages-of-ada.net')
}, 300_000)

it('a staging deployment needs only one flag and doesn’t change production', async () => {
  const { account } = peer
  writeSettings({ ...wholeSettings, staging: { ...stagingHosts, settings } })
  bringOnline(stagingHosts)
  const before = { worker: account.workers.get('shingle'), made: account.changes.length }
  const { code, output } = await npm('deploy', '--', '--env', 'staging')
  expect(output).toMatch(/All \d+ checks are fine\./)
  expect([code, account.unknown]).toEqual([0, []])
  expect([[...account.workers.keys()], [...account.databases.keys()], [...account.buckets]]).toEqual([
    ['shingle', 'shingle-edge', 'shingle-staging', 'shingle-staging-edge'],
    ['shingle', 'shingle-staging'],
    ['eu/shingle-media', 'eu/shingle-message-photos', 'shingle-staging-media', 'shingle-staging-message-photos'],
  ])
  expect(account.workers.get('shingle')).toBe(before.worker)
  expect(account.secrets.get('shingle-staging')).toEqual(['AUTH_SECRET'])
  const touched = account.changes.slice(before.made)
  const production = account.databases.get('shingle')?.uuid
  expect(touched.filter((change) => change.includes(`d1/database/${production}`))).toEqual([])
  expect(touched.filter((change) => /scripts\/shingle(-edge)?(\/|$)/.test(change))).toEqual([])
}, 900_000)

it('a trial deploys without settings or domains and doesn’t change other installations', async () => {
  const { account, internet } = peer
  rmSync(join(folder, 'shingle.config.jsonc'))
  const [app, websites] = ['shingle-trial.ada.workers.dev', 'shingle-trial-edge.ada.workers.dev']
  answerAsProduct({ app, url: `https://${websites}/smoke-test-1/` })
  const changesBefore = account.changes.length
  const { code, output } = await npm('deploy', '--', '--env', 'trial')
  expect([code, account.unknown]).toEqual([0, []])
  expect(output).toMatch(/All \d+ checks are fine\.[\s\S]*✓ Publish it[\s\S]*✓ See it gone/)
  expect(output).toContain(`Its mailbox: https://${app}/mailbox\n`)
  const token = /its token, which is not shown again: (\S{64})\n/.exec(output)?.[1]
  expect(account.uploads.get('shingle-trial')).toContain(
    `"name":"MAILBOX_TOKEN","type":"secret_text","text":"${token}"`,
  )
  expect(account.secrets.get('shingle-trial')).toEqual(['AUTH_SECRET', 'MAILBOX_TOKEN'])
  const touched = account.changes.slice(changesBefore)
  expect(touched.filter((change) => /scripts\/shingle(-edge|-staging|-staging-edge)?(\/|$)/.test(change))).toEqual([])
  expect(existsSync(join(folder, 'wrangler.json'))).toBe(true)
  expect(readFileSync(join(folder, 'wrangler.json'), 'utf8')).not.toContain('shingle-trial')

  const secondDeploy = await npm('deploy', '--', '--env', 'trial')
  expect([secondDeploy.code, secondDeploy.output.includes('token')]).toEqual([0, false])
  internet.hosts.delete(app)
  const { output: findings } = await npm('doctor', '--', '--env', 'trial')
  expect(findings).toContain(`https://${app}/api/health does not respond`)
}, 900_000)

it('Workers Builds deploys a trial under the chosen name if there are no settings', async () => {
  const { account } = peer
  const app = 'my-pages.ada.workers.dev'
  answerAsProduct({ app, url: 'https://my-pages-edge.ada.workers.dev/smoke-test-1/' })
  const { code, output } = await run(
    'env',
    'WORKERS_CI=1',
    'WRANGLER_CI_OVERRIDE_NAME=my-pages',
    'npm',
    'run',
    'deploy',
  )
  expect([code, account.unknown]).toEqual([0, []])
  expect(output).toContain(`Your trial: https://${app}\n`)
  expect([...account.workers.keys()].slice(-2)).toEqual(['my-pages', 'my-pages-edge'])
  writeSettings(wholeSettings)
}, 900_000)

it('a deployment fails if visitors can’t reach the app', async () => {
  peer.internet.hosts.set('app.pages-of-ada.net', ({ path }) => ({
    status: path === '/api/health' ? 200 : 500,
    body: '{"error":{"code":"unknown","requestId":"request-1"}}',
    headers: { 'x-request-id': 'request-1' },
  }))
  const { code, output } = await npm('deploy')
  expect(output).toContain(
    '✗ Create a website from answers failed: POST /api/creations responded 500 unknown (request request-1).',
  )
  expect(output).toContain('`npx wrangler rollback --name shingle` returns to the version before')
  expect(code).toBe(1)
}, 900_000)
