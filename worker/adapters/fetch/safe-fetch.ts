import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { BodyRefused, readLimited as readBody } from '../../platform/http/read-body.ts'

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
type Fetched = { bytes: Uint8Array<ArrayBuffer>; contentType: string; url: string }

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

/**
 * Why a file from elsewhere was not fetched. `address`: it may not be asked there at all. `no_answer`: none, not in time, or one that
 * breaks off. `packing`: packed in a way that was not asked for, or badly.
 */
type Refusal = 'address' | 'redirects' | 'status' | 'type' | 'too_large' | 'packing' | 'no_answer'

/** Its message names a host at most: paths and queries are the asking person's. */
export class FetchRefused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FetchRefused'
    this.reason = reason
  }
}

/** In bytes: as they travel, and unpacked. */
type Limits = { packed: number; unpacked: number }

/** Each stops at `maxOutputLength`, so that what is packed a thousandfold takes no more room than what is allowed. */
const unpackers: Record<string, typeof gunzipSync> = { gzip: gunzipSync, br: brotliDecompressSync }

/** The body of an answer that was left packed as it came. Throws FetchRefused: too_large, packing, no_answer. */
async function readLimited(response: Response, limits: Limits): Promise<Uint8Array<ArrayBuffer>> {
  const packing = (response.headers.get('content-encoding') ?? '').trim().toLowerCase()
  const unpack = unpackers[packing]
  if (!unpack && !/^(identity)?$/.test(packing)) {
    await response.body?.cancel()
    throw new FetchRefused('packing', 'packed in an unknown way')
  }
  const bytes = await readBytes(response, unpack ? limits.packed : Math.min(limits.packed, limits.unpacked))
  if (!unpack) return bytes
  try {
    return unpack(bytes, { maxOutputLength: limits.unpacked })
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(limits.unpacked)
    throw new FetchRefused('packing', 'cannot be unpacked', error)
  }
}

async function readBytes(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBody(response, most)
  } catch (error) {
    await response.body?.cancel().catch(() => undefined)
    if (error instanceof BodyRefused && error.reason === 'too_large') throw tooLarge(most)
    throw new FetchRefused('no_answer', 'the answer was cut off', error)
  }
}

const tooLarge = (most: number) => new FetchRefused('too_large', `more than ${most} bytes`)

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
  const response = await askedJson(url, {
    ...request,
    headers: { 'accept-encoding': 'gzip, br', ...headers },
    // What comes packed is left packed, so that both sizes are known.
    ...{ redirect: 'manual', encodeResponseBody: 'manual', cache: 'no-store' },
    signal: AbortSignal.timeout(patience),
  })
  const bytes = await readLimited(response, { packed: most, unpacked: most })
  return { status: response.status, body: parsed(new TextDecoder().decode(bytes)) }
}

async function askedJson(url: URL, request: RequestInit): Promise<Response> {
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
