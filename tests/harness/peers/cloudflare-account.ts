import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { outsideHeader } from './no-internet.mjs'

/** Resources by name. */
export type Account = {
  databases: Map<string, { uuid: string; sql: DatabaseSync; jurisdiction?: string }>
  namespaces: Map<string, string>
  /** Buckets in a jurisdiction have a prefix: 'eu/shingle-media'. */
  buckets: Set<string>
  /** The metadata of each deployed Worker's upload. */
  workers: Map<string, Record<string, unknown>>
  /** The uploads as text, to search for build settings. */
  uploads: Map<string, string>
  secrets: Map<string, string[]>
  /** Ids of each Worker's versions, and of its deployed versions, newest first. */
  versions: Map<string, string[]>
  deployments: Map<string, string[]>
  /** The URL of the socket for `wrangler tail`. */
  tail?: string
  /** Zones by name. */
  zones: Map<string, Zone>
  /** Custom domains with their Workers. */
  domains: Map<string, string>
  schedules: Map<string, string[]>
  /** The account's name at workers.dev. */
  subdomain?: string
  /** Names of rate plans. */
  plans: string[]
  models: string[]
  /** API paths that the token may not read. */
  forbidden: RegExp[]
  /** Each request that changed something, in order: 'POST d1/database'. */
  changes: string[]
  /** Unsupported requests. */
  unknown: string[]
}

type Zone = {
  id: string
  status: string
  routes: { pattern: string; script: string }[]
  senders: { name: string; enabled: boolean }[]
  fallback?: { origin: string; status: string }
}

/** The simulated internet: addresses by name, and pages by host. '*.' matches any subdomain. */
export type Internet = {
  /** Whether the DNS resolver refuses to answer. */
  failing?: boolean
  dns: Map<string, string[]>
  hosts: Map<
    string,
    (request: { method: string; path: string }) => { status: number; body: string; headers?: Record<string, string> }
  >
}

/** `place` is the prefix of buckets in the request's jurisdiction. */
type Call = { account: Account; match: string[]; body: Buffer; place: string; query: URLSearchParams }
type Reply = { status?: number; result?: unknown; code?: number; message?: string; raw?: unknown }

export const accountId = '0123456789abcdef0123456789abcdef'
const missing = (code: number, message: string): Reply => ({ status: 404, code, message })
const noWorker = missing(10007, 'This Worker does not exist on your account.')
const zoneOf = (account: Account, id: string | undefined) => [...account.zones.values()].find((zone) => zone.id === id)
const parsed = <T>(body: Buffer) => JSON.parse(body.toString()) as T

/** Cloudflare's API for deploying with wrangler to one empty account, with SQLite as D1. Set `environment` for wrangler's process. */
export async function startEmptyAccount() {
  const account: Account = {
    ...{
      databases: new Map(),
      namespaces: new Map(),
      buckets: new Set(),
      workers: new Map(),
      uploads: new Map(),
      secrets: new Map(),
      versions: new Map(),
      deployments: new Map(),
    },
    ...{ zones: new Map(), domains: new Map(), schedules: new Map() },
    ...{ plans: [], models: [], forbidden: [], changes: [], unknown: [] },
  }
  const internet: Internet = { dns: new Map(), hosts: new Map() }
  const server = createServer((request, response) => {
    const host = request.headers[outsideHeader]
    if (typeof host === 'string') answerFromOutside(internet, host, request, response)
    else void answer(account, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ account, internet, origin },
    environment: {
      ...{ CLOUDFLARE_API_BASE_URL: `${origin}/client/v4`, CLOUDFLARE_API_TOKEN: 'a-token' },
      CLOUDFLARE_ACCOUNT_ID: accountId,
    },
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
      const { name, ...more } = parsed<{ name: string; jurisdiction?: string }>(body)
      const uuid = crypto.randomUUID()
      account.databases.set(name, { uuid, sql: new DatabaseSync(':memory:'), ...more })
      return {
        result: { uuid, name, version: 'production', created_at: '2026-11-23T00:00:00Z', primary_location_hint: null },
      }
    },
  ],
  [
    'GET',
    'd1/database/([\\w-]+)',
    ({ account, match }) => {
      const found = [...account.databases].find(([name, { uuid }]) => uuid === match[0] || name === match[0])
      return found
        ? {
            result: {
              ...{ uuid: found[1].uuid, name: found[0], version: 'production' },
              jurisdiction: found[1].jurisdiction ?? null,
            },
          }
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
        const results = run(database.sql, parsed<{ sql: string; params?: string[] }>(body))
        return { result: [{ success: true, results, meta: { duration: 1 } }] }
      } catch (error) {
        return { status: 400, code: 7500, message: String(error) }
      }
    },
  ],
  [
    'GET',
    'd1/database/([\\w-]+)/time_travel/bookmark',
    ({ account, match }) =>
      [...account.databases.values()].some(({ uuid }) => uuid === match[0])
        ? { result: { bookmark: '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683' } }
        : missing(7404, 'The database was not found'),
  ],
  [
    'POST',
    'd1/database/([\\w-]+)/time_travel/restore',
    ({ query }) => ({ result: { bookmark: query.get('bookmark'), previous_bookmark: 'before', message: 'restored' } }),
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
    ({ account, place }) => ({
      result: {
        buckets: [...account.buckets]
          .filter((name) => (place === '' ? !name.includes('/') : name.startsWith(place)))
          .map((name) => ({ name: name.slice(place.length), creation_date: '2026-11-23T00:00:00Z' })),
      },
    }),
  ],
  [
    'POST',
    'r2/buckets',
    ({ account, body, place }) => {
      account.buckets.add(place + parsed<{ name: string }>(body).name)
      return { result: {} }
    },
  ],
  [
    'GET',
    'r2/buckets/([\\w-]+)',
    ({ account, match, place }) =>
      account.buckets.has(`${place}${match[0]}`)
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
  [
    'GET',
    `workers/services/${worker}`,
    ({ account, match }) => {
      const found = account.workers.get(match[0] ?? '')
      if (!found) return missing(10090, 'This service does not exist on your account.')
      const script = { tag: 'tag', tags: [], last_deployed_from: 'wrangler', migration_tag: found.migration_tag }
      return { result: { default_environment: { environment: 'production', script } } }
    },
  ],
  [
    'GET',
    `workers/scripts/${worker}/deployments`,
    ({ account, match }) => ({
      result: { deployments: (account.deployments.get(match[0] ?? '') ?? []).map(deploymentOf) },
    }),
  ],
  [
    'GET',
    `workers/scripts/${worker}/versions`,
    ({ account, match }) => ({ result: { items: (account.versions.get(match[0] ?? '') ?? []).map(versionOf) } }),
  ],
  ['GET', `workers/scripts/${worker}/versions/([\\w-]+)`, ({ match }) => ({ result: versionOf(match[1] ?? '') })],
  [
    'POST',
    `workers/scripts/${worker}/tails`,
    ({ account: { tail } }) =>
      tail ? { result: { id: 'tail', url: tail, expires_at: '2030-01-01T00:00:00Z' } } : missing(10000, 'No tail.'),
  ],
  ['DELETE', `workers/scripts/${worker}/tails/tail`, () => ({ result: null })],
  [
    'GET',
    `workers/workers/${worker}`,
    ({ match }) => ({ result: { id: match[0], name: match[0], tags: [], subdomain: {}, observability: {} } }),
  ],
  ['PATCH', `workers/workers/${worker}`, ({ match }) => ({ result: { id: match[0], name: match[0] } })],
  ['GET', '/client/v4/user', () => ({ result: { id: 'user', email: 'ada@shingle-test.net' } })],
  [
    'GET',
    `workers/scripts/${worker}/settings`,
    ({ account, match }) => {
      const metadata = account.workers.get(match[0] ?? '')
      return metadata ? { result: { bindings: metadata.bindings } } : noWorker
    },
  ],
  [
    'GET',
    `workers/scripts/${worker}/schedules`,
    ({ account, match }) => {
      const crons = account.schedules.get(match[0] ?? '')
      return crons ? { result: { schedules: crons.map((cron) => ({ cron })) } } : noWorker
    },
  ],
  [
    'PUT',
    `workers/scripts/${worker}/secrets`,
    ({ account, match, body }) => {
      const { name } = parsed<{ name: string }>(body)
      const of = match[0] ?? ''
      account.secrets.set(of, [...(account.secrets.get(of) ?? []), name])
      return { result: { name, type: 'secret_text' } }
    },
  ],
  ['GET', '/client/v4/accounts', () => ({ result: [{ id: accountId, name: 'Ada’s account' }] })],
  [
    'GET',
    'workers/subdomain',
    ({ account: { subdomain } }) =>
      subdomain ? { result: { subdomain } } : missing(10007, 'There is no workers.dev subdomain.'),
  ],
  ['GET', 'subscriptions', ({ account }) => ({ result: account.plans.map((id) => ({ rate_plan: { id } })) })],
  [
    'GET',
    'workers/domains',
    ({ account }) => ({ result: [...account.domains].map(([hostname, service]) => ({ hostname, service })) }),
  ],
  ['GET', 'ai/models/search', ({ account }) => ({ result: account.models.map((name) => ({ name })) })],
  [
    'GET',
    '/client/v4/zones/([\\w-]+)/email/sending/subdomains',
    ({ account, match }) => ({ result: zoneOf(account, match[0])?.senders ?? [] }),
  ],
  [
    'GET',
    '/client/v4/zones/([\\w-]+)/custom_hostnames/fallback_origin',
    ({ account, match }) => {
      const fallback = zoneOf(account, match[0])?.fallback
      return fallback ? { result: fallback } : missing(1551, 'Fallback origin not found')
    },
  ],
  ['POST', `workers/scripts/${worker}/assets-upload-session`, () => ({ result: { jwt: 'a-jwt', buckets: [] } })],
  [
    'PUT',
    `workers/scripts/${worker}`,
    (call) => {
      const reply = keepUpload(call)
      const [name = ''] = call.match
      const [version] = call.account.versions.get(name) ?? []
      if (reply.status === undefined && version) putFirst(call.account.deployments, name, version)
      return reply
    },
  ],
  ['POST', `workers/scripts/${worker}/versions`, keepUpload],
  [
    'POST',
    `workers/scripts/${worker}/deployments`,
    ({ account, match: [name = ''], body }) => {
      const [{ version_id } = { version_id: '' }] = parsed<{ versions: { version_id: string }[] }>(body).versions
      putFirst(account.deployments, name, version_id)
      return { result: { id: crypto.randomUUID() } }
    },
  ],
  ['PATCH', `workers/scripts/${worker}/script-settings`, () => ({ result: {} })],
  ['GET', `workers/scripts/${worker}/subdomain`, () => ({ result: { enabled: false, previews_enabled: false } })],
  ['POST', `workers/scripts/${worker}/subdomain`, () => ({ result: { enabled: false, previews_enabled: false } })],
  [
    'PUT',
    `workers/scripts/${worker}/schedules`,
    ({ account, match, body }) => {
      const crons = parsed<{ cron: string }[]>(body).map(({ cron }) => cron)
      account.schedules.set(match[0] ?? '', crons)
      return { result: { schedules: crons } }
    },
  ],
  [
    'PUT',
    `workers/scripts/${worker}/domains/records`,
    ({ account, match, body }) => {
      for (const { hostname } of parsed<{ origins: { hostname: string }[] }>(body).origins)
        account.domains.set(hostname, match[0] ?? '')
      return { result: {} }
    },
  ],
  [
    'POST',
    `workers/scripts/${worker}/domains/changeset`,
    () => ({ result: { added: [], updated: [], conflicting: [] } }),
  ],
  [
    'GET',
    '/client/v4/zones',
    ({ account, query }) => ({
      result: [...account.zones]
        .filter(([name]) => name === query.get('name'))
        .map(([name, { id, status }]) => ({ id, name, status })),
    }),
  ],
  ['GET', '/client/v4/user/tokens/verify', () => ({ result: { id: 'token', status: 'active' } })],
  [
    'GET',
    '/client/v4/zones/([\\w-]+)/workers/routes',
    ({ account, match }) => ({ result: zoneOf(account, match[0])?.routes ?? [] }),
  ],
  [
    'PUT',
    `workers/scripts/${worker}/routes`,
    ({ account, match, body }) => {
      const routes = parsed<{ pattern: string; zone_name: string }[]>(body)
      for (const { pattern, zone_name } of routes)
        account.zones.get(zone_name)?.routes.push({ pattern, script: match[0] ?? '' })
      return { result: routes }
    },
  ],
]

function putFirst(of: Map<string, string[]>, name: string, id: string): void {
  of.set(name, [id, ...(of.get(name) ?? [])])
}

const made = { created_on: '2026-11-23T00:00:00Z', author_email: 'ada@shingle-test.net', source: 'wrangler' }
const versionOf = (id: string) => ({ id, number: 1, metadata: made, annotations: {}, resources: { bindings: [] } })
const deploymentOf = (id: string) => ({
  ...{ ...made, id: `deployment-${id}`, strategy: 'percentage', annotations: {} },
  versions: [{ version_id: id, percentage: 100 }],
})

/** Stores an upload. Existing secrets remain, and it fails if an inherited one is missing. */
function keepUpload({ account, match: [name = ''], body }: Call): Reply {
  const metadata = metadataOf(body)
  const bindings = metadata.bindings as { name: string; type: string }[]
  const kept = account.secrets.get(name) ?? []
  const lost = bindings.find((one) => one.type === 'inherit' && !kept.includes(one.name))
  if (lost) return { status: 400, code: 10057, message: `inherit binding '${lost.name}' is invalid` }
  const brought = bindings.filter(({ type }) => type === 'secret_text').map((one) => one.name)
  account.secrets.set(name, [...new Set([...kept, ...brought])])
  const { new_tag } = (metadata.migrations ?? {}) as { new_tag?: string }
  account.workers.set(name, { ...metadata, migration_tag: new_tag ?? account.workers.get(name)?.migration_tag })
  account.uploads.set(name, body.toString('latin1'))
  const id = crypto.randomUUID()
  putFirst(account.versions, name, id)
  const script = { etag: 'etag' }
  return { result: { id, deployment_id: id, etag: 'etag', startup_time_ms: 20, resources: { script } } }
}

/** The metadata part of an upload. */
function metadataOf(body: Buffer): Record<string, unknown> {
  const text = body.toString('latin1')
  const start = text.indexOf('{', text.indexOf('name="metadata"'))
  return JSON.parse(text.slice(start, text.indexOf('\r\n--', start)))
}

/** Runs a statement as D1 does: returns rows for a query, and [] for one or more changes. */
function run(database: DatabaseSync, { sql, params = [] }: { sql: string; params?: string[] }): unknown[] {
  if (/^\s*(select|pragma)\b/i.test(sql)) return database.prepare(sql).all(...params)
  if (params.length > 0) database.prepare(sql).run(...params)
  else database.exec(sql)
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
    if (account.forbidden.some((shape) => shape.test(path)))
      return { status: 403, code: 10000, message: 'Authentication error' }
    for (const [of, shape, make] of calls) {
      const found = of === method ? new RegExp(`^${shape}$`).exec(path) : null
      const at = request.headers['cf-r2-jurisdiction']
      const place = typeof at === 'string' ? `${at}/` : ''
      if (found)
        return make({ account, match: found.slice(1), body: Buffer.concat(chunks), place, query: searchParams })
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

/** Responds like the resolver or an internet host. */
function answerFromOutside(
  { dns, hosts, failing }: Internet,
  host: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', 'https://outside')
  const inMap = <T>(map: Map<string, T>, name: string) => map.get(name) ?? map.get(name.replace(/^[^.]+/, '*'))
  if (host === 'cloudflare-dns.com') {
    const found = inMap(dns, url.searchParams.get('name') ?? '')
    const type = url.searchParams.get('type') === 'AAAA' ? 28 : 1
    const addresses = (found ?? []).filter((address) => address.includes(':') === (type === 28))
    response.writeHead(200, { 'content-type': 'application/dns-json' })
    response.end(
      JSON.stringify({ Status: failing ? 2 : found ? 0 : 3, Answer: addresses.map((data) => ({ type, data })) }),
    )
    return
  }
  const reply = inMap(hosts, host)?.({ method: request.method ?? 'GET', path: url.pathname })
  if (!reply) return void response.destroy()
  response.writeHead(reply.status, reply.headers)
  response.end(reply.body)
}
