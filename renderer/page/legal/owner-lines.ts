import { linkHref } from '../../document/values/link.ts'
import type { LegalWords } from '../../languages/legal-words.ts'
import type { LegalFacts } from './legal-facts.ts'
import type { LegalBlock, LegalLine } from './legal-text.ts'

export function ownerLines(facts: LegalFacts, words: LegalWords): LegalBlock {
  const { envelope, phone, email, registration } = facts
  const lines: LegalLine[] = [
    ...envelope.map((text) => ({ text })),
    { label: words.phone, text: phone, href: linkHref({ type: 'Phone', value: phone }) },
    { label: words.email, text: email, href: linkHref({ type: 'Email', value: email }) },
    { text: registration },
  ]
  return { lines: lines.filter(({ text }) => text !== '') }
}
