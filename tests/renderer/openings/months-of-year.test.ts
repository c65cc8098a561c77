import { describe, expect, it } from 'vitest'
import { cycleIn } from '../../../renderer/facts/openings/cycle.ts'
import { drawnAmong, opened, photo, saying } from './opened-page.ts'

const alt = { style: 'CommonAlt' } as const
const monthly = { heading: 'We ring you in month ten', body: 'We ring you in month 10, so it never lapses.' }
const barsIn = (html: string) =>
  [...(/<ol.*?<\/ol>/s.exec(html)?.[0].matchAll(/<li( class="moment")?>(.*?)<\/li>/gs) ?? [])].map(
    ([, moment, text]) => ({
      isMoment: moment !== undefined,
      text: text?.replace(/<span class="narrow">.*?<\/span>|<[^>]*>/g, ''),
    }),
  )

describe('a cycle in a text', () => {
  it.each([
    ['We ring you in month 10.', { count: 12, months: null, moment: 10 }],
    ['Wir rufen im Monat 11 an.', { count: 12, months: null, moment: 11 }],
    ['We come every 6 weeks.', { count: 6, months: null, moment: 6 }],
    ['Cada 8 semanas.', { count: 8, months: null, moment: 8 }],
    ['An annual service keeps the warranty.', { count: 12, months: null, moment: 12 }],
    ['Bring your papers by 30 Nov.', { count: 12, months: [11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], moment: 12 }],
    ['Unterlagen bis zum 31. Mai.', { count: 12, months: [5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4], moment: 12 }],
  ])('appears in “%s”', (text, cycle) => {
    expect(cycleIn(text)).toEqual(cycle)
  })

  it.each([
    'Every 2 weeks.',
    'Every 18 months.',
    'In month 13.',
    'Closed until 30 November 2026.',
    'Open every day.',
    'I may come by.',
    '',
  ])('doesn’t appear in “%s”', (text) => {
    expect(cycleIn(text)).toBeUndefined()
  })
})

describe('the months opening', () => {
  it('counts down the months to the time that the owner names', async () => {
    const { opening, html } = await opened({}, { layout: 'MonthsOfYear', ...monthly }, alt)
    expect(opening).toBe('months-of-year')
    const bars = barsIn(html)
    expect(bars.map(({ text }) => text)).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)))
    expect(bars.findIndex(({ isMoment }) => isMoment)).toBe(9)
  })

  it('uses the calendar’s names up to a yearly date, in the page’s language', async () => {
    const dated = { layout: 'MonthsOfYear', heading: 'Papers by 30 November', body: '' }
    const bars = barsIn((await opened({}, dated, alt)).html)
    expect(bars[0]?.text).toBe('Dec')
    expect(bars.at(-1)).toEqual({ isMoment: true, text: 'Nov' })
    const german = { ...dated, heading: 'Unterlagen bis 30. November' }
    expect(barsIn((await opened({}, german, { ...alt, language: 'de' })).html)[0]?.text).toBe('Dez')
  })

  it('gives way to other openings without a cycle in the words, and with a photo', async () => {
    const chosen = { layout: 'MonthsOfYear' }
    expect((await opened({}, { ...chosen, heading: 'Landlord certificates', body: '' }, alt)).opening).toBe(
      'numeral-and-sentence',
    )
    expect((await opened({}, { ...chosen, ...monthly, image: photo }, alt)).opening).toBe('numeral-and-sentence')
  })

  it('beats a number if the cycle comes first in the text', () => {
    const yearly = {
      ...saying('We ring you in month 10 so it never lapses.'),
      audience: [{ id: 'audience-1', text: 'landlords' }],
    }
    expect(drawnAmong(yearly, alt)).toEqual(new Set(['MonthsOfYear']))
  })
})
