/** Why a file from elsewhere was not fetched. `address`: it may not be asked there at all. */
type Refusal = 'address' | 'redirects' | 'status' | 'too_large' | 'no_answer'

export class FetchRefused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FetchRefused'
    this.reason = reason
  }
}

type SafeFetch = {
  /** The only hosts that are asked, each with its port where it has one; redirects included. */
  hosts: readonly string[]
  maxBytes: number
  /** For all of it, in milliseconds. */
  patience?: number
  /** In development: http and addresses of the machine itself. */
  loopback?: boolean
}

const mostRedirects = 3

/**
 * A file from elsewhere: the only way in which the Worker fetches what somebody else names. Only https, only the hosts named, no
 * addresses inside a network, and no more bytes than allowed. Throws FetchRefused.
 */
export async function safeFetch(
  address: string,
  wanted: SafeFetch,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  const signal = AbortSignal.timeout(wanted.patience ?? 10_000)
  let url = allowedAddress(address, wanted)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await asked(url, signal)
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !location) return fileOf(response, wanted.maxBytes)
    await response.body?.cancel()
    url = allowedAddress(location, wanted, url)
  }
  throw new FetchRefused('redirects', `${url.host} redirects too often`)
}

async function asked(url: URL, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', signal })
  } catch (error) {
    throw new FetchRefused('no_answer', `${url.host} does not answer`, error)
  }
}

function allowedAddress(address: string, { hosts, loopback = false }: SafeFetch, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  const isPlain = url !== undefined && url.username === '' && url.password === '' && hosts.includes(url.host)
  if (isPlain && (isPublic(url) || (loopback && isLoopback(url)))) return url
  throw new FetchRefused('address', `${url?.host ?? 'this address'} is not allowed`)
}

/** A name on the internet: no number, nothing that only a network of its own knows. */
const isPublic = ({ protocol, hostname, port }: URL) =>
  protocol === 'https:' &&
  port === '' &&
  /\.[a-z][a-z0-9-]*$/.test(hostname) &&
  !/\.(localhost|local|internal|home|lan|arpa)$/.test(hostname)

const isLoopback = ({ protocol, hostname }: URL) =>
  /^https?:$/.test(protocol) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

async function fileOf(response: Response, maxBytes: number): Promise<{ bytes: Uint8Array; contentType: string }> {
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new FetchRefused('status', `answered ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body) {
      length += chunk.byteLength
      if (length > maxBytes) throw new FetchRefused('too_large', `more than ${maxBytes} bytes`)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof FetchRefused ? error : new FetchRefused('no_answer', 'the answer was cut off', error)
  }
  return { bytes: joined(chunks, length), contentType: response.headers.get('content-type') ?? '' }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
