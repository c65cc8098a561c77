import { beforeAll, describe, expect, it } from 'vitest'
import { openingHours } from '../../renderer/document/business.ts'
import { plainWords } from '../../renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { hoursRows } from '../../renderer/facts/format-hours.ts'
import { localComposer } from '../../scripts/local-composer.ts'
import { normalized } from '../../templates/plan/sentence-text.ts'
import { sentencesIn } from '../../templates/plan/sentences.ts'
import { creationAnswers } from '../../worker/creation/schema.ts'
import { goldenBusinesses } from './all-businesses.ts'
import { fact, type GoldenBusiness, hours, price, wizardAnswers } from './golden-business.ts'
import { saysHours } from './judge/fact-on-page.ts'
import { factText, goals, type Score, scorePage, shareEmpty, shareKept, totalOf } from './judge/score.ts'
import { pageInNode } from './page-in-node.ts'

/** Opening hours that the judge would miss in the page's own format. */
function formattedHours({ facts, language }: GoldenBusiness): string[] {
  return facts.flatMap((fact) => {
    if (fact.kind !== 'hours') return []
    const { days, opens, closes } = fact
    const padded = (time: string) => time.padStart(5, '0')
    const period = { days: [...days], opens: padded(opens), closes: padded(closes) }
    const rows = hoursRows(openingHours.parse({ periods: [period] }), language)
    const texts = rows.map(({ days: on, times }) => `${on}\n${times}`)
    return saysHours(texts, fact, language) ? [] : texts
  })
}

const scores: Score[] = []
const documents: WebsiteSettings[] = []
/** A page's prose, without its lists. */
const proseOf = ({ sections }: WebsiteSettings) =>
  sections.flatMap((section) => {
    if (section.type === 'FrequentlyAskedQuestions') return section.content.items.map(({ answer }) => answer)
    if (section.type === 'Introduction') return [section.content.heading, section.content.body]
    if (section.type === 'QuoteBanner') return [section.content.primary, section.content.subordinate]
    return section.type === 'Services' || section.type === 'Contact' ? [section.content.body] : []
  })

describe('websites of the golden set', () => {
  beforeAll(async () => {
    for (const business of goldenBusinesses) {
      const { document, html } = await pageInNode(business, localComposer)
      documents.push(document)
      scores.push(scorePage(business, html))
    }
  }, 120_000)

  it('keep the facts that their owners stated', () => {
    const lost = scores.flatMap(({ id, lost }) => lost.map((one) => `${id}: ${factText(one)}`))
    expect(shareKept(totalOf(scores)), lost.join('\n')).toBeGreaterThanOrEqual(goals.kept)
  })

  it('add hardly anything that their owners did not state', () => {
    const wrong = scores.flatMap((score) => score.wrong.map((one) => `${score.id}: ${one}`))
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(goals.wrong * scores.length)
  })

  it('keep terms, prices and exclusions out of the first view', () => {
    const offenders = documents.flatMap(({ id, sections, business }) => {
      const first = sections.find((section) => section.type === 'Introduction')
      if (first?.type !== 'Introduction') return []
      const { kicker, heading, body } = first.content
      const view = normalized([kicker, heading, plainWords(body)].join(' '))
      const terms = business.terms.filter(({ kind, text }) => kind !== 'Other' && view.includes(normalized(text)))
      return /\p{Sc}/u.test(view) || terms.length > 0 ? [`${id}: ${view}`] : []
    })
    expect(offenders).toEqual([])
  })

  it('never repeat a sentence', () => {
    const twice = documents.flatMap((document) => {
      const sentences = proseOf(document).flatMap((text) => sentencesIn(plainWords(text)).map(normalized))
      const long = sentences.filter((sentence) => sentence.length > 24)
      return long.filter((sentence, index) => long.indexOf(sentence) !== index).map((text) => `${document.id}: ${text}`)
    })
    expect(twice).toEqual([])
  })

  it('contain hardly any generic sentence', () => {
    const empty = scores.flatMap(({ id, empty }) => empty.map((one) => `${id}: ${one}`))
    expect(shareEmpty(totalOf(scores)), empty.join('\n')).toBeLessThanOrEqual(goals.empty)
  })
})

const barber: GoldenBusiness = {
  id: 'gb-barber',
  country: 'GB',
  language: 'en-GB',
  answers: {
    businessName: 'Snip & Tuck',
    businessActivities: 'Barber in Selby. Cut £18, beard trim £9. Tue to Sat 9 to 5.30. Run by Wilf Ostler.',
    businessLocation: 'Selby',
    contact: '07700 900111',
  },
  facts: [
    price('cut', '£18'),
    price('beard trim', '£9'),
    hours('Tue-Sat', '9:00', '17:30', 'Tue to Sat 9 to 5.30'),
    fact('phone', '07700 900111'),
    fact('person', 'Wilf Ostler'),
  ],
  absent: ['dentist'],
  services: { are: ['Cut', 'Beard trim'] },
}

const section = (type: string, content: string) => `<section data-section="${type}">${content}</section>`
const card = (heading: string, text = '') => `<li><h3>${heading}</h3>${text && `<p>${text}</p>`}</li>`
const pageOf = (...sections: string[]) =>
  `<!doctype html><html lang="en-GB"><body><main><h1>Snip &amp; Tuck</h1>${sections.join('')}</main></body></html>`
const judge = (...sections: string[]) => scorePage(barber, pageOf(...sections))
const lostIn = (...sections: string[]) => judge(...sections).lost.map(factText)

describe('the golden set', () => {
  it('covers businesses of many countries and languages', () => {
    expect(goldenBusinesses.length).toBeGreaterThanOrEqual(75)
    expect(new Set(goldenBusinesses.map(({ country }) => country)).size).toBeGreaterThanOrEqual(12)
    expect(goldenBusinesses.filter(({ language }) => !language.startsWith('en')).length).toBeGreaterThanOrEqual(20)
    expect(new Set(goldenBusinesses.map(({ id }) => id)).size).toBe(goldenBusinesses.length)
  })

  it('consists of valid wizard answers', () => {
    for (const business of goldenBusinesses) creationAnswers.parse(wizardAnswers(business))
  })

  it('counts opening hours as the page formats them in every language', () => {
    expect(goldenBusinesses.flatMap(formattedHours)).toEqual([])
  })
})

describe('the check for a fact', () => {
  it('accepts the page’s formatting', () => {
    const rows = '<li>Tuesday – Saturday 9 AM – 5:30 PM</li><li><a href="tel:+447700900111">Call</a></li>'
    const services = section('services', card('Cut', '£18') + card('Beard trim', '£9.00'))
    expect(lostIn(services, section('contact', rows), section('team', card('Wilf Ostler')))).toEqual([])
  })

  it('accepts a definition next to its term', () => {
    const list = '<dl><dt>Cut</dt><dd>£18</dd><dt>Beard trim</dt><dd>£9</dd></dl>'
    expect(lostIn(section('services', list))).not.toContainEqual(expect.stringContaining('price'))
  })

  it('reports a price next to another service', () => {
    expect(lostIn(section('services', card('Cut', '£9') + card('Beard trim', '£18')))).toContainEqual(
      expect.stringContaining('price of cut'),
    )
  })

  it('reports a partial fact', () => {
    const lost = lostIn(section('contact', '<li>Tuesday 9 AM – 5 PM</li><li>07700 900</li><p>Wilf</p>'))
    expect(lost).toHaveLength(barber.facts.length)
  })

  it('reports the hours of other days', () => {
    expect(lostIn(section('contact', '<li>Monday – Friday 9 AM – 5:30 PM</li>'))).toContainEqual(
      expect.stringContaining('hours'),
    )
  })
})

describe('the check for wrong content', () => {
  it.each([
    ['a claim', section('introduction', '<p>Fully insured barber.</p>'), "claims 'insured'"],
    ['forbidden text', section('introduction', '<p>Barber and dentist in Selby.</p>'), 'says dentist'],
    ['a price as a service', section('services', card('£18')), "makes a price a service: '£18'"],
    ['a weekday as a service', section('services', card('Tue to Sat')), "makes a weekday a service: 'Tue to Sat'"],
    ['a person as a service', section('services', card('Wilf Ostler')), "makes person a service: 'Wilf Ostler'"],
    ['a fragment as a service', section('services', card('and beard')), "makes a fragment a service: 'and beard'"],
    ['another service', section('services', card('Hot towel shave')), "makes a service of 'Hot towel shave'"],
    ['another price', section('services', card('Cut', '£20')), 'gives a price of £20'],
    ['another currency', section('services', card('Cut', '$18')), 'gives a price in $: 18'],
    ['another person', section('team', card('Jamie Sharp')), "shows a person 'Jamie Sharp'"],
    ['another phone', section('contact', '<a href="tel:01632960999">Call</a>'), 'gives a phone number 01632960999'],
    ['another email', section('contact', '<p>hi@snip.example</p>'), 'gives an email hi@snip.example'],
    ['a year', section('introduction', '<p>Barber since 1998</p>'), 'gives a year 1998'],
    ['reviews', section('customer-reviews', '<p>Cut</p>'), 'shows reviews'],
    [
      'a slogan',
      section('quote-banner', '<h2>Do it right, say what it costs.</h2>'),
      "invents 'Do it right, say what it costs.'",
    ],
  ])('reports: %s', (_what, content, wrong) => {
    expect(judge(content).wrong).toContainEqual(wrong)
  })

  it('reports a page named after another trade', () => {
    const page = (name: string) => pageOf().replace('Snip &amp; Tuck', name)
    expect(scorePage(barber, page('Hair stylist in Selby')).wrong).toContainEqual("is named 'Hair stylist in Selby'")
    expect(scorePage(barber, page('Barbers in Selby')).wrong).toEqual([expect.stringContaining('name')])
  })

  it('accepts what the owner said', () => {
    expect(judge(section('services', card('Cut', '£18') + card('Beard trim', 'From £9'))).wrong).toEqual([])
    expect(judge(section('introduction', '<p>Run by Wilf Ostler.</p>')).wrong).toEqual([])
  })
})

describe('the language check', () => {
  const page = '<!doctype html><html lang="en-US"><body><main><p>Closed</p></main></body></html>'

  it('reports another country’s variant and another language', () => {
    expect(scorePage(barber, page).wrong).toContainEqual("is in en-US, not in 'en-GB'")
    expect(scorePage({ ...barber, language: 'de-DE' }, page).wrong).toContainEqual("is in en-US, not in 'de-DE'")
  })

  it('reports English words on a page in another language', () => {
    expect(scorePage({ ...barber, language: 'de-DE' }, page).wrong).toContainEqual("says 'closed' in English")
    expect(scorePage(barber, page).wrong).not.toContainEqual("says 'closed' in English")
  })
})

describe('the sentence count', () => {
  it('includes generic sentences and excludes labels', () => {
    const { sentences, empty } = judge(
      section('services', '<h2>Services</h2><p>Come and see us.</p><p>Beard trim £9</p>'),
      section('contact', '<h2>Opening hours</h2><form><p>Write to us today.</p></form>'),
    )
    expect({ sentences, empty }).toEqual({ sentences: 3, empty: ['Come and see us.'] })
  })
})
