import { describe, expect, test } from 'vitest'
import { industriesQuestions } from '#marketing/industries/industries-questions.ts'
import { industryCopies } from '#marketing/industries/industry-copies.ts'
import type { IndustryCopy } from '#marketing/industries/industry-copy.ts'
import { industryGroupIds, industryGroups } from '#marketing/industries/industry-groups.ts'
import { sampleSite } from '#marketing/samples/sample-sites.ts'
import { presetStyles } from '#renderer/document/enumerations.ts'
import { industryPath } from '#worker/platform/addresses/public-paths.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { all, htmlOf } from './drawn-site.ts'

const copies = industryCopies.map((copy) => [copy.slug, copy] as const)
const slugs = industryCopies.map(({ slug }) => slug)

describe('every trade page', () => {
  test('shows what the sample’s owner typed, after an introduction to the trade', async () => {
    expect(
      await offendersAmong(copies, (copy) => {
        const html = htmlOf(industryPath(copy.slug))
        const [, services = ''] = html.split('aria-labelledby="services"')
        const shown = services.slice(0, services.indexOf('</section>'))
        expect(shown).toContain(`<p class="lead">${copy.servicesLead}</p>`)
        const typed = all(shown.slice(shown.indexOf('<blockquote')), /<p>([^<]+)<\/p>/g)
        expect(typed).toHaveLength(sampleSite(copy.style, copy.slug).business.typed.length)
      }),
    ).toEqual([])
  })

  test('links to three other trades', async () => {
    expect(
      await offendersAmong(copies, (copy, slug) => {
        expect(new Set(copy.related).size).toBe(3)
        expect(slugs).toEqual(expect.arrayContaining([...copy.related]))
        expect(copy.related).not.toContain(slug)
      }),
    ).toEqual([])
  })
})

describe('the trade pages', () => {
  test.each(['plural', 'one', 'title', 'description', 'headline', 'lead', 'card', 'servicesLead'] as const)(
    'each have a unique %s',
    (field) => {
      expect(repeated(industryCopies.map((copy) => plain(copy[field])))).toEqual([])
    },
  )

  test('start their headlines, leads and cards differently', () => {
    for (const field of ['headline', 'lead', 'card', 'servicesLead'] as const) {
      expect(repeated(industryCopies.map((copy) => plain(copy[field]).split(' ').slice(0, 3).join(' ')))).toEqual([])
    }
  })

  test('don’t repeat a question or a customer’s need', () => {
    const allQuestions = [...industryCopies.flatMap(({ questions }) => questions), ...industriesQuestions]
    expect(repeated(allQuestions.map(({ question }) => plain(question)))).toEqual([])
    expect(repeated(industryCopies.flatMap(({ needs }) => needs.map(({ title }) => plain(title))))).toEqual([])
  })

  test('share no sentence, even with the list of trades', () => {
    const texts = [...industryCopies.flatMap(textsOf), ...industriesQuestions.map(({ answer }) => answer)]
    const sentences = texts.flatMap(sentencesOf).map(plain)
    expect(repeated(sentences.filter((sentence) => sentence.split(' ').length >= 4))).toEqual([])
  })

  test('show every style between them', () => {
    expect([...new Set(industryCopies.map(({ style }) => style))].toSorted()).toEqual([...presetStyles].toSorted())
  })
})

describe('the list of trades', () => {
  const page = htmlOf('/industries')
  const html = page.slice(page.indexOf('<main'), page.indexOf('</main>'))

  test('links to all thirty, once each', () => {
    const linked = all(html, /<h3><a href="([^"]*)"/g)
    expect(linked).toHaveLength(30)
    expect(linked.toSorted()).toEqual(slugs.map(industryPath).toSorted())
  })

  test('shows a heading for each group, with a jump link', () => {
    const jumps = all(html, /<a href="#([^"]*)"/g)
    expect(jumps).toEqual(industryGroupIds)
    for (const id of jumps) expect(html).toMatch(new RegExp(`<section [^>]*id="${id}" aria-labelledby="${id}-name"`))
    expect(repeated(Object.values(industryGroups).flatMap(({ name, text }) => [name, text]))).toEqual([])
  })

  test('gives each trade its own position within its group', () => {
    expect(repeated(industryCopies.map(({ group, order }) => `${group} ${order}`))).toEqual([])
  })

  test('answers six to eight questions', () => {
    expect(industriesQuestions.length).toBeGreaterThanOrEqual(6)
    expect(industriesQuestions.length).toBeLessThanOrEqual(8)
    for (const { question, answer } of industriesQuestions)
      expect(html).toContain(`<summary>${question}</summary><p>${answer}`)
  })
})

const textsOf = ({ title, description, headline, lead, card, servicesLead, needs, questions }: IndustryCopy) => [
  ...[title, description, headline, lead, card, servicesLead],
  ...needs.flatMap((need) => [need.title, need.text]),
  ...questions.flatMap(({ question, answer }) => [question, answer]),
]

const sentencesOf = (text: string) => text.split(/(?<=[.?!][”’]?)\s+(?=[“‘]?\p{Lu})/u)

/** Normalizes to words, without commas and capitals. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’ ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
