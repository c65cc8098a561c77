import { business as businessFacts } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/limits.ts'
import type { ImportOutcome } from '../../contract/creation-phases.ts'
import type { ImportedPage } from '../../contract/imports.ts'
import { FetchRefused } from '../../providers/fetch-refused.ts'
import type { ServiceContext } from '../context.ts'
import { fetchPage } from './fetch-page.ts'
import { factsOf } from './page-facts.ts'
import { picturesOf } from './page-pictures.ts'
import { titleOf } from './page-title.ts'
import { visibleLine } from './plain-text.ts'
import { type PageLink, readPage } from './read-page.ts'
import { reviewsOf } from './reviews.ts'
import { businessesIn, isNode, type Node, textsIn } from './structured-data.ts'
import { plainPageText } from './text-lines.ts'

/** In characters: less says nothing of a business. */
const leastText = 40
const descriptionLength = 512

/**
 * The facts of a business from its own page, and the page's links. `onFound` is called once the page answered with
 * something to read; `patience` is in milliseconds. Never throws: a page that cannot be read has the outcome 'nothing'. Everything in
 * it is plain text, and anybody's words.
 */
export async function importPage(
  ctx: ServiceContext,
  link: string,
  { onFound = () => {}, patience }: { onFound?: () => void; patience?: number } = {},
): Promise<LinkedPage> {
  try {
    const { text, isHtml, url } = await fetchPage(ctx, link, { onAnswer: onFound, patience })
    return isHtml ? await pageOf(text, url) : plainPage(plainPageText(text, limits.scrapedText), url)
  } catch (error) {
    // Without the address: what is behind its host is the person's.
    console.warn('import:', error instanceof FetchRefused ? `${error.reason}, ${error.message}` : error)
    return nothingOf(link)
  }
}

type LinkedPage = ImportedPage & { links: readonly PageLink[] }

async function pageOf(html: string, url: string): Promise<LinkedPage> {
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
  const outcome = outcomeOf(page.text, hasFacts || description !== '')
  if (outcome === 'nothing') return { ...nothingOf(url), links: page.links }
  return {
    outcome,
    url,
    title: titleOf(page, textsIn(business?.name)[0] ?? '', url),
    description,
    text: page.text,
    facts,
    reviews: reviewsOf(page.structured),
    links: page.links,
    pictures: picturesOf(page, logoOf(businesses), url),
  }
}

function plainPage(text: string, url: string): LinkedPage {
  const outcome = outcomeOf(text, false)
  return outcome === 'nothing' ? nothingOf(url) : { ...nothingOf(url), outcome, text }
}

/** The amount of usable text. */
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

/** What is known of a page that cannot be read. */
export const nothingOf = (url: string): LinkedPage => ({
  outcome: 'nothing',
  url,
  title: '',
  description: '',
  text: '',
  facts: businessFacts.parse({}),
  reviews: [],
  pictures: [],
  links: [],
})
