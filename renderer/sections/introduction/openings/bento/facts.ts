import { credentialText, isName } from '../../../../facts/credential-text.ts'
import { knownFacts, type StripFact } from '../../../../facts/fact-strip.ts'
import { freeOfCharge } from '../../../../facts/free-of-charge.ts'
import { containsWords } from '../../../../facts/repeated-facts.ts'
import { useFacts, useSite } from '../../../../site/site-context.ts'
import type { OpeningProps } from '../parts.tsx'

export type CellFact = Omit<StripFact, 'part'> & { part: StripFact['part'] | 'terms' }

/** In characters: fits a small cell. */
const maxFactLength = 44

/** Facts for the small cells, most telling first. Empty if the owner hides them. */
export function useCellFacts({ kicker, heading, showFacts }: OpeningProps['section']['content']): CellFact[] {
  const { business } = useFacts()
  const { language } = useSite()
  if (!showFacts) return []
  const known = knownFacts(business, language, `${kicker} ${heading}`)
  const shown = new Set(known.filter(({ part }) => part === 'credentials').map(({ text }) => text))
  const credentials = business.credentials.filter(isName).map(
    (one): CellFact => ({
      part: 'credentials',
      icon: one.kind === 'Insurance' ? 'shield-check' : 'certificate',
      label: '',
      text: sentenceCase(credentialText(one)),
    }),
  )
  const promises = business.terms
    .filter(({ kind }) => kind === 'LeadTime')
    .map(({ text }): CellFact => ({ part: 'terms', icon: 'clock', label: '', text: sentenceCase(text) }))
  const free = freeOfCharge(business, language).map(
    ({ label, price }): CellFact => ({ part: 'terms', icon: 'gift', label, text: price }),
  )
  const others = credentials.filter(
    ({ text }) => ![...shown].some((one) => containsWords(one.toLowerCase(), text.toLowerCase())),
  )
  const [first, ...rest] = known
  return [...(first ? [first] : []), ...free, ...promises, ...others, ...rest].filter(
    ({ text }) => text.trim() !== '' && text.length <= maxFactLength,
  )
}

const sentenceCase = (text: string) => {
  const trimmed = text.trim().replace(/\.$/, '')
  return trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1)
}
