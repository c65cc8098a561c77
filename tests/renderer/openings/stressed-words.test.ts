import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { stressedWords } from '../../../renderer/facts/openings/stressed-words.ts'
import { drawnPage } from '../read-page.ts'
import { opened, openedSite } from './opened-page.ts'

type Known = { town?: string; areas?: string[]; services?: string[] }

function stressed(headline: string, { town = '', areas = [], services = [] }: Known, language = 'en') {
  const named = (names: string[]) => names.map((name, nth) => ({ id: `id-${nth}`, name }))
  const known = business.parse({ location: town, areas: named(areas), services: named(services) })
  return stressedWords(headline, known, language)
}

describe('a headline’s italic words', () => {
  it.each([
    ['Chimney cleaning in Omagh', { town: 'Omagh, Co Tyrone', services: ['Chimney cleaning'] }, 'en', 'Omagh'],
    ['Transfers from Montego Bay', { town: 'Montego Bay, Jamaica' }, 'en', 'Montego Bay'],
    ['Tapicer w Krakowie', { town: 'Kraków' }, 'pl', 'Krakowie'],
    ['From Perth to Crieff at your door', { areas: ['Perth', 'Crieff'] }, 'en', 'Crieff'],
  ])('name the place: %s', (headline, known, language, words) => {
    expect(stressed(headline, known, language)).toBe(words)
  })

  it.each([
    ['Bouncing castles for school fun days', { services: ['Castle with slide', 'Castle'] }, 'en', 'castles'],
    ['Trimming and shoeing for all of them', { services: ['Front shoes'] }, 'en', 'shoeing'],
    ['Wir beziehen Stühle neu', { services: ['Stuhl'] }, 'de', 'Stühle'],
    ['Limpieza facial y manicura', { services: ['Limpieza facial'] }, 'es', 'Limpieza'],
    ['La sarta da 31 anni', { services: ['Orlo pantaloni', 'Sarta su misura'] }, 'it', 'sarta'],
    ['Des robes cousues à la main', { services: ['Robe de mariée'] }, 'fr', 'robes'],
  ])('contain a service’s noun if there is no place: %s', (headline, known, language, words) => {
    expect(stressed(headline, known, language)).toBe(words)
  })

  it.each([
    ['I set it up in 2013 and there’s now four of us', { town: 'Ennis', services: ['Lessons for all of us'] }],
    ['Doing this for 14 years', { services: ['Payroll'] }],
    ['We come within the hour', { services: ['Van by the hour', 'Man with van'] }],
    ['Omagh', { town: 'Omagh' }],
    ['Our 2pack is here', { services: ['Pack'] }],
    ['', { town: 'Omagh' }],
  ])('exclude function words, numbers, and units: %s', (headline, known) => {
    expect(stressed(headline, known)).toBe('')
  })

  it('appear once in the complete headline', async () => {
    const { html, words } = await opened({}, { heading: 'Taps and boilers, Sheffield.' }, { style: 'Elegant' })
    expect(html).toContain('Taps and boilers, <em>Sheffield</em>.')
    expect(words).toContain('Taps and boilers, Sheffield')
  })
})

it('a page loads the italic font only if its headline has a stressed word', async () => {
  const italic = /<link rel="preload" href="[^"]*-italic-/
  const services = [{ id: 'service-1', name: 'Massage' }]
  const page = (heading: string) => drawnPage(openedSite({ services }, { heading }, { style: 'Elegant' }))
  expect((await page('A massage by the river')).html).toMatch(italic)
  expect((await page('By the river, slowly')).html).not.toMatch(italic)
})
