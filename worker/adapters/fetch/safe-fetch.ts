import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { BodyRefused, readLimited as readBody } from '../../platform/http/read-body.ts'
import { encryptedAddress } from './encrypted-address.ts'

/** Checks an address before each request, including redirects. Throws FetchRefused, or `signal`'s abort reason. */
export type FetchGuard = (url: URL, signal: AbortSignal) => void | Promise<void>

type SafeFetch = {
  guard: FetchGuard
  /** Compressed size limit. */
  maxBytes: number
  /** Decompressed size limit; defaults to maxBytes. */
  maxUnpacked?: number
  /** The accepted content types; any by default. */
  types?: RegExp
  headers?: Readonly<Record<string, string>>
  /** Total timeout in milliseconds. */
  timeoutMs?: number
  /** Called when a response of an accepted type starts. */
  onAnswer?: () => void
}
type Fetched = { bytes: Uint8Array<ArrayBuffer>; contentType: string; url: string }

const maxRedirects = 3

/**
 * Fetches a file from an address that a person or page supplied. This is the only place where the Worker fetches such addresses. Checks the
 * address and up to three redirects with the guard, and enforces size limits before and after decompression. `url` is the final address.
 * Throws FetchRefused.
 */
export async function safeFetch(address: string, wanted: SafeFetch): Promise<Fetched> {
  const signal = AbortSignal.timeout(wanted.timeoutMs ?? 10_000)
  let url = await allowed(address, wanted, signal)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
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

/** `encodeResponseBody`: keeps the body compressed, so that both sizes can be measured. */
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
 * Why a fetch was refused. `address`: not allowed. `no_answer`: no response, a timeout, or a broken connection. `packing`: an unexpected or
 * broken compression.
 */
type Refusal = 'address' | 'redirects' | 'status' | 'type' | 'too_large' | 'packing' | 'no_answer'

/** The message names at most the host: paths and queries may be private. */
export class FetchRefused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FetchRefused'
    this.reason = reason
  }
}

/** Bytes received, and bytes decompressed. */
type Limits = { packed: number; unpacked: number }

/** Each stops at `maxOutputLength`, so that a decompression bomb can't exhaust memory. */
const unpackers: Record<string, typeof gunzipSync> = { gzip: gunzipSync, br: brotliDecompressSync }

/** Reads a response body that was left compressed. Throws FetchRefused: too_large, packing, no_answer. */
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

async function readBytes(response: Response, max: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBody(response, max)
  } catch (error) {
    await response.body?.cancel().catch(() => undefined)
    if (error instanceof BodyRefused && error.reason === 'too_large') throw tooLarge(max)
    throw new FetchRefused('no_answer', 'the answer was cut off', error)
  }
}

const tooLarge = (max: number) => new FetchRefused('too_large', `more than ${max} bytes`)

type Request = {
  method?: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** Total timeout in milliseconds. */
  timeoutMs: number
  /** Decompressed size limit in bytes. */
  max: number
}
/** `body` is undefined if the response isn't JSON. */
export type JsonAnswer = { status: number; body: unknown }

/**
 * The response from a service that we configured, whatever its status. Doesn't follow redirects, so that headers stay with their recipient.
 * Throws FetchRefused.
 */
export async function jsonAnswer(url: URL, { timeoutMs, max, headers, ...request }: Request): Promise<JsonAnswer> {
  const response = await askedJson(url, {
    ...request,
    headers: { 'accept-encoding': 'gzip, br', ...headers },
    // Keeps the body compressed, so that both sizes can be measured.
    ...{ redirect: 'manual', encodeResponseBody: 'manual', cache: 'no-store' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const bytes = await readLimited(response, { packed: max, unpacked: max })
  return { status: response.status, body: parsed(new TextDecoder().decode(bytes)) }
}

async function askedJson(url: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(encryptedAddress(url), request)
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
