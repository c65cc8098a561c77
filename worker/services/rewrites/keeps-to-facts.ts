import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { RewriteRequest } from '../../contract/rewrites.ts'
import { checkWriting } from '../../creation/writing/check-writing.ts'
import { lostFact } from '../../creation/writing/keeps-facts.ts'
import { knownWords } from '../../creation/writing/known-words.ts'
import { numbersIn } from '../../creation/writing/numbers.ts'

type Rewriting = { wanted: Pick<RewriteRequest, 'way' | 'wish'>; websiteSettings: WebsiteSettings }

/**
 * Whether other words for a text say all that it said, and nothing that is not known of the business. What a person wishes for is known then;
 * of a translation, whose words nobody here can read, only the numbers are.
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
