import { describe, expect, it } from 'vitest'
import { composedSite, type Facts, plumberFacts } from '../../harness/composed-site.ts'
import { invented } from './invented-businesses.ts'

function questionsOf(facts: Facts, change: Parameters<typeof composedSite>[0] = {}) {
  const { sections } = composedSite({ facts, sections: ['FrequentlyAskedQuestions', 'Contact'], ...change })
  const section = sections.find(({ type }) => type === 'FrequentlyAskedQuestions')
  return section?.type === 'FrequentlyAskedQuestions' ? section.content.items : []
}
const answers = (facts: Facts, change?: Parameters<typeof composedSite>[0]) =>
  Object.fromEntries(questionsOf(facts, change).map(({ question, answer }) => [question, answer]))

describe('The questions that customers ask', () => {
  it('are answered by facts alone', () => {
    const groomer = invented['a dog groomer whose trade is not listed']?.facts ?? {}
    expect(answers(groomer)).toEqual({
      'What does it cost?': 'Full groom: from £45\n£10 deposit for new dogs.',
      'Which areas do you cover?': 'Headingley',
      'Which languages do you speak?': 'English and Gujarati',
      'What should I know before I book?': 'I don’t take dogs over 40 kg.',
    })
  })

  it('include how to book only where customers book', () => {
    expect(answers(plumberFacts)).not.toHaveProperty('How do I book?')
    const hours = { byAppointment: true }
    expect(answers({ ...plumberFacts, hours })['How do I book?']).toBe('Call 0113 496 0123\nada@wren.example')
    const page = 'https://calendly.com/wren'
    const booked = questionsOf({ ...plumberFacts, links: [{ id: 'link-1', url: page }] })
    expect(booked.find(({ question }) => question === 'How do I book?')?.button).toMatchObject({
      type: 'Web',
      value: page,
    })
  })

  it('do not repeat a long list of prices', () => {
    const menu = invented['a restaurant with a menu of forty dishes']?.facts ?? {}
    const hours: Facts['hours'] = { periods: [{ days: ['Monday'], opens: '18:00', closes: '23:00' }] }
    const found = questionsOf(
      { ...menu, hours },
      { language: 'en-GB', sections: ['Services', 'FrequentlyAskedQuestions'] },
    )
    expect(found[0]).toMatchObject({ answer: 'From €8', button: { type: 'Section', value: 'services' } })
  })

  it('are in the page’s language', () => {
    const found = answers(invented['a hairdresser in Graz']?.facts ?? {}, { language: 'de-AT' })
    expect(Object.keys(found)).toEqual([
      'Was kostet es?',
      'Wie vereinbare ich einen Termin?',
      'Wann ist geöffnet?',
      'Wie lange dauert es?',
      'Was sollte ich vorher wissen?',
    ])
  })

  it.each([
    ['facts answer only one', { areas: [{ id: 'area-1', name: 'Leeds' }] }, 'en-GB'],
    ['the language has no words for them', plumberFacts, 'nl-NL'],
  ] as const)('are not asked where %s', (_, facts, language) => {
    expect(questionsOf(facts as Facts, { language })).toEqual([])
  })
})
