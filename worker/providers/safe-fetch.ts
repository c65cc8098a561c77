import { FetchRefused } from './fetch-refused.ts'
import { readLimited } from './limited-body.ts'

/**
 * Decides about an address before it is asked, redirects included. Throws FetchRefused, or passes on what `signal` was aborted with.
 */
export type FetchGuard = (url: URL, signal: AbortSignal) => void | Promise<void>

type SafeFetch = {
  guard: FetchGuard
  /** As they travel. */
  maxBytes: number
  /** Unpacked, where the answer comes packed; like maxBytes unless said. */
  maxUnpacked?: number
  /** Which content types are read at all; any unless said. */
  types?: RegExp
  headers?: Readonly<Record<string, string>>
  /** For all of it, in milliseconds. */
  patience?: number
  /** Called once an answer of a wanted type begins. */
  onAnswer?: () => void
}
export type Fetched = { bytes: Uint8Array<ArrayBuffer>; contentType: string; url: string }

const mostRedirects = 3

/**
 * A file from elsewhere: the only way in which the Worker fetches what somebody else names. The guard is asked about the address and
 * about everything it redirects to, three times at most; no more is read, and nothing larger unpacked, than allowed. `url` is where it
 * was in the end. Throws FetchRefused.
 */
export async function safeFetch(address: string, wanted: SafeFetch): Promise<Fetched> {
  const signal = AbortSignal.timeout(wanted.patience ?? 10_000)
  let url = await allowed(address, wanted, signal)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await asked(url, wanted, signal)
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !location) return fileOf(response, url, wanted)
    await response.body?.cancel()
    url = await allowed(location, wanted, signal, url)
  }
  throw new FetchRefused('redirects', `${url.host} redirects too often`)
}

async function allowed(address: string, { guard }: SafeFetch, signal: AbortSignal, base?: URL): Promise<URL> {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (!url) throw new FetchRefused('address', 'this is no address')
  await orNoAnswer(url, Promise.resolve(guard(url, signal)))
  return url
}

/** `encodeResponseBody`: what comes packed is left packed, so that both sizes are known. */
const asked = (url: URL, { headers }: SafeFetch, signal: AbortSignal): Promise<Response> =>
  orNoAnswer(
    url,
    fetch(url, {
      redirect: 'manual',
      encodeResponseBody: 'manual',
      headers: { 'accept-encoding': 'gzip, br', ...headers },
      signal,
    }),
  )

async function orNoAnswer<T>(url: URL, promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (error) {
    throw error instanceof FetchRefused ? error : new FetchRefused('no_answer', `${url.host} does not answer`, error)
  }
}

async function fileOf(response: Response, url: URL, wanted: SafeFetch): Promise<Fetched> {
  const contentType = response.headers.get('content-type') ?? ''
  const refusal =
    !response.ok || !response.body ? 'status' : wanted.types?.test(contentType) === false ? 'type' : undefined
  if (refusal) {
    await response.body?.cancel()
    throw new FetchRefused(refusal, `${url.host} answered ${response.status}, ${contentType || 'of no type'}`)
  }
  wanted.onAnswer?.()
  const bytes = await readLimited(response, {
    packed: wanted.maxBytes,
    unpacked: wanted.maxUnpacked ?? wanted.maxBytes,
  })
  return { bytes, contentType, url: url.href }
}
