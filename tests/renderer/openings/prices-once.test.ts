import { describe, expect, it } from 'vitest'
import type { Facts } from '../../harness/composed-site.ts'
import { drawnPage, sectionWith } from '../read-page.ts'
import { opened, openedSite, wordsIn } from './opened-page.ts'

const alt = { style: 'CommonAlt' } as const
const servicesOf = (notes: readonly string[] = []): Facts => ({
  services: [55, 70, 85, 120].map((amount, nth) => ({
    id: `service-${nth}`,
    name: `Job ${nth + 1}`,
    note: notes[nth] ?? '',
    price: { amount, currency: 'GBP' },
  })),
})
const below = async (facts: Facts, body = '') => {
  const site = openedSite(facts, { layout: 'PricesOnScale' }, alt)
  return (await drawnPage(sectionWith('Services', { content: { body } }, site))).of('services')
}

describe('services under a price scale', () => {
  it('disappear, with their menu link, if the scale shows them all', async () => {
    const { page } = await opened(servicesOf(), { layout: 'PricesOnScale' }, alt)
    expect(page.of('services')).toBe('')
    expect(page.html).not.toContain('href="#services"')
  })

  it.each([
    ['a sentence', servicesOf(['With a new washer.']), ''],
    ['a text under the heading', servicesOf(), 'All of it by hand.'],
    ['one without a price', { services: [...(servicesOf().services ?? []), { id: 'service-9', name: 'Gates' }] }, ''],
  ])('appear in full, with prices, if they say more: %s', async (_what, facts, body) => {
    const words = wordsIn(await below(facts, body))
    for (const text of ['Job 1', 'Job 4', '55', '120', body]) expect(words).toContain(text)
  })

  it('remain, with their prices, under other openings', async () => {
    const { page } = await opened(servicesOf(), { layout: 'NumeralAndSentence' }, alt)
    expect(page.of('services')).toContain('120')
  })
})
