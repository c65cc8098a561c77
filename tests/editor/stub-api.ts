import { vi } from 'vitest'

export type ApiRequest = { method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers }
type Route = (request: ApiRequest) => unknown

/**
 * Stubs fetch by method and path: 'PATCH /api/messages'. A route returns the body or a Response; any other call fails
 * as without a connection. Returns the requests.
 */
export function stubApi(routes: Readonly<Record<string, Route>>): ApiRequest[] {
  const requests: ApiRequest[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://localhost')
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const request = { method, path: url.pathname, query: url.searchParams, body, headers: new Headers(init.headers) }
    requests.push(request)
    const route = routes[`${method} ${url.pathname}`]
    if (!route) throw new TypeError(`no route for ${method} ${url.pathname}`)
    const answer = await route(request)
    return answer instanceof Response ? answer : Response.json(answer ?? {})
  })
  return requests
}

/** An error response of the API. */
export const refusal = (status: number, code: string, details?: unknown) =>
  Response.json({ error: { code, details, requestId: 'r' } }, { status })
