import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { checkWriting } from '../../creation/writing/check-writing.ts'
import { lostFact } from '../../creation/writing/keeps-facts.ts'
import { knownWords, numbersIn } from '../../creation/writing/known-words.ts'
import type { RewriteRequest } from './schema.ts'

type Rewriting = { wanted: Pick<RewriteRequest, 'way' | 'wish'>; websiteSettings: WebsiteSettings }

/**
 * Whether a suggestion keeps every fact of the old text and adds none. The person's instruction counts as known. For translations, compares
 * only numbers and names.
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

/** The 'say that' of 'say that we come on weekends': the command isn't a fact, and the person's words follow it. */
const order = /^\s*(?:please\s+)?\p{L}+\s+(?:that|dass|que|che|dat)\s+/iu

const digitsIn = (text: string) => numbersIn(text.replace(/\p{L}+/gu, ' '))
