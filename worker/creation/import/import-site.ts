import * as z from 'zod'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { modelText } from '../../../renderer/document/fields/model-text.ts'
import { unreadablePage } from '../../../renderer/document/values/unreadable-page.ts'
import { askModel, type Question } from '../../model/ask-model.ts'
import type { ServiceContext } from '../../platform/context.ts'
import type { Caller } from '../../platform/owner.ts'
import { mergeFacts } from '../facts/merge-facts.ts'
import { importPage, nothingOf } from './import-page.ts'
import { otherPages } from './other-pages.ts'
import { maxImportedPictures } from './page-pictures.ts'
import { distinctReviews } from './page-reviews.ts'
import type { ImportedPage, ImportedPicture } from './schema.ts'
import { cutAtWord, tellingSentences } from './text.ts'

/** With less time than this left, another request isn't worth it. */
const leastPatience = 500
/** The first page's share of the text if other pages have text too. */
const homeShare = 0.5

/**
 * Reads a business's facts from the page that the owner named and up to four linked pages, in parallel. Skips social networks and maps,
 * which show strangers a sign-in form. Never throws. `onFound` is called once the first page has usable text; `timeoutMs` covers all pages,
 * in milliseconds.
 */
export async function importSite(
  ctx: ServiceContext,
  link: string,
  { onFound = () => {}, timeoutMs = 12_000 }: { onFound?: () => void; timeoutMs?: number } = {},
): Promise<ImportedPage> {
  if (unreadablePage(link)) return nothingOf(link)
  const end = Date.now() + timeoutMs
  const { links, ...home } = await importPage(ctx, link, { onFound })
  const left = end - Date.now()
  const others = left < leastPatience ? [] : otherPages(links, home.url)
  const pages = await Promise.all(others.map((page) => importPage(ctx, page, { timeoutMs: left })))
  return merged(
    home,
    pages.filter(({ outcome }) => outcome !== 'nothing'),
  )
}

function merged(home: ImportedPage, others: readonly ImportedPage[]): ImportedPage {
  if (others.length === 0) return home
  const text = sharedText(
    home.text,
    others.map((page) => page.text),
  )
  const pages = [home, ...others]
  return {
    ...home,
    outcome: text.length >= limits.scrapedTextPartial ? 'full' : 'minimal',
    text,
    pages: pages.flatMap((page) => page.pages),
    description: pages.map(({ description }) => description).find((said) => said !== '') ?? '',
    facts: pages.map(({ facts }) => facts).reduce(mergeFacts),
    reviews: distinctReviews(pages.flatMap(({ reviews }) => reviews)),
    pictures: sharedPictures(pages),
  }
}

/** Joins the pages' texts within the limit; shared lines appear once. */
function sharedText(home: string, others: readonly string[]): string {
  const known = new Set(home.split('\n'))
  const rest = others.flatMap((text) => text.split('\n')).filter((line) => !known.has(line) && known.add(line))
  const other = rest.join('\n')
  const room = Math.max(limits.scrapedText * homeShare, limits.scrapedText - other.length)
  const texts = [cutAtWord(home, Math.floor(room)), other].filter((text) => text !== '')
  return cutAtWord(texts.join('\n'), limits.scrapedText)
}

/** The first page's logo, and every picture once. */
function sharedPictures(pages: readonly ImportedPage[]): ImportedPicture[] {
  const pictures = distinct(
    pages.flatMap((page) => page.pictures),
    ({ url }) => url,
  )
  const [logo] = pictures.filter(({ kind }) => kind === 'logo')
  return [...(logo ? [logo] : []), ...pictures.filter(({ kind }) => kind !== 'logo')].slice(0, maxImportedPictures)
}

const distinct = <T>(entries: readonly T[], keyOf: (entry: T) => string): T[] =>
  [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values()].toReversed()

/** A page summary of at most 1,200 characters: a model's, else the page's own sentences. Never throws. */
export async function summarizePage(ctx: ServiceContext, page: ImportedPage, caller: Caller): Promise<string> {
  if (page.outcome === 'nothing') return ''
  const answer = await askModel(ctx, scrapeSummaryQuestion(page), caller)
  return answer?.summary ?? tellingSentences(page, maxSummaryLength).join(' ')
}

/** In characters. */
const maxSummaryLength = 1200

const what = 'what the page says of the business, its services, its place and what sets it apart'
const answer = z.object({
  summary: modelText({ control: 'prose', max: maxSummaryLength, ask: { what, sentences: 8 } }),
})

const scrapeSummaryQuestion = ({ title, description, text }: ImportedPage): Question<typeof answer> => ({
  kind: 'scrape-summary',
  instruction: [
    'Sum up what this page says of the business it belongs to, for somebody who writes its new website.',
    'Facts alone, in plain sentences, in the language of the page. Leave out menus, notices, offers of the day, prices, links and all that is not about the business.',
  ].join('\n'),
  data: { title, description, text },
  answer,
})
