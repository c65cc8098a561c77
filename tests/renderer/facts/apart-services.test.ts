import { describe, expect, it } from 'vitest'
import type { PresetStyle } from '../../../renderer/document/enumerations.ts'
import { openedSite, wordsIn } from '../openings/opened-page.ts'
import { drawnPage, sectionWith } from '../read-page.ts'

const service = (name: string, amount?: number) => ({
  ...{ id: name.toLowerCase().replace(' ', '-'), name },
  ...(amount && { price: { amount, currency: 'GBP' } }),
})

async function listIn(style: PresetStyle, layout: 'List' | 'PriceList', services: object[]) {
  const site = openedSite({ services } as object, {}, { style })
  const html = (await drawnPage(sectionWith('Services', { content: { layout } }, site))).of('services')
  return { html, run: wordsIn(/<ul class="spoken run.*?<\/ul>/s.exec(html)?.[0] ?? '') }
}

describe('services with only a name', () => {
  const mixed = [service('Corns'), service('Hard skin'), service('Foot check', 35), service('Home visit', 40)]

  it.each(['List', 'PriceList'] as const)(
    'form a sentence next to services with prices in Elegant: %s',
    async (layout) => {
      const { html, run } = await listIn('Elegant', layout, mixed)
      expect(run).toBe('Corns Hard skin')
      expect(html.match(/>Corns</g)).toHaveLength(1)
      expect(html.indexOf('Hard skin')).toBeLessThan(html.indexOf('Foot check'))
    },
  )

  it('come below the prices if they are last, and as a row if there is only one such service', async () => {
    const { html } = await listIn('Elegant', 'PriceList', mixed.toReversed())
    expect(html.indexOf('Foot check')).toBeLessThan(html.indexOf('Hard skin'))
    expect((await listIn('Elegant', 'PriceList', mixed.slice(1))).run).toBe('')
  })

  it('form rows in styles that keep all services together', async () => {
    expect((await listIn('Fun', 'PriceList', mixed)).run).toBe('')
  })
})
