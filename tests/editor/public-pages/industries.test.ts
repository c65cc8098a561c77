import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { industriesPage } from '../../../editor/public-pages/industries/industries-page.tsx'
import { industriesQuestions } from '../../../editor/public-pages/industries/industries-questions.ts'
import { copyOf, industryCopies } from '../../../editor/public-pages/industries/industry-copies.ts'
import type { IndustryCopy } from '../../../editor/public-pages/industries/industry-copy.ts'
import { industryGroups } from '../../../editor/public-pages/industries/industry-groups.ts'
import { industryPage } from '../../../editor/public-pages/industries/industry-page.tsx'
import type { Asked } from '../../../editor/public-pages/parts/questions.tsx'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { industrySlugs } from '../../../worker/contract/public-paths/industry-slugs.ts'
import { industryPath } from '../../../worker/contract/public-paths/public-paths.ts'

/** Promises, hype, and what the product does not have. */
const unbacked =
  /guarantee|risk-free|\bcures? (you|your|all)|award-winning|world-class|cutting-edge|number one|unlock|elevate|seamless|effortless|empower|leverag|game-chang|digital (world|age)/i

/** What it has had since there are forms and numbers. */
const denied = /\b(no|without an?) (contact |intake )?forms?\b|there is no form|visitors are not counted/i

describe.each(industryCopies.map((copy) => [copy.slug, copy] as const))('the page for %s', (slug, copy) => {
  test('says nothing longer than its place', () => {
    const places: [text: string, least: number, most: number][] = [
      [copy.title, 8, 46],
      [copy.description, 40, 160],
      [copy.headline, 12, 64],
      [copy.lead, 80, 320],
      [copy.card, 30, 110],
      [copy.servicesLead, 60, 220],
      ...copy.needs.map(({ title }): [string, number, number] => [title, 4, 48]),
    ]
    expect(places.filter(([{ length }, least, most]) => length < least || length > most)).toEqual([])
  })

  test('shows how the trade says its prices, above those of the sample business', () => {
    const html = renderToStaticMarkup(industryPage(copy).body())
    const [, services = ''] = html.split('aria-labelledby="services"')
    const prices = services.slice(0, services.indexOf('</section>'))
    expect(prices).toContain(`<p class="lead">${copy.servicesLead}</p>`)
    expect(all(prices, /<dd>([^<]*\d[^<]*)<\/dd>/g).length).toBeGreaterThanOrEqual(3)
  })

  test('names three needs and answers four to six questions in two to five sentences each', () => {
    expect(copy.needs).toHaveLength(3)
    expect(copy.questions.length).toBeGreaterThanOrEqual(4)
    expect(copy.questions.length).toBeLessThanOrEqual(6)
    expect(ramblingIn(copy.questions)).toEqual([])
  })

  test('leads to three other trades', () => {
    expect(new Set(copy.related).size).toBe(3)
    expect(industrySlugs).toEqual(expect.arrayContaining([...copy.related]))
    expect(copy.related).not.toContain(slug)
  })

  test('is written as type is set, and promises nothing that is not there', () => {
    expect(textsOf(copy).filter((text) => /[—'"!]|\s{2}|^\s|\s$/.test(text))).toEqual([])
    expect(textsOf(copy).filter((text) => unbacked.test(text))).toEqual([])
  })

  test('denies nothing that is there', () => {
    expect(textsOf(copy).filter((text) => denied.test(text))).toEqual([])
  })
})

describe('the pages of the trades together', () => {
  test('are one for each, about itself', () => {
    expect(industryCopies.map(({ slug }) => slug)).toEqual([...industrySlugs])
    for (const slug of industrySlugs) expect(copyOf(slug).slug).toBe(slug)
  })

  test.each(['plural', 'one', 'title', 'description', 'headline', 'lead', 'card', 'servicesLead'] as const)(
    'each have a unique %s',
    (field) => {
      expect(repeated(industryCopies.map((copy) => plain(copy[field])))).toEqual([])
    },
  )

  test('begin their headlines, leads and cards unlike one another', () => {
    for (const field of ['headline', 'lead', 'card', 'servicesLead'] as const) {
      expect(repeated(industryCopies.map((copy) => plain(copy[field]).split(' ').slice(0, 3).join(' ')))).toEqual([])
    }
  })

  test('ask no question twice, and name no need twice', () => {
    const asked = [...industryCopies.flatMap(({ questions }) => questions), ...industriesQuestions]
    expect(repeated(asked.map(({ question }) => plain(question)))).toEqual([])
    expect(repeated(industryCopies.flatMap(({ needs }) => needs.map(({ title }) => plain(title))))).toEqual([])
  })

  test('share no sentence, neither with each other nor with the list of trades', () => {
    const texts = [...industryCopies.flatMap(textsOf), ...industriesQuestions.map(({ answer }) => answer)]
    const sentences = texts.flatMap(sentencesOf).map(plain)
    expect(repeated(sentences.filter((sentence) => sentence.split(' ').length >= 4))).toEqual([])
  })

  test('show every style', () => {
    expect([...new Set(industryCopies.map(({ style }) => style))].toSorted()).toEqual([...presetStyles].toSorted())
  })
})

describe('the list of trades', () => {
  const html = renderToStaticMarkup(industriesPage.body())

  test('leads to all thirty, each once', () => {
    const linked = all(html, /<h3><a href="([^"]*)"/g)
    expect(linked).toHaveLength(30)
    expect(linked.toSorted()).toEqual(industrySlugs.map(industryPath).toSorted())
  })

  test('has a heading for each group, which its jump list leads to', () => {
    const jumps = all(html, /<a href="#([^"]*)"/g)
    expect(jumps).toEqual(industryGroups.map(({ id }) => id))
    for (const id of jumps) expect(html).toMatch(new RegExp(`<section [^>]*id="${id}" aria-labelledby="${id}-name"`))
    expect(repeated(industryGroups.flatMap(({ id, name, text }) => [id, name, text]))).toEqual([])
  })

  test('answers six to eight questions in two to five sentences each', () => {
    expect(industriesQuestions.length).toBeGreaterThanOrEqual(6)
    expect(industriesQuestions.length).toBeLessThanOrEqual(8)
    expect(ramblingIn(industriesQuestions)).toEqual([])
    for (const { question, answer } of industriesQuestions)
      expect(html).toContain(`<summary>${question}</summary><p>${answer}`)
  })
})

/** What a pattern's group finds in a text, every time. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')

/** All texts about a trade. */
const textsOf = ({ title, description, headline, lead, card, servicesLead, needs, questions }: IndustryCopy) => [
  ...[title, description, headline, lead, card, servicesLead],
  ...needs.flatMap((need) => [need.title, need.text]),
  ...questions.flatMap(({ question, answer }) => [question, answer]),
]

const sentencesOf = (text: string) => text.split(/(?<=[.?!][”’]?)\s+(?=[“‘]?\p{Lu})/u)

/** Those whose answer is not of two to five sentences. */
const ramblingIn = (questions: readonly Asked[]) =>
  questions.filter(({ answer }) => sentencesOf(answer).length < 2 || sentencesOf(answer).length > 5)

/** Words alone, so that a comma or a capital makes no difference. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’ ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
