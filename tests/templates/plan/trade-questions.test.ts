import { describe, expect, it } from 'vitest'
import { factWords } from '../../../renderer/languages/languages.ts'
import { composedSite, type Facts } from '../../harness/composed-site.ts'

const sentencesOf = (...texts: string[]): Facts['sentences'] =>
  texts.map((text, index) => ({ id: `sentence-${index + 1}`, text, facts: [], covered: false }))
const term = (kind: 'CallOut' | 'Excluded' | 'Payment', text: string) => ({
  id: `term-${kind.toLowerCase()}`,
  kind,
  text,
})

const facts: Facts = {
  activities: 'Plumbing',
  trade: { slug: 'plumber', name: 'Plumber' },
  credentials: [{ id: 'credential-1', kind: 'Insurance', name: 'Fully insured' }],
  terms: [
    term('Payment', 'Cash or card.'),
    term('Excluded', 'No septic tanks.'),
    term('CallOut', '£40 call-out, off the bill if you go ahead.'),
  ],
}

function questionsOf(change: Partial<Facts> = {}, language = 'en-GB'): string[] {
  const { sections } = composedSite({
    facts: { ...facts, ...change },
    language,
    sections: ['FrequentlyAskedQuestions', 'Contact'],
  })
  const section = sections.find(({ type }) => type === 'FrequentlyAskedQuestions')
  return section?.type === 'FrequentlyAskedQuestions' ? section.content.items.map(({ question }) => question) : []
}

describe('the questions on a page', () => {
  it('follow the trade’s order and wording', () => {
    expect(questionsOf()).toEqual([
      'Do you charge to come out?',
      'Is there anything you don’t do?',
      'Are you insured?',
      'How can I pay?',
    ])
    expect(questionsOf({ trade: { slug: 'house-cleaning', name: 'Cleaner' } })).not.toEqual(questionsOf())
  })

  it('follow the trade’s order, but use the page’s words in another language', () => {
    const { callOut, excluded, insured, payment } = factWords('de-DE').questions
    expect(questionsOf({}, 'de-DE')).toEqual([callOut, excluded, insured, payment])
  })

  it('include one of the trade’s own questions if a note answers it', () => {
    const question = 'Do you take the old parts away?'
    expect(questionsOf()).not.toContain(question)
    expect(questionsOf({ sentences: sentencesOf('Please note that old units are hauled off on request.') })).toContain(
      question,
    )
    const terms = [...(facts.terms ?? []), { id: 'term-9', kind: 'Other' as const, text: 'Old boilers hauled off.' }]
    expect(questionsOf({ terms })).toContain(question)
  })
})
