import { describe, expect, it } from 'vitest'
import { plainWords } from '../../../renderer/document/values/formatted-text.ts'
import { composedSite, everySection, type Facts } from '../../harness/composed-site.ts'

const factsWith = (...texts: string[]): Facts => ({
  sentences: texts.map((text, index) => ({ id: `sentence-${index}`, text })),
})

function pageOf(facts: Facts, language = 'en-GB') {
  const { sections } = composedSite({ businessName: 'Wren', language, facts, sections: everySection })
  const introduction = sections.find((section) => section.type === 'Introduction')?.content
  const questions = sections.find((section) => section.type === 'FrequentlyAskedQuestions')?.content.items ?? []
  return {
    firstView: `${introduction?.heading} ${introduction && plainWords(introduction.body)}`,
    answers: questions.map(({ question, answer }) => [question, plainWords(answer)]),
    all: JSON.stringify(sections),
  }
}

describe('sentences in large letters', () => {
  const bannersOf = (last: string, areas: string[] = []) => {
    const facts = {
      ...factsWith('I repair clocks at the kitchen table', 'I learned it from my aunt', 'I keep every old part', last),
      areas: areas.map((name, nth) => ({ id: `area-${nth}`, name })),
    }
    const { sections } = composedSite({ businessName: 'Wren', facts, sections: everySection })
    return sections.flatMap((section) => (section.type === 'QuoteBanner' ? [section.content.primary] : []))
  }

  it('use few words and the first person', () =>
    expect(bannersOf('I write down what I did')).toContain('I write down what I did'))

  it('don’t include lists of places or sentences that only add something', () => {
    expect(bannersOf('I drive to Whitby and Pickering', ['Whitby', 'Pickering'])).not.toContain(
      'I drive to Whitby and Pickering',
    )
    expect(bannersOf('I also wind tower clocks')).not.toContain('I also wind tower clocks')
  })
})

describe('a page with much text', () => {
  it.each([
    ['one chain of sentences', Array.from({ length: 36 }, (_, nth) => `He fixed roof ${nth} that year.`).join(' ')],
    ['one word over and over', 'no '.repeat(341)],
    ['one pronoun over and over', 'I '.repeat(512)],
    ['one endless sentence', Array.from({ length: 125 }, (_, nth) => `roof ${nth}`).join(' ')],
  ])('is composed quickly from %s', (_, text) => {
    const start = performance.now()
    expect(pageOf(factsWith(text)).all).toContain('"Introduction"')
    expect(performance.now() - start).toBeLessThan(2000)
  })

  it('finds a place for every sentence', () => {
    const texts = Array.from({ length: 48 }, (_, nth) => `Job ${nth} was a staircase of oak for a house by the river`)
    const { all } = pageOf(factsWith(...texts))
    expect(texts.filter((_, nth) => !all.includes(`Job ${nth} was`))).toEqual([])
  })

  it('shows repeated text once', () => {
    const text = 'WE DO ALL ROOFING JOBS BIG AND SMALL '.repeat(12)
    expect(pageOf(factsWith(text)).all.match(/roofing jobs/gi)).toHaveLength(1)
  })

  it('leaves out meaningless letters and swear words', () => {
    const { all } = pageOf(factsWith('A'.repeat(1024), 'Time wasters can fuck off'))
    expect(all).not.toMatch(/aaaa|fuck/i)
  })
})

describe('a business’s terms', () => {
  const terms = (kind: 'Deposit' | 'Other', ...texts: string[]): Facts => ({
    terms: texts.map((text, index) => ({ id: `term-${index}`, kind, text })),
  })

  it('appear in full, however long they are', () => {
    const texts = Array.from({ length: 12 }, (_, nth) => `Term ${nth} ${'of what we agreed '.repeat(12)}`.trim())
    const { all } = pageOf(terms('Other', ...texts))
    expect(texts.filter((_, nth) => !all.includes(`Term ${nth} `))).toEqual([])
  })
})

describe('the question about qualifications', () => {
  const answer = (...names: string[]) => {
    const facts = {
      credentials: names.map((name, index) => ({ id: `credential-${index}`, name })),
      terms: [{ id: 'term-1', kind: 'Deposit' as const, text: 'Half in advance.' }],
    }
    return pageOf(facts).answers
  }

  it.each(['EIN 00-1234567', 'Call 07700 900418'])('isn’t shown if the credential is a number: %s', (name) => {
    expect(JSON.stringify(answer(name))).not.toContain('Yes')
  })

  it('gets a credential’s name as its answer', () => {
    expect(answer('Gas Safe registered')).toContainEqual(['Are you qualified?', 'Yes, Gas Safe registered.'])
  })

  it('isn’t answered with insurance', () => {
    expect(answer('Fully insured')).toContainEqual(['Are you insured?', 'Yes, fully insured.'])
  })
})

describe('the first screen of a page', () => {
  const mornings = 'We open at six because bakers do'
  it.each([
    ['en-GB', 'We don’t take cards'],
    ['en-GB', 'Open every day 8-8'],
    ['en-GB', '£40 call out after six'],
    ['de-DE', 'Wir nehmen keine Karten'],
    ['fr-FR', 'Nous ne prenons pas la carte'],
    ['es-ES', 'No aceptamos tarjeta'],
    ['it-IT', 'Non accettiamo carte'],
    ['nl-NL', 'Wij nemen geen kaarten aan'],
    ['pl-PL', 'Nie przyjmujemy kart'],
    ['sv-SE', 'Vi tar inte kort'],
    ['ja-JP', 'カードは使えません'],
  ])('leaves out refusals, hours and prices, in %s: %s', (language, text) => {
    const { firstView, all } = pageOf(factsWith(mornings, text), language)
    expect(firstView).not.toContain(text)
    expect(all).toContain(text)
  })
})

it('shows how the owner works, even in a sentence with “only” or “never”', () => {
  const { firstView } = pageOf(factsWith('We build kitchens for narrow houses', 'We only use solid wood'))
  expect(firstView).toContain('We only use solid wood')
})

it('shows Japanese sentences without spaces between them', () => {
  const { all } = pageOf(
    factsWith('京都で三代続く時計修理店です', '父は祖父から学びました', '私は父から学びました'),
    'ja-JP',
  )
  expect(all).not.toMatch(/。 /)
})
