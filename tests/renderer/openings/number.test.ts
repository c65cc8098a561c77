import { describe, expect, it } from 'vitest'
import { drawnPage } from '../read-page.ts'
import { drawnAmong, opened, openedSite, saying, serving, wordsIn } from './opened-page.ts'

const urgent = saying('24/7 emergency plumber.', 'Turn the stopcock off clockwise, then ring me.')

const threePlaces = serving('Crookes', 'Walkley', 'Heeley')

describe('the phone number opening', () => {
  it.each([
    ['day and night', saying('We answer 24/7.')],
    ['in an emergency', saying('Emergency plumber for all of Sheffield.')],
    ['with a note in the hours', { hours: { note: 'Emergencies 24 hours' } }],
  ])('opens the page if customers can call the business %s', (_, facts) => {
    expect(drawnAmong({ ...facts, ...threePlaces })).toEqual(new Set(['Number']))
  })

  it.each(['Sundays only if it is coming through the ceiling.', 'No emergencies.', 'We do not do emergencies'])(
    'gives way to other openings for: %s',
    (text) => {
      expect(drawnAmong({ ...saying(text), ...threePlaces })).toContain('Places')
    },
  )

  it('scores the same as the name opening if only the headline is known', async () => {
    expect(drawnAmong({ ...urgent, phones: [] })).toEqual(new Set(['NameSign', 'Number']))
    const { html } = await opened({ ...urgent, phones: [] }, { layout: 'Number', heading: 'Off with the stopcock' })
    expect(html).toContain('class="pitch dialed told"')
    expect(html).not.toContain('tel:')
  })

  it('scores higher than places if the owner states an arrival time', () => {
    const soon = { terms: [{ id: 'term-1', kind: 'LeadTime' as const, text: 'With you in 45 minutes' }] }
    expect(drawnAmong({ ...urgent, ...threePlaces, ...soon })).toEqual(new Set(['Number']))
  })

  it('draws the number in two lines if the headline fits beside the area code', async () => {
    const { html, lines, words } = await opened(urgent, { heading: 'Off with the stopcock, then ring' })
    expect(html).toContain('class="pitch dialed two"')
    expect(lines).toEqual([
      { share: expect.stringMatching(/^[1-4]\d(\.\d)?$/), text: '0114' },
      { share: undefined, text: '496 0163' },
    ])
    expect(words).toContain('0114 496 0163')
  })

  it.each([
    [
      'a headline of eighty letters',
      { heading: 'Turn the stopcock off clockwise, '.repeat(3).slice(0, 80).trim() },
      {},
    ],
    ['a headline with a long word', { heading: 'Feuerversicherungsgesellschaften' }, {}],
    ['an area code as wide as the rest', {}, { phones: [{ id: 'phone-1', number: '01142 960163' }] }],
    ['a number without a space', {}, { phones: [{ id: 'phone-1', number: '01144960163' }] }],
  ])('uses one line with %s', async (_, introduction, facts) => {
    const { html, lines } = await opened({ ...urgent, ...facts }, introduction)
    expect(html).toContain('class="pitch dialed"')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.share).toBeUndefined()
  })

  it('gives screen readers one phone link with the whole number', async () => {
    const { html } = await opened(urgent, { heading: 'Burst pipe?' })
    const links = [...html.matchAll(/<a ([^>]*href="tel:[^>]*)>(.*?)<\/a>/g)]
    expect(links).toHaveLength(1)
    expect(links[0]?.[1]).toContain('aria-label="0114 496 0163"')
    expect(wordsIn(links[0]?.[2] ?? '')).toBe('0114 496 0163')
  })

  it('falls back to the headline once the number is deleted', async () => {
    const site = openedSite(urgent, { heading: 'Burst pipe?', layout: 'Number' })
    const page = await drawnPage({ ...site, business: { ...site.business, phones: [] } })
    expect(page.of('introduction')).toContain('opens-name-sign')
    expect(page.of('introduction')).toContain('Burst pipe?')
  })
})
