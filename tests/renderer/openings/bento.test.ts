import { describe, expect, it } from 'vitest'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { hashOf } from '../../../templates/compose/section-order.ts'
import type { Facts } from '../../harness/composed-site.ts'
import { drawnPage } from '../read-page.ts'
import { opened, openedSite, photo, serving, wordsIn } from './opened-page.ts'

const priced: Facts = {
  services: [{ id: 'taps', name: 'Taps', price: { amount: 55, currency: 'GBP' }, duration: '30 min' }],
}
const open: Facts = {
  hours: { periods: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '17:00' }] },
}
const proven: Facts = {
  since: { year: 2009 },
  credentials: [
    { id: 'one', kind: 'Qualification', name: 'Gas Safe registered' },
    { id: 'two', kind: 'Insurance', name: 'Fully insured' },
  ],
}
const inFun = { style: 'Fun' } as const

/** First views of businesses that differ only in name and therefore in seed. */
const firstViews = (facts: Facts, introduction: object = {}) =>
  Promise.all(
    Array.from({ length: 24 }, (_, nth) =>
      opened(facts, introduction, { ...inFun, businessName: `Firm ${hashOf(String(nth))}` }),
    ),
  )
const arrangementOf = (html: string) => /class="bento by-([a-z]+)/.exec(html)?.[1]

describe('a bento opening', () => {
  it('opens every website in Fun, whatever the facts', async () => {
    for (const facts of [{}, priced, { ...priced, ...open, ...proven }, { phones: [] }])
      expect((await opened(facts, {}, inFun)).opening).toBe('bento')
  })

  it('varies between businesses with the same facts', async () => {
    const views = await firstViews({ ...priced, ...open, ...proven })
    expect(new Set(views.map(({ html }) => arrangementOf(html)))).toEqual(new Set(['act', 'number']))
    const pictured = await firstViews({ ...priced, ...open, ...proven }, { image: photo })
    expect(new Set(pictured.map(({ html }) => arrangementOf(html)))).toEqual(new Set(['act', 'photo']))
  })

  it('shows each fact once, in rows without gaps', async () => {
    for (const { html } of await firstViews({ ...priced, ...open, ...proven })) {
      const facts = [...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, text]) => text)
      expect(new Set(facts).size).toBe(facts.length)
      const row = [...html.matchAll(/class="(?:cell|pattern)[^"]*\bw(3|4|6)( m3)?"/g)].map(([, width]) => Number(width))
      const below = arrangementOf(html) === 'act' ? row.slice(2) : row
      expect(below.reduce((sum, width) => sum + width, 0)).toBe(12)
    }
  })

  it('leaves out the facts if the owner hides them', async () => {
    const { html } = await opened({ ...open, ...proven }, { showFacts: false }, inFun)
    expect(html).not.toContain('fact')
    expect(html).not.toContain('2009')
  })

  it('shows a photo instead of shapes', async () => {
    for (const { html } of await firstViews({ ...priced, ...open, ...proven }, { image: photo })) {
      expect(html).toContain('/media/van.jpg')
      expect(html.match(/class="pattern/g)?.length ?? 0).toBeLessThanOrEqual(1)
    }
  })
})

describe('the bento opening’s button cell', () => {
  it('shows the action and, unless repeated, the number', async () => {
    const { html } = await opened(proven, {}, inFun)
    const act = /<div class="cell act[^"]*">(.*?)<\/svg>/s.exec(html)?.[1] ?? ''
    expect(wordsIn(act).match(/0114 496 0163/g)).toHaveLength(1)
  })

  it('disappears if the business cannot be contacted', async () => {
    const { html } = await opened({ phones: [] }, {}, { ...inFun, sections: ['Introduction', 'Services'] })
    expect(html).not.toContain('cell act')
  })
})

describe('the bento opening’s number cell', () => {
  const drawnIn = async (facts: Facts, part: RegExp) => {
    const found = (await firstViews(facts)).find(({ html }) => part.test(html))
    return found?.html ?? ''
  }

  it('draws an amount as up to ten discs, the last one partial', async () => {
    const boilers: Facts = { services: [{ id: 'boiler', name: 'Boiler', price: { amount: 550, currency: 'GBP' } }] }
    const html = await drawnIn({ ...proven, ...boilers }, /counted/)
    const discs = /<figure class="drawn".*?<\/figure>/s.exec(html)?.[0] ?? ''
    expect(discs.match(/<circle/g)).toHaveLength(6)
    expect(discs.match(/<path/g)).toHaveLength(1)
    expect(wordsIn(discs)).toBe('= £100')
    expect(wordsIn(html)).toContain('Boiler £550')
  })

  it('shows an easy amount over shapes', async () => {
    const html = await drawnIn({ ...proven, ...priced }, /counted/)
    expect(wordsIn(html)).toContain('Taps £55')
    expect(html).not.toContain('discs')
    expect(html).toContain('class="pattern inset"')
  })

  it('draws the open days as pills', async () => {
    const html = await drawnIn({ ...proven, ...open }, /class="pills"/)
    expect(html.match(/<li[^>]*>(?:Mon|Tue|Wed|Thu)<\/li>/g)).toHaveLength(4)
  })
})

describe('bento cells further down the page', () => {
  const priceOf = (amount: number) => ({ price: { amount, currency: 'GBP' } })
  const offering = (count: number): Facts => ({
    services: Array.from({ length: count }, (_, nth) => ({ id: `s${nth}`, name: `Job ${nth}`, ...priceOf(20 + nth) })),
  })
  const sectionIn = async (facts: Facts, name: string) =>
    (await drawnPage(openedSite(facts, {}, inFun), '/_/c')).of(name)

  it('fill their rows for any number of services', async () => {
    for (let count = 1; count <= 14; count += 1) {
      const html = await sectionIn(offering(count), 'services')
      const cells = [...html.matchAll(/class="(?:cell|pattern|heading-cell)[^"]*\bw(\d+)( tall)?/g)]
      const area = cells.reduce((sum, [, width, tall]) => sum + Number(width) * (tall ? 2 : 1), 0)
      expect(area % 12, `${count} services`).toBe(0)
      for (let nth = 0; nth < count; nth += 1) expect(html).toContain(`Job ${nth}<`)
    }
  })

  it('draw one service’s sizes as circles', async () => {
    const sizes = ['small', 'large'].map((size, nth) => ({
      id: size,
      name: 'Sink',
      variant: size,
      ...priceOf(40 + nth * 40),
    }))
    const services = [...sizes, ...(offering(2).services ?? [])]
    expect(await sectionIn({ services }, 'services')).toContain('class="circles"')
  })

  it('mark a day with different hours', async () => {
    const periods = [
      { days: ['Monday' as const, 'Tuesday' as const], opens: '09:00', closes: '17:00' },
      { days: ['Friday' as const], opens: '09:00', closes: '13:00' },
    ]
    const html = await sectionIn({ hours: { periods } }, 'contact')
    expect(html).toMatch(/<li class="other">Fri<\/li>/)
    expect(html.match(/class="other"/g)).toHaveLength(1)
  })

  it('name the areas, or the town if the hours need a neighbor', async () => {
    expect(wordsIn(await sectionIn(serving('Crookes', 'Walkley'), 'contact'))).toContain('Crookes')
    expect(await sectionIn(open, 'contact')).toContain('class="town"')
    expect(await sectionIn({}, 'contact')).not.toContain('class="town"')
  })

  it('show the gallery’s photos next to the form first, then under the questions, each once', async () => {
    const { sections, ...site } = openedSite({}, {}, inFun)
    const photoOf = (nth: number) => ({ id: `photo-${nth}`, image: { ...photo, urls: [urlOf(nth)] } })
    const urlOf = (nth: number) => ({ type: 'regular', url: `/media/photo-${nth}.jpg` })
    const gallery = {
      id: 'gallery',
      type: 'Gallery',
      content: { heading: 'Work', items: [1, 2, 3].map(photoOf) },
    }
    const items = [{ id: 'one', question: 'Do you do gas?', answer: 'No.' }]
    const questions = { id: 'faq', type: 'FrequentlyAskedQuestions', content: { heading: 'Before you call', items } }
    const page = await drawnPage(
      websiteSettings.parse({
        ...site,
        sections: [...sections.slice(0, -2), gallery, questions, ...sections.slice(-2)],
      }),
    )
    const photosIn = (id: string) => [...new Set(page.of(id).match(/photo-\d/g))]
    expect(photosIn('contact')).toEqual(['photo-1'])
    expect(photosIn('faq')).toEqual(['photo-2'])
    expect(photosIn('gallery')).toEqual(['photo-3'])
  })
})
