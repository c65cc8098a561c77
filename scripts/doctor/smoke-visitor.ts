// A browser without a window: keeps its cookies, sends its origin, and waits with limits.
import { reasonOf } from '../deploy/reason-of.ts'

/** Per request, in milliseconds. */
const timeoutMs = 30_000
/** For a model that writes. */
const longPatience = 120_000
const pause = 1500

type Ask = (url: string, init?: RequestInit) => Promise<Response>
type Page = { status: number; text: string }

export function smokeVisitor(origin: string, ask: Ask) {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, init: RequestInit, limit = timeoutMs): Promise<Response> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await ask(`${origin}${path}`, {
      method,
      ...init,
      headers: { origin, ...(cookie && { cookie }), ...init.headers },
      signal: AbortSignal.timeout(limit),
    }).catch((error: unknown) => {
      throw new Error(`${method} ${path} got no response (${reasonOf(error)})`)
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    if (response.ok) return response
    const { error } = (await response.json().catch(() => ({}))) as { error?: { code?: string; requestId?: string } }
    const reason = error ? ` ${error.code} (request ${error.requestId})` : ''
    throw new Error(`${method} ${path} responded ${response.status}${reason}`)
  }

  return {
    /** The body of a response that went well. */
    call: async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> => {
      const response = await send(method, path, {
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return (text === '' ? undefined : JSON.parse(text)) as T
    },

    /** Watches the creation of this browser to its last event. */
    untilCreated: async (): Promise<void> => {
      const response = await send('GET', '/api/creations/current/events', {}, longPatience)
      const events = await response.text()
      if (!/"type":"done"/.test(events.trim().split('\n').at(-1) ?? '')) throw new Error('the creation did not finish')
    },

    /** Reads a page until it is as expected. */
    untilPage: async (url: string, isExpected: (page: Page) => boolean, limit: number): Promise<void> => {
      let last = 'no response'
      for (const until = Date.now() + limit; ; await new Promise((next) => setTimeout(next, pause))) {
        const page = await readPage(ask, url).catch((error: unknown) => {
          last = reasonOf(error)
        })
        if (page && isExpected(page)) return
        if (page) last = `status ${page.status}`
        if (Date.now() > until) throw new Error(`${url} is still not as expected (${last})`)
      }
    },
  }
}

async function readPage(ask: Ask, url: string): Promise<Page> {
  const response = await ask(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  return { status: response.status, text: await response.text() }
}
