import { anyPublicHost } from '../../providers/fetch-guards.ts'
import { safeFetch } from '../../providers/safe-fetch.ts'
import type { ServiceContext } from '../context.ts'
import { decodePage } from './page-charset.ts'

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
