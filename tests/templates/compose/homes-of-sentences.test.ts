import { describe, expect, it } from 'vitest'
import { unplacedFacts } from '../../../templates/compose/placed-facts.ts'
import { defaultSections } from '../../../templates/compose/section-order.ts'
import { composedSite, type Facts, plumberFacts } from '../../harness/composed-site.ts'

type Said = [text: string, facts?: string[]]

/** The texts of the introduction, the services and the contact section of a new website. */
function bodiesOf(sentences: readonly Said[], change: Facts = {}) {
  const { sections } = composedSite({
    facts: {
      ...plumberFacts,
      ...change,
      sentences: sentences.map(([text, facts = []], index) => ({ id: `sentence-${index + 1}`, text, facts })),
    },
    sections: defaultSections,
  })
  const bodyOf = (type: 'Introduction' | 'Services' | 'Contact') => {
    const section = sections.find((one) => one.type === type)
    return section && 'body' in section.content ? section.content.body : undefined
  }
  return { introduction: bodyOf('Introduction'), services: bodyOf('Services'), contact: bodyOf('Contact') }
}

describe('The sentences of an owner', () => {
  it('stand where customers look for what they say', () => {
    const { introduction, services, contact } = bodiesOf([
      ['I repair leaks and boilers', ['service-1', 'service-2']],
      ['The first hour is £60, then £45'],
      ['No charge to look, and tea is welcome', ['term-1']],
      ['Ring on 0113 496 0123 and ask for Ada', ['phone-1']],
      ['Mondays are quiet, so come then', ['hours']],
      ['Insured to £2 million', ['credential-1']],
    ])
    expect(introduction).toBe('I repair leaks and boilers. Insured to £2 million.')
    expect(services).toBe('The first hour is £60, then £45. No charge to look, and tea is welcome.')
    expect(contact).toMatch(/^Ring on 0113 496 0123 and ask for Ada\. Mondays are quiet, so come then\./)
  })

  it('are not repeated beside a price list for the one term that it lacks', () => {
    const pounds = (amount: number) => ({ amount, currency: 'GBP' })
    const facts = {
      ...plumberFacts,
      services: [
        { id: 'service-1', name: 'Boiler', price: pounds(85) },
        { id: 'service-2', name: 'Tap', price: pounds(40) },
      ],
      terms: [{ id: 'term-1', kind: 'CallOut' as const, text: 'call-out £60' }],
      sentences: [
        {
          id: 'sentence-1',
          text: 'Boiler £85, tap £40, call-out £60',
          facts: ['service-1', 'service-2', 'term-1'],
          covered: true,
        },
      ],
    }
    const { sections } = composedSite({ facts, sections: defaultSections })
    const services = sections.find(({ type }) => type === 'Services')
    expect(services?.type === 'Services' && services.content.body.trim()).toBe('Call-out £60.')
  })

  it('stay together where one leans on the other', () => {
    const { services } = bodiesOf([['I fix leaks'], ['A visit is £80'], ['That includes the drive']])
    expect(services).toBe('A visit is £80. That includes the drive.')
  })

  it('tell prices in the introduction of a page without services', () => {
    const { introduction, services } = bodiesOf([['I fix leaks'], ['A visit is £80']], { services: [] })
    expect(introduction).toBe('I fix leaks. A visit is £80.')
    expect(services).toBeUndefined()
  })

  it('leave out headings over lists, which say nothing alone', () => {
    expect(bodiesOf([['MENU'], ['Prices:'], ['【営業時間】'], ['I fix leaks']]).introduction).toBe('I fix leaks.')
  })

  it('do not say again since when, where the headline does', () => {
    const sentences = [
      { id: 'sentence-1', text: 'In business since 1998', facts: ['experience'], covered: true },
      { id: 'sentence-2', text: 'I fix leaks' },
    ]
    const facts = { ...plumberFacts, credentials: [], people: [], sentences }
    const { sections } = composedSite({ facts, sections: defaultSections })
    const introduction = sections.find(({ type }) => type === 'Introduction')
    expect(introduction?.content).toMatchObject({ heading: 'Plumber in Leeds, since 1998', body: 'I fix leaks.' })
  })

  it('are on the page where the headline has their first part and the introduction the rest', () => {
    const text =
      'Harps, lutes and lyres made to order in Leeds: concert instruments, children’s instruments and repairs'
    const document = composedSite({
      facts: { ...plumberFacts, trade: {}, sentences: [{ id: 'sentence-1', text }] },
      sections: defaultSections,
    })
    expect(unplacedFacts(document).sentences).toEqual([])
  })

  it('go on below a headline that is their beginning', () => {
    const unnamed = { trade: {} }
    expect(
      bodiesOf([['Two escape rooms above a bookshop in Norwich: The Alchemist (hard) and The Last Train']], unnamed)
        .introduction,
    ).toBe('The Alchemist (hard) and The Last Train.')
    expect(bodiesOf([['Qualified arborists (NZ Cert Level 4)']], unnamed).introduction).toBe('NZ Cert Level 4.')
    expect(bodiesOf([['Qualified arborists (NZ Cert Level 4)']]).introduction).toBe(
      'Qualified arborists (NZ Cert Level 4).',
    )
  })
})
