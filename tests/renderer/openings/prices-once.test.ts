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

describe('services under prices on a scale', () => {
  it('disappear together with the link to them if the scale shows all of them', async () => {
    const { page } = await opened(servicesOf(), { layout: 'PricesOnScale' }, alt)
    expect(page.of('services')).toBe('')
    expect(page.html).not.toContain('href="#services"')
  })

  it('keep their sentences, without the prices', async () => {
    const words = wordsIn(await below(servicesOf(['With a new washer.', 'Up to three meters.'])))
    expect(words).toContain('Job 1 With a new washer.')
    expect(words).not.toContain('Job 3')
    expect(words).not.toContain('£')
  })

  it('keep those without a price, and the text under the heading', async () => {
    const facts = servicesOf()
    const services = [...(facts.services ?? []), { id: 'service-9', name: 'Gates' }]
    expect(wordsIn(await below({ services }))).toContain('Gates')
    expect(wordsIn(await below(facts, 'All of it by hand.'))).toContain('All of it by hand.')
  })

  it('keep their prices under another opening', async () => {
    const { page } = await opened(servicesOf(), { layout: 'NumeralAndSentence' }, alt)
    expect(page.of('services')).toContain('120')
  })
})
