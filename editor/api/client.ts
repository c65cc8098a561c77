import { type ClientRequestOptions, type ClientResponse, hc } from 'hono/client'
import type { SuccessStatusCode } from 'hono/utils/http-status'
import type { Api, AssistantStepApi, MailboxApi, OperateApi, ReleaseApi } from '#worker/api/app.ts'
import { ApiError, errorOf } from './api-error.ts'

const origin = globalThis.location?.origin ?? 'http://localhost'

type Client = ReturnType<typeof hc<Api>>
type ReleaseClient = ReturnType<typeof hc<ReleaseApi>>
type AssistantStepClient = ReturnType<typeof hc<AssistantStepApi>>

/** Every call to the server, typed by its routes. The only place in the editor that fetches. */
export const api: Client['api'] = hc<Api>(origin).api

/** The same for a website's releases and what is set for a time. */
export const releaseApi: ReleaseClient = hc<ReleaseApi>(`${origin}/api/drafts`)

/** The same for what assistants changed on a website. */
export const assistantStepApi: AssistantStepClient = hc<AssistantStepApi>(`${origin}/api/drafts`)

/** The same for operators. */
export const operateApi = hc<OperateApi>(`${origin}/api`).operate

/** The same for the mails of a development server. */
export const mailboxApi = hc<MailboxApi>(`${origin}/api/mailbox`)

/** For a call whose path ends with a slash: the client names it `index`, and would leave the slash out. */
export const closingSlash: ClientRequestOptions = {
  fetch: (url: string | URL | Request, init?: RequestInit) => fetch(`${url}/`, init),
}

/** What a call answers when it succeeds: the failures' shapes are taken out of the union. */
export type OkBody<R> =
  R extends ClientResponse<infer Body, infer Status, string>
    ? [Extract<Status, SuccessStatusCode>] extends [never]
      ? never
      : Body
    : never

/**
 * The body of a successful answer (undefined for one without a body). Throws ApiError with the server's code, or
 * `network` when there was no answer.
 */
export async function answerOf<R extends ClientResponse<unknown, number, string>>(
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
  if (!ok) throw errorOf(body)
  return body as OkBody<R>
}

/**
 * The lines of a response that comes in parts, each of them JSON, as they come. Throws like answerOf, also when the connection breaks
 * on the way. Ending the loop closes the connection.
 */
export async function* linesOf<Line>(
  call: Promise<ClientResponse<unknown, number, string>>,
): AsyncGenerator<Line, void> {
  const lost = () => Promise.reject(new ApiError('network'))
  const response = await call.catch(lost)
  if (!response.ok) throw errorOf(parsed(await response.text().catch(lost)))
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
