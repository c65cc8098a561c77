// The operator's Cloudflare account over its API, signed in with `npx wrangler login` or CLOUDFLARE_API_TOKEN.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { reasonOf } from './reason-of.ts'

/** Per call, in milliseconds. */
const timeoutMs = 15_000

export class AccountError extends Error {
  /** 0 without a response. */
  readonly status: number
  constructor(message: string, status = 0) {
    super(message)
    this.name = 'AccountError'
    this.status = status
  }
}

type Body = Record<string, unknown>
type Headers = Record<string, string>

export type CloudflareAccount = {
  id: string
  name: string
  /** Below the account, or below the API if the path begins with a slash. All pages of a list. Throws AccountError. */
  read: <T>(path: string, headers?: Headers) => Promise<T>
  /** The same, undefined for what does not exist. */
  find: <T>(path: string) => Promise<T | undefined>
  post: <T>(path: string, body: Body, headers?: Headers) => Promise<T>
}

type Envelope = {
  success?: boolean
  result?: unknown
  errors?: { code: number; message: string }[]
  result_info?: Pages
}
type Pages = { page?: number; total_pages?: number }

/** Opens the account with this id, or the only one that the sign-in may use. Throws AccountError with what to do. */
export async function openAccount(chosen?: string): Promise<CloudflareAccount> {
  const authorization = await readAuthorization()
  const base = (process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4').replace(/\/+$/, '')
  const call: Call = (method, path, { body, headers = {} } = {}) =>
    ask(`${base}${path}`, { method, headers: { ...headers, ...authorization }, body })
  const { id, name } = await chooseAccount(call, chosen ?? process.env.CLOUDFLARE_ACCOUNT_ID)
  const full = (path: string) => (path.startsWith('/') ? path : `/accounts/${id}/${path}`)
  return {
    ...{ id, name },
    read: async <T>(path: string, headers?: Headers) => (await allPages(call, full(path), headers)) as T,
    find: async <T>(path: string) =>
      (await allPages(call, full(path)).catch((error: unknown) => {
        if (error instanceof AccountError && error.status === 404) return undefined
        throw error
      })) as T | undefined,
    post: async <T>(path: string, body: Body, headers?: Headers) =>
      (await call('POST', full(path), { body, headers })).result as T,
  }
}

type Call = (
  method: string,
  path: string,
  more?: { body?: Body | undefined; headers?: Headers | undefined },
) => Promise<Envelope>

async function allPages(call: Call, path: string, headers?: Headers): Promise<unknown> {
  const { result, result_info } = await call('GET', path, { headers })
  if (!Array.isArray(result)) return result
  const list: unknown[] = [...result]
  for (let page = 2; page <= (result_info?.total_pages ?? 1); page++) {
    const next = await call('GET', `${path}${path.includes('?') ? '&' : '?'}page=${page}`, { headers })
    list.push(...(Array.isArray(next.result) ? next.result : []))
  }
  return list
}

async function chooseAccount(call: Call, chosen: string | undefined): Promise<{ id: string; name: string }> {
  const all = (await allPages(call, '/accounts').catch((error: unknown) => {
    // A token for one account may be unable to list accounts.
    if (chosen) return [{ id: chosen, name: chosen }]
    throw error
  })) as { id: string; name: string }[]
  const found = chosen ? all.find(({ id }) => id === chosen) : all[0]
  if (!chosen && all.length > 1) {
    const list = all.map(({ id, name }) => `${id} (${name})`).join(', ')
    throw new AccountError(
      `You can use several accounts: add the id of one of them to shingle.config.jsonc, in a line "account": "…" beside "app". They are ${list}.`,
    )
  }
  if (!found)
    throw new AccountError(`Your sign-in may not use the account ${chosen ?? ''}: run \`npx wrangler whoami\`.`)
  return found
}

type Request = { method: string; headers: Headers; body?: Body | undefined }

async function ask(url: string, { method, headers: given, body }: Request): Promise<Envelope> {
  const headers = { ...given, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) }
  const init = { method, headers, signal: AbortSignal.timeout(timeoutMs), ...(body && { body: JSON.stringify(body) }) }
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new AccountError(`Cloudflare’s API did not respond (${reasonOf(error)}).`)
  })
  const envelope = (await response.json().catch(() => ({}))) as Envelope
  if (response.ok && envelope.success !== false) return envelope
  const reasons = (envelope.errors ?? []).map(({ code, message }) => `${message} (${code})`).join(', ')
  const what = reasons || `status ${response.status}`
  const isToken = [401, 403].includes(response.status) || envelope.errors?.some(({ code }) => badHeaders.includes(code))
  throw new AccountError(
    `Cloudflare refused ${method} ${new URL(url).pathname.replace(/^.*\/v4/, '')}: ${what}.${isToken ? ` ${cure()}` : ''}`,
    response.status,
  )
}

/** Codes for a token that is none. */
const badHeaders = [6003, 6111]

const cure = () =>
  process.env.CLOUDFLARE_API_TOKEN
    ? 'CLOUDFLARE_API_TOKEN is wrong, has expired or lacks a permission: docs/deploying.md lists what it needs.'
    : 'Run `npx wrangler login` again, with an account that may do this.'

type Credentials = { type: 'oauth' | 'api_token'; token: string } | { type: 'api_key'; key: string; email: string }

/** The headers of the signed-in user: wrangler reads the environment and its own sign-in. */
async function readAuthorization(): Promise<Headers> {
  if (process.env.CLOUDFLARE_API_TOKEN) return { authorization: `Bearer ${process.env.CLOUDFLARE_API_TOKEN}` }
  const credentials = await readCredentials()
  if (!credentials) throw new AccountError('Sign in first: run `npx wrangler login`.')
  return credentials.type === 'api_key'
    ? { 'x-auth-key': credentials.key, 'x-auth-email': credentials.email }
    : { authorization: `Bearer ${credentials.token}` }
}

async function readCredentials(): Promise<Credentials | undefined> {
  const wrangler = fileURLToPath(new URL('../../node_modules/wrangler/bin/wrangler.js', import.meta.url))
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }
  const said = await promisify(execFile)(process.execPath, [wrangler, 'auth', 'token', '--json'], { env }).catch(
    () => undefined,
  )
  return said && (JSON.parse(said.stdout.slice(said.stdout.indexOf('{'))) as Credentials)
}
