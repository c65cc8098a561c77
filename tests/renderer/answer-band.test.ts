import { describe, expect, it } from 'vitest'
import { fullSite } from './fixtures/full-site.ts'
import { drawnPage, sectionWith } from './read-page.ts'

type Question = readonly [question: string, answer: string]

const questionsOf = async (questions: readonly Question[], { style = 'CommonAlt', without = true } = {}) => {
  const items = questions.map(([question, answer], nth) => ({ id: `faq-${nth}`, question, answer }))
  const site = sectionWith('FrequentlyAskedQuestions', { content: { items } })
  const colored = ['Scheduling', 'QuoteBanner', 'CustomerReviews']
  const sections = site.sections.filter(({ type }) => !(without && colored.includes(type)))
  const id = fullSite.sections.find(({ type }) => type === 'FrequentlyAskedQuestions')?.id ?? ''
  const html = (await drawnPage({ ...site, style, sections } as typeof site)).of(id)
  const band = /<div class="told-band.*?<div class="inner">/s.exec(html)?.[0]
  return { html, band }
}

const insured: Question = ['Are you insured?', 'Yes, for £2m.']
const paying: Question = ['How can I pay?', 'By transfer.']

describe('the band above the questions', () => {
  it('shows the answer that contains a striking number, without repeating its question below', async () => {
    const { html, band } = await questionsOf([paying, insured])
    expect(band).toMatch(/<h2[^>]*>Are you insured\?<\/h2>/)
    expect(band).toMatch(/<div class="count" aria-hidden="true">.*£2m/s)
    expect(html.match(/Are you insured\?/g)).toHaveLength(1)
    expect(html.match(/How can I pay\?/g)).toHaveLength(1)
  })

  it('shows the shortest answer if none contains a number', async () => {
    const { band } = await questionsOf([['Is there parking?', 'Behind the house, also for vans.'], paying])
    expect(band).toContain('By transfer.')
    expect(band).not.toContain('class="count"')
  })

  it('never shows a refusal', async () => {
    const { band } = await questionsOf([['Is there anything you don’t do?', 'No gas.'], paying])
    expect(band).toContain('By transfer.')
  })

  it('disappears for a single question, in other styles, and next to a section of the same color', async () => {
    expect((await questionsOf([insured])).band).toBeUndefined()
    expect((await questionsOf([paying, insured], { style: 'Elegant' })).band).toBeUndefined()
    expect((await questionsOf([paying, insured], { without: false })).band).toBeUndefined()
  })
})
