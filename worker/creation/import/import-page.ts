import { business as businessFacts } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { productName } from '../../../renderer/document/product.ts'
import { anyPublicHost } from '../../adapters/fetch/fetch-guards.ts'
import { FetchRefused, safeFetch } from '../../adapters/fetch/safe-fetch.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { logRefusal } from '../../platform/log/log.ts'
import type { ImportOutcome } from '../run/phases.ts'
import { factsOf } from './page-facts.ts'
import { ownText, plainLines } from './page-lines.ts'
import { picturesOf } from './page-pictures.ts'
import { aroundReviews, reviewsOf } from './page-reviews.ts'
import { type PageLink, type ReadPage, readPage } from './read-page.ts'
import type { ImportedPage } from './schema.ts'
import { businessesIn, isNode, type Node, textsIn } from './structured-data.ts'
import { plainPageText, visibleLine } from './text.ts'

/** In characters. Shorter texts say nothing about a business. */
const leastText = 40
const descriptionLength = 512

type Reading = { onFound?: () => void; timeoutMs?: number }

/**
 * Reads a business's facts and links from its own page. Calls `onFound` once the page has usable text; `timeoutMs` is in milliseconds.
 * Never throws: an unreadable page has the outcome 'nothing'. The result is untrusted plain text.
 */
export async function importPage(ctx: ServiceContext, link: string, reading?: Reading): Promise<LinkedPage> {
  try {
    return await readLinked(ctx, link, reading)
  } catch (error) {
    // Only the reason: the address may be private.
    logRefusal('import.no_page', error, error instanceof FetchRefused ? { code: error.reason } : {})
    return nothingOf(link)
  }
}

/** Like importPage, but throws FetchRefused. */
export async function readLinked(
  ctx: ServiceContext,
  link: string,
  { onFound = () => {}, timeoutMs }: Reading = {},
): Promise<LinkedPage> {
  const { text, isHtml, url } = await fetchPage(ctx, link, { onAnswer: onFound, timeoutMs })
  return isHtml ? pageOf(text, url, ctx.now()) : plainPage(plainPageText(text, limits.scrapedText), url)
}

type LinkedPage = ImportedPage & { links: readonly PageLink[] }

async function pageOf(html: string, url: string, now: Date): Promise<LinkedPage> {
  const page = await readPage(html)
  const businesses = businessesIn(page.structured)
  const links = page.links.map(({ address }) => address)
  const facts = factsOf(businesses, links)
  const description = visibleLine(
    page.metas.get('description') || page.metas.get('og:description') || '',
    descriptionLength,
  )
  const [business] = businesses
  const hasFacts = JSON.stringify(facts) !== noFacts
  const lines = aroundReviews(page.lines)
  const text = ownText(lines)
  const reviews = reviewsOf(page.structured, lines, now)
  const outcome = outcomeOf(text, hasFacts || description !== '' || reviews.length > 0)
  if (outcome === 'nothing') return { ...nothingOf(url), links: page.links }
  return {
    outcome,
    url,
    title: titleOf(page, textsIn(business?.name)[0] ?? '', url),
    description,
    text,
    pages: [lines],
    facts,
    reviews,
    links: page.links,
    pictures: picturesOf(page, logoOf(businesses), url),
  }
}

function plainPage(text: string, url: string): LinkedPage {
  const outcome = outcomeOf(text, false)
  return outcome === 'nothing' ? nothingOf(url) : { ...nothingOf(url), outcome, text, pages: [plainLines(text)] }
}

/** Rates how much usable text there is. */
function outcomeOf(text: string, hasMore: boolean): ImportOutcome {
  if (text.length >= limits.scrapedTextPartial) return 'full'
  return text.length >= leastText || hasMore ? 'minimal' : 'nothing'
}

function logoOf(businesses: readonly Node[]): string {
  const logos = businesses.flatMap(({ logo }) =>
    [logo].flat().flatMap((one) => (isNode(one) ? [one.url, one.contentUrl] : [one])),
  )
  return textsIn(logos)[0] ?? ''
}

const noFacts = JSON.stringify(businessFacts.parse({}))

/** The result for an unreadable page. */
export const nothingOf = (url: string): LinkedPage => ({
  outcome: 'nothing',
  url,
  title: '',
  description: '',
  text: '',
  pages: [],
  facts: businessFacts.parse({}),
  reviews: [],
  pictures: [],
  links: [],
})

const maxNameLength = 128
const between = /\s+[|–—·•»:-]+\s+|\s*[|•»]\s*|:\s+/
const anyPage =
  /^(home|home ?page|welcome|start|startseite|index|main|about( us)?|contact( us)?|services|official (site|website))$/i

/**
 * A business's name from its page: the declared site name, else the part of the title that matches the host, else the first part that isn't
 * a page name.
 */
export function titleOf({ metas, title }: Pick<ReadPage, 'metas' | 'title'>, name: string, url: string): string {
  const own = [name, metas.get('og:site_name') ?? '']
    .map((said) => visibleLine(said, maxNameLength))
    .find((said) => said !== '')
  if (own) return own
  const whole = visibleLine(metas.get('og:title') || title, 2 * maxNameLength)
  const parts = whole
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !anyPage.test(part))
  const host = squashed(new URL(url).hostname.replace(/^www\./, ''))
  const named = parts.find((part) => squashed(part).length > 3 && host.includes(squashed(part)))
  return visibleLine(named ?? parts[0]?.replace(/^welcome to\s+/i, '') ?? whole, maxNameLength)
}

const squashed = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')

const megabyte = 1024 * 1024
/** For the page including redirects, in milliseconds. */
const usualTimeoutMs = 8_000

/**
 * Fetches a page as text, with its final address: at most 2 MB compressed and 5 MB decompressed, HTML or plain text. Calls `onAnswer` when
 * the response starts. Throws FetchRefused.
 */
async function fetchPage(
  { env }: Pick<ServiceContext, 'env'>,
  link: string,
  { onAnswer, timeoutMs = usualTimeoutMs }: { onAnswer: () => void; timeoutMs?: number | undefined },
): Promise<{ text: string; isHtml: boolean; url: string }> {
  const { bytes, contentType, url } = await safeFetch(link, {
    guard: anyPublicHost(env),
    maxBytes: 2 * megabyte,
    maxUnpacked: 5 * megabyte,
    types: /^\s*(text\/html|application\/xhtml\+xml|text\/plain)\s*(;|$)/i,
    headers: {
      accept: 'text/html, application/xhtml+xml, text/plain;q=0.5',
      // Identifies us and the person we act for, in a form that sites which only accept browsers still answer.
      'user-agent': `Mozilla/5.0 (compatible; ${productName.replace(/[^A-Za-z0-9]/g, '')}Import/1.0; +${env.APP_ORIGIN})`,
    },
    timeoutMs,
    onAnswer,
  })
  return { text: decodePage(bytes, contentType), isHtml: !/^\s*text\/plain/i.test(contentType), url }
}

/** In bytes: the part of a page that may declare its encoding. */
const headLength = 2048

/**
 * Decodes a page's bytes: by its byte order mark, else its Content-Type, else its meta tag, else as UTF-8 if valid, else as windows-1252,
 * like browsers.
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

/** If the start of a page is readable, it isn't UTF-16, whatever it declares. */
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
