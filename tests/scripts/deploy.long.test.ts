import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** What the account has, by name. */
type Account = {
  databases: Map<string, { uuid: string; sql: DatabaseSync }>
  namespaces: Map<string, string>
  buckets: Set<string>
  /** Of each Worker that was deployed: the metadata of its upload. */
  workers: Map<string, Record<string, unknown>>
  secrets: Map<string, string[]>
  /** Each request that changed something, in order: 'POST d1/database'. */
  changes: string[]
  /** Requests that this account has no answer to. */
  unknown: string[]
}

type Call = { account: Account; match: string[]; body: Buffer; type: string; query: URLSearchParams }
type Reply = { status?: number; result?: unknown; code?: number; message?: string; raw?: unknown }

const accountId = '0123456789abcdef0123456789abcdef'
const missing = (code: number, message: string): Reply => ({ status: 404, code, message })
const parsed = <T>(body: Buffer) => JSON.parse(body.toString()) as T

/**
 * Cloudflare's API as wrangler uses it for a deployment, for one account that begins empty. D1 runs the migrations in SQLite. Set
 * `environment` for wrangler's process.
 */
async function startEmptyAccount() {
  const account: Account = {
    ...{ databases: new Map(), namespaces: new Map(), buckets: new Set(), workers: new Map(), secrets: new Map() },
    ...{ changes: [], unknown: [] },
  }
  const server = createServer((request, response) => void answer(account, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/v4`
  return {
    account,
    environment: { CLOUDFLARE_API_BASE_URL: url, CLOUDFLARE_API_TOKEN: 'a-token', CLOUDFLARE_ACCOUNT_ID: accountId },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

const worker = '([\\w-]+)'

/** Each kind of request below the account's path. */
const calls: [method: string, path: string, reply: (call: Call) => Reply][] = [
  [
    'GET',
    'd1/database',
    ({ account, query }) => ({
      result: [...account.databases]
        .filter(([name]) => !query.get('name') || name === query.get('name'))
        .map(([name, { uuid }]) => ({ uuid, name, version: 'production', created_at: '2026-11-23T00:00:00Z' })),
    }),
  ],
  [
    'POST',
    'd1/database',
    ({ account, body }) => {
      const { name } = parsed<{ name: string }>(body)
      const uuid = crypto.randomUUID()
      account.databases.set(name, { uuid, sql: new DatabaseSync(':memory:') })
      return {
        result: { uuid, name, version: 'production', created_at: '2026-11-23T00:00:00Z', primary_location_hint: null },
      }
    },
  ],
  [
    'GET',
    'd1/database/([\\w-]+)',
    ({ account, match }) => {
      const found = [...account.databases].find(([, { uuid }]) => uuid === match[0])
      return found
        ? { result: { uuid: found[1].uuid, name: found[0], version: 'production' } }
        : missing(7404, 'The database was not found')
    },
  ],
  [
    'POST',
    'd1/database/([\\w-]+)/query',
    ({ account, match, body }) => {
      const database = [...account.databases.values()].find(({ uuid }) => uuid === match[0])
      if (!database) return missing(7404, 'The database was not found')
      try {
        const results = run(database.sql, parsed<{ sql: string }>(body).sql)
        return { result: [{ success: true, results, meta: { duration: 1 } }] }
      } catch (error) {
        return { status: 400, code: 7500, message: String(error) }
      }
    },
  ],
  [
    'GET',
    'storage/kv/namespaces',
    ({ account }) => ({
      result: [...account.namespaces].map(([title, id]) => ({ id, title, supports_url_encoding: true })),
    }),
  ],
  [
    'POST',
    'storage/kv/namespaces',
    ({ account, body }) => {
      const { title } = parsed<{ title: string }>(body)
      const id = crypto.randomUUID().replaceAll('-', '')
      account.namespaces.set(title, id)
      return { result: { id, title, supports_url_encoding: true } }
    },
  ],
  [
    'GET',
    'r2/buckets',
    ({ account }) => ({
      result: { buckets: [...account.buckets].map((name) => ({ name, creation_date: '2026-11-23T00:00:00Z' })) },
    }),
  ],
  [
    'POST',
    'r2/buckets',
    ({ account, body }) => {
      account.buckets.add(parsed<{ name: string }>(body).name)
      return { result: {} }
    },
  ],
  [
    'GET',
    'r2/buckets/([\\w-]+)',
    ({ account, match }) =>
      account.buckets.has(match[0] ?? '')
        ? { result: { name: match[0] } }
        : missing(10006, 'The specified bucket does not exist.'),
  ],
  [
    'GET',
    `workers/scripts/${worker}/secrets`,
    ({ account, match }) => {
      const secrets = account.secrets.get(match[0] ?? '')
      return secrets
        ? { result: secrets.map((name) => ({ name, type: 'secret_text' })) }
        : missing(10007, 'This Worker does not exist on your account.')
    },
  ],
  ['GET', `workers/services/${worker}`, () => missing(10090, 'This service does not exist on your account.')],
  ['GET', `workers/scripts/${worker}/deployments`, () => ({ result: { deployments: [] } })],
  [
    'GET',
    `workers/workers/${worker}`,
    ({ match }) => ({ result: { id: match[0], name: match[0], tags: [], subdomain: {}, observability: {} } }),
  ],
  ['PATCH', `workers/workers/${worker}`, ({ match }) => ({ result: { id: match[0], name: match[0] } })],
  ['GET', '/client/v4/user', () => ({ result: { id: 'user', email: 'ada@shingle-test.net' } })],
  ['GET', `workers/scripts/${worker}/settings`, () => missing(10007, 'This Worker does not exist on your account.')],
  ['POST', `workers/scripts/${worker}/assets-upload-session`, () => ({ result: { jwt: 'a-jwt', buckets: [] } })],
  [
    'PUT',
    `workers/scripts/${worker}`,
    ({ account, match, body }) => {
      account.workers.set(match[0] ?? '', metadataOf(body))
      return {
        result: {
          id: match[0],
          etag: 'etag',
          startup_time_ms: 20,
          deployment_id: 'deployment',
          entry_point: 'index.js',
        },
      }
    },
  ],
  ['GET', `workers/scripts/${worker}/subdomain`, () => ({ result: { enabled: false, previews_enabled: false } })],
  ['POST', `workers/scripts/${worker}/subdomain`, () => ({ result: { enabled: false, previews_enabled: false } })],
  ['PUT', `workers/scripts/${worker}/schedules`, () => ({ result: { schedules: [] } })],
  ['PUT', `workers/scripts/${worker}/domains/records`, () => ({ result: {} })],
  [
    'POST',
    `workers/scripts/${worker}/domains/changeset`,
    () => ({ result: { added: [], updated: [], conflicting: [] } }),
  ],
  ['GET', '/client/v4/zones', ({ query }) => ({ result: [{ id: 'zone', name: query.get('name') ?? '' }] })],
  ['GET', '/client/v4/user/tokens/verify', () => ({ result: { id: 'token', status: 'active' } })],
  ['GET', '/client/v4/zones/zone/workers/routes', () => ({ result: [] })],
  ['PUT', `workers/scripts/${worker}/routes`, ({ body }) => ({ result: parsed(body) })],
]

/** The part of an upload that says what the Worker is given. */
function metadataOf(body: Buffer): Record<string, unknown> {
  const text = body.toString('latin1')
  const start = text.indexOf('{', text.indexOf('name="metadata"'))
  return JSON.parse(text.slice(start, text.indexOf('\r\n--', start)))
}

/** What D1 returns: rows for a question, nothing for what changes something, which may be several statements. */
function run(sql: DatabaseSync, text: string): unknown[] {
  if (/^\s*(select|pragma)\b/i.test(text)) return sql.prepare(text).all()
  sql.exec(text)
  return []
}

async function answer(account: Account, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api')
  const path = pathname.replace(`/client/v4/accounts/${accountId}/`, '')
  const method = request.method ?? 'GET'
  if (method !== 'GET') account.changes.push(`${method} ${path}`)
  const reply = ((): Reply => {
    for (const [of, shape, make] of calls) {
      const found = of === method ? new RegExp(`^${shape}$`).exec(path) : null
      const type = request.headers['content-type'] ?? ''
      if (found) return make({ account, match: found.slice(1), body: Buffer.concat(chunks), type, query: searchParams })
    }
    account.unknown.push(`${method} ${path}`)
    return missing(10000, `No answer to ${method} ${path}`)
  })()
  const { status = 200, code, message } = reply
  // Clients read pages until one is empty.
  const isLaterPage = Number(searchParams.get('page') ?? 1) > 1
  const result = isLaterPage && Array.isArray(reply.result) ? [] : (reply.result ?? null)
  response.writeHead(status, { 'content-type': 'application/json' })
  const errors = code === undefined ? [] : [{ code, message }]
  response.end(
    JSON.stringify({
      success: status < 400,
      errors,
      messages: [],
      result,
      result_info: { page: 1, per_page: 100, count: 1, total_count: 1 },
    }),
  )
}

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
let peer: Awaited<ReturnType<typeof startEmptyAccount>>

/** A clone of the product, as an operator has it. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-deploy-'))
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) {
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

async function deploy(): Promise<{ code: number; said: string }> {
  const env = { ...process.env, ...peer.environment, CI: '1', NODE_ENV: '' }
  const child = spawn('npm', ['run', '-s', 'deploy'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const code = await new Promise<number>((done) => child.on('close', (exit) => done(exit ?? 1)))
  return { code, said }
}

function edit(file: string, from: string, to: string) {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replace(from, to))
}

it('the first deployment stops for what is missing, then makes what an empty account lacks, and warns of nothing', async () => {
  const fresh = await deploy()
  expect(fresh.code).toBe(1)
  for (const name of ['APP_ORIGIN', 'SITES_ORIGIN', 'homepage', 'supportEmail', 'operator', 'MAIL_FROM', 'routes'])
    expect(fresh.said).toMatch(new RegExp(`^- ${name}: `, 'm'))

  edit('renderer/document/product.ts', 'https://shingle.example', 'https://app.pages-of-ada.net')
  edit('renderer/document/product.ts', 'support@shingle.example', 'help@pages-of-ada.net')
  edit('marketing/legal/operator.ts', 'readonly string[] = []', "readonly string[] = ['Ada', '1 Main Street']")
  const settings = `routes = [{ pattern = "app.pages-of-ada.net", custom_domain = true }]
[vars]
APP_ORIGIN = "https://app.pages-of-ada.net"
SITES_ORIGIN = "https://pages-of-ada.site"
MAIL_FROM = "hello@pages-of-ada.net"
[env.edge]
routes = [{ pattern = "*.pages-of-ada.site/*", zone_name = "pages-of-ada.site" }]
`
  writeFileSync(join(folder, 'production.toml'), settings)
  const withoutSecret = await deploy()
  expect(withoutSecret).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^- AUTH_SECRET: run `npx wrangler secret put/m),
  })
  expect(peer.account.changes).toEqual([])

  peer.account.secrets.set('shingle', ['AUTH_SECRET'])
  const { code, said } = await deploy()
  expect(said).not.toMatch(/WARNING|not inherited|Please add/)
  expect([code, peer.account.unknown]).toEqual([0, []])
  const { databases, namespaces, buckets, workers, changes } = peer.account
  expect([[...databases.keys()], [...namespaces.keys()], [...buckets]]).toEqual([
    ['shingle'],
    ['shingle-sites'],
    ['shingle-media', 'shingle-message-photos'],
  ])
  const tables = databases.get('shingle')?.sql.prepare("select name from sqlite_master where type = 'table'").all()
  expect(tables).toContainEqual({ name: 'websites' })
  expect([...workers.keys()]).toEqual(['shingle', 'shingle-edge'])
  const store = { name: 'SITES', type: 'kv_namespace', namespace_id: namespaces.get('shingle-sites') }
  for (const metadata of workers.values()) expect(metadata.bindings).toContainEqual(store)
  const migrated = changes.findIndex((change) => change.endsWith('/query'))
  expect(migrated).toBeGreaterThan(changes.indexOf('POST d1/database'))
  expect(migrated).toBeLessThan(changes.indexOf('PUT workers/scripts/shingle'))
}, 900_000)
