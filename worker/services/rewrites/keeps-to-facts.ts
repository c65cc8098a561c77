import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { RewriteRequest } from '../../contract/rewrites.ts'
import { checkWriting } from '../../creation/writing/check-writing.ts'
import { lostFact } from '../../creation/writing/keeps-facts.ts'
import { knownWords } from '../../creation/writing/known-words.ts'
import { numbersIn } from '../../creation/writing/numbers.ts'

type Rewriting = { wanted: Pick<RewriteRequest, 'way' | 'wish'>; websiteSettings: WebsiteSettings }

/**
 * Whether a suggestion keeps every fact of the old text and adds none. Words of the person's own wish count as known. Of a translation only
 * numbers and names are compared, because its words cannot be.
 */
export function keepsToFacts(before: string, after: string, { wanted, websiteSettings }: Rewriting): boolean {
  const { business, businessName, settings } = websiteSettings
  const { language } = settings
  const translated = wanted.way === 'translate'
  if (lostFact(before, after, { business, businessName, language, translated }) !== undefined) return false
  if (translated) return digitsIn(after).every((number) => digitsIn(before).includes(number))
  const wish = wanted.way === 'own' ? wanted.wish.replace(order, '') : ''
  return checkWriting(after, knownWords({ business, language, also: [businessName, before, wish] })) === undefined
}

/** 'Say that' of 'say that we come on weekends': an order is no fact, and what follows is this person's own word. */
const order = /^\s*(?:please\s+)?\p{L}+\s+(?:that|dass|que|che|dat)\s+/iu

const digitsIn = (text: string) => numbersIn(text.replace(/\p{L}+/gu, ' '))
