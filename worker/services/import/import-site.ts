import { limits } from '../../../renderer/document/limits.ts'
import type { ImportedPage, ImportedPicture } from '../../contract/imports.ts'
import { unreadablePage } from '../../contract/link-advice.ts'
import { mergeFacts } from '../../creation/merge-facts.ts'
import type { ServiceContext } from '../context.ts'
import { importPage, nothingOf } from './import-page.ts'
import { mostImportedPictures } from './page-pictures.ts'
import { otherPages } from './site-links.ts'
import { cutAtWord } from './text-lines.ts'

/** For all pages together, in milliseconds. */
const patience = 12_000
/** Less than this is not worth another request. */
const leastPatience = 500
/** Of the text, what the first page may take while others have something to say. */
const homeShare = 0.5

/**
 * What an owner's website says of the business: the page that they named, and up to four others that it leads to, read at the same
 * time. A social network or a map shows strangers a form to sign in, so it is not asked. Never throws; takes twelve seconds at most. `onFound` is called once the first page answered with something to read.
 */
export async function importSite(
  ctx: ServiceContext,
  link: string,
  onFound: () => void = () => {},
): Promise<ImportedPage> {
  if (unreadablePage(link)) return nothingOf(link)
  const end = Date.now() + patience
  const { links, ...home } = await importPage(ctx, link, { onFound })
  const left = end - Date.now()
  const others = left < leastPatience ? [] : otherPages(links, home.url)
  const pages = await Promise.all(others.map((page) => importPage(ctx, page, { patience: left })))
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
    description: pages.map(({ description }) => description).find((said) => said !== '') ?? '',
    facts: pages.map(({ facts }) => facts).reduce(mergeFacts),
    reviews: distinct(
      pages.flatMap(({ reviews }) => reviews),
      (review) => review.text,
    ),
    pictures: sharedPictures(pages),
  }
}

/** The pages' texts within the limit, a line that they share said once. */
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
  return [...(logo ? [logo] : []), ...pictures.filter(({ kind }) => kind !== 'logo')].slice(0, mostImportedPictures)
}

const distinct = <T>(entries: readonly T[], keyOf: (entry: T) => string): T[] =>
  [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values()].toReversed()
