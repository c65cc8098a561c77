import { FetchRefused } from './fetch-refused.ts'
import { readLimited } from './limited-body.ts'

type Request = {
  method?: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** For all of it, in milliseconds. */
  patience: number
  /** Bytes, unpacked. */
  most: number
}
/** `body` is undefined where the answer is no JSON. */
export type JsonAnswer = { status: number; body: unknown }

/**
 * The response of a service that we chose, regardless of its status. A redirect is a response too, so that the headers stay with
 * their recipient. Throws FetchRefused.
 */
export async function jsonAnswer(url: URL, { patience, most, headers, ...request }: Request): Promise<JsonAnswer> {
  const response = await asked(url, {
    ...request,
    headers: { 'accept-encoding': 'gzip, br', ...headers },
    // What comes packed is left packed, so that both sizes are known.
    ...{ redirect: 'manual', encodeResponseBody: 'manual', cache: 'no-store' },
    signal: AbortSignal.timeout(patience),
  })
  const bytes = await readLimited(response, { packed: most, unpacked: most })
  return { status: response.status, body: parsed(new TextDecoder().decode(bytes)) }
}

async function asked(url: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (error) {
    throw new FetchRefused('no_answer', `${url.host} does not answer`, error)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
