import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { app } from '../../../../worker/api/app.ts'
import type { Env } from '../../../../worker/env.ts'

type Options = { body?: unknown; headers?: Record<string, string> }
export type Answer = { status: number; headers: Headers; body: unknown; text: string }

let visitors = 0

/** A person's browser for the API: keeps cookies, has a unique address, and sends its origin. */
export class Browser {
  readonly cookies = new Map<string, string>()
  /** Each cookie's attributes, as last set. */
  readonly setCookies = new Map<string, string>()
  private readonly env: Env
  private readonly address: string

  /** `changes` are bindings that differ from wrangler.toml's. */
  constructor(changes: Partial<Env> = {}, address = `203.0.113.${visitors++}`) {
    this.env = { ...env, ...changes }
    this.address = address
  }

  get = (path: string, options?: Options) => this.call('GET', path, options)
  post = (path: string, body?: unknown, headers?: Record<string, string>) => this.call('POST', path, { body, headers })
  put = (path: string, body?: unknown, headers?: Record<string, string>) => this.call('PUT', path, { body, headers })
  patch = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('PATCH', path, { body, headers })
  delete = (path: string) => this.call('DELETE', path)

  /** Sends `body` as text if it is a string, otherwise as JSON. */
  async call(method: string, path: string, { body, headers }: Options = {}): Promise<Answer> {
    const response = await this.fetch(path, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { origin: this.env.APP_ORIGIN }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isLines = response.headers.get('content-type')?.startsWith('application/x-ndjson')
    return {
      status: response.status,
      headers: response.headers,
      text,
      // A JSON stream has one object per line.
      body: text === '' ? undefined : isLines ? text : JSON.parse(text),
    }
  }

  /** The raw response, with this browser's cookies sent and stored. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cf-connecting-ip', this.address)
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '))
    const ctx = createExecutionContext()
    const response = await app.fetch(new Request(`${this.env.APP_ORIGIN}${path}`, { ...init, headers }), this.env, ctx)
    await waitOnExecutionContext(ctx)
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie)
    return response
  }

  private keep(cookie: string): void {
    const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? []
    this.setCookies.set(name, attributes)
    if (/max-age=0/i.test(attributes)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** A rate-limit binding that lets each key through `limit` times. */
export function limitOf(limit: number): RateLimit {
  const calls = new Map<string, number>()
  return {
    limit: async ({ key }) => {
      const count = (calls.get(key) ?? 0) + 1
      calls.set(key, count)
      return { success: count <= limit }
    },
  }
}

/** The headers that the app sends to open a WebSocket. */
export const upgrade = { upgrade: 'websocket', origin: env.APP_ORIGIN }

/** A listening tab, with its messages and whether it was closed. */
export async function listen(browser: Browser) {
  const { status, webSocket } = await browser.fetch('/api/live', { headers: upgrade })
  expect(status).toBe(101)
  if (!webSocket) throw new Error('no socket')
  const tab = { received: [] as unknown[], closed: false, socket: webSocket }
  webSocket.addEventListener('message', ({ data }) => {
    tab.received.push(data === 'pong' ? data : JSON.parse(String(data)))
  })
  webSocket.addEventListener('close', () => {
    tab.closed = true
  })
  webSocket.accept()
  return tab
}
