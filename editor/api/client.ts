import { type ClientRequestOptions, type ClientResponse, hc } from 'hono/client'
import type { SuccessStatusCode } from 'hono/utils/http-status'
import type { Api, AssistantStepApi, MailboxApi, OperateApi, ReleaseApi } from '#worker/api/app.ts'
import { ApiError, parseApiError } from './api-error.ts'

const origin = globalThis.location?.origin ?? 'http://localhost'

type Client = ReturnType<typeof hc<Api>>
type ReleaseClient = ReturnType<typeof hc<ReleaseApi>>
type AssistantStepClient = ReturnType<typeof hc<AssistantStepApi>>

/** All API calls go through this typed client, except for uploads (send-file.ts) and analytics events (report.ts). */
export const api: Client['api'] = hc<Api>(origin).api

export const releaseApi: ReleaseClient = hc<ReleaseApi>(`${origin}/api/drafts`)

export const assistantStepApi: AssistantStepClient = hc<AssistantStepApi>(`${origin}/api/drafts`)

export const operateApi = hc<OperateApi>(`${origin}/api`).operate

/** The emails of a development server or a trial. */
export const mailboxApi = hc<MailboxApi>(`${origin}/api/mailbox`)

/** For paths that end with a slash. The client calls them `index` and drops the slash. */
export const trailingSlash: ClientRequestOptions = {
  fetch: (url: string | URL | Request, init?: RequestInit) => fetch(`${url}/`, init),
}

export type OkBody<R> =
  R extends ClientResponse<infer Body, infer Status, string>
    ? [Extract<Status, SuccessStatusCode>] extends [never]
      ? never
      : Body
    : never

/**
 * Returns the body of a successful response, undefined if empty. Throws ApiError with the server's code, or `network`
 * without a response.
 */
export async function responseBody<R extends ClientResponse<unknown, number, string>>(
  call: Promise<R>,
): Promise<OkBody<R>> {
  let text: string
  let ok: boolean
  try {
    const response = await call
    ok = response.ok
    text = await response.text()
  } catch {
    throw new ApiError('network')
  }
  const body = parsed(text)
  if (!ok) throw parseApiError(body)
  return body as OkBody<R>
}

/**
 * Yields the lines of a streamed JSON response as they arrive. Throws like responseBody, also if the connection drops
 * midway. Leaving the loop closes the connection.
 */
export async function* streamLines<Line>(
  call: Promise<ClientResponse<unknown, number, string>>,
): AsyncGenerator<Line, void> {
  const lost = () => Promise.reject(new ApiError('network'))
  const response = await call.catch(lost)
  if (!response.ok) throw parseApiError(parsed(await response.text().catch(lost)))
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    while (reader) {
      const { done, value } = await reader.read().catch(lost)
      const lines = `${rest}${decoder.decode(value, { stream: !done })}`.split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.trim() !== '') yield parsed(line) as Line
      if (done) return
    }
  } finally {
    reader?.cancel().catch(() => undefined)
  }
}

function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('unknown')
  }
}
