import { anyPublicHost } from '../../adapters/fetch/fetch-guards.ts'
import { safeFetch } from '../../adapters/fetch/safe-fetch.ts'
import type { ServiceContext } from '../../platform/context.ts'

const megabyte = 1024 * 1024
/** For the page with its redirects, in milliseconds. */
const usualPatience = 8_000

/**
 * A page on the internet as text, and where it was in the end: 2 MB as it travels and 5 MB unpacked at most, HTML or plain text.
 * `onAnswer` is called as it begins to come. Throws FetchRefused.
 */
export async function fetchPage(
  { env }: Pick<ServiceContext, 'env'>,
  link: string,
  { onAnswer, patience = usualPatience }: { onAnswer: () => void; patience?: number | undefined },
): Promise<{ text: string; isHtml: boolean; url: string }> {
  const { bytes, contentType, url } = await safeFetch(link, {
    guard: anyPublicHost(env),
    maxBytes: 2 * megabyte,
    maxUnpacked: 5 * megabyte,
    types: /^\s*(text\/html|application\/xhtml\+xml|text\/plain)\s*(;|$)/i,
    headers: {
      accept: 'text/html, application/xhtml+xml, text/plain;q=0.5',
      // Says who asks and on whose behalf; pages that are for browsers alone answer it as one.
      'user-agent': `Mozilla/5.0 (compatible; ShingleImport/1.0; +${env.APP_ORIGIN})`,
    },
    patience,
    onAnswer,
  })
  return { text: decodePage(bytes, contentType), isHtml: !/^\s*text\/plain/i.test(contentType), url }
}

/** In bytes: where a page says in what it is written, if it does. */
const headLength = 2048

/**
 * A page's bytes as text: by its byte order mark, else by what its server says, else by what it says itself, else as UTF-8 where it is
 * that, else as browsers read old pages.
 */
function decodePage(bytes: Uint8Array, contentType: string): string {
  const charset = markOf(bytes) ?? charsetIn(contentType) ?? charsetIn(headOf(bytes))
  const decoder = charset === undefined ? undefined : decoderOf(charset)
  if (decoder) return decoder.decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

const charsetIn = (text: string): string | undefined => /charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(text)?.[1]

/** A page that is readable so far is not UTF-16, whatever it declares. */
const headOf = (bytes: Uint8Array): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headLength))
  const tag = /<(meta|\?xml)\b[^>]*(charset|encoding)\s*=[^>]*>/i.exec(head)?.[0] ?? ''
  return tag.replace(/encoding\s*=/i, 'charset=').replace(/utf-16(le|be)?/i, 'utf-8')
}

function decoderOf(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset)
  } catch {
    return undefined
  }
}
