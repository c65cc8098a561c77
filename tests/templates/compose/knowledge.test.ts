import { describe, expect, it } from 'vitest'
import { plainWords } from '../../../renderer/document/values/formatted-text.ts'
import { plumber } from '../../../templates/trades/plumber.ts'
import { composedSite, type Facts, plumberFacts } from '../../harness/composed-site.ts'

const services = ['Blocked drains', 'Boiler servicing', 'Stage lighting']
const facts: Facts = {
  ...plumberFacts,
  services: services.map((name, index) => ({ id: `service-${index + 1}`, name })),
  sentences: [
    {
      id: 'sentence-1',
      text: 'Blocked drains, boiler servicing and stage lighting around Leeds.',
      facts: ['service-1', 'service-2', 'service-3'],
    },
  ],
}
const wordings = (name: string) => plumber.services.find((service) => service.name === name)?.about ?? []

/** The text under each service. */
function shown(change: Partial<Facts> = {}, options: { language?: string; businessName?: string } = {}): string[] {
  const { sections } = composedSite({ ...options, facts: { ...facts, ...change }, sections: ['Services', 'Contact'] })
  const section = sections.find(({ type }) => type === 'Services')
  return section?.type === 'Services' ? section.content.items.map(({ paragraph }) => plainWords(paragraph)) : []
}

describe('a service whose owner says no more than its name', () => {
  it('shows one sentence on what it is, where the trade knows it', () => {
    const [drains = '', boiler = '', lighting] = shown()
    expect(wordings('Drain clearing')).toContain(drains)
    expect(wordings('Boiler servicing')).toContain(boiler)
    expect(lighting).toBe('')
  })

  it('shows other words on another website', () => {
    const seen = new Set(['A', 'B', 'C', 'D', 'E', 'F'].map((businessName) => shown({}, { businessName })[0]))
    expect(seen.size).toBeGreaterThan(1)
  })

  it('never repeats a sentence, and has none once all wordings are used', () => {
    const names = ['Drains', 'Drain rods', 'Drain unblocking', 'Drain jetting']
    const texts = shown({ services: names.map((name, index) => ({ id: `service-${index + 1}`, name })) })
    expect(new Set(texts).size).toBe(4)
    expect(texts.at(-1)).toBe('')
  })

  it('shows none where most of the others would stay bare', () => {
    const names = ['Blocked drains', 'Stage lighting', 'Fog machines']
    expect(shown({ services: names.map((name, index) => ({ id: `service-${index + 1}`, name })) })).toEqual([
      '',
      '',
      '',
    ])
  })

  it('shows none in another language or of an unlisted trade', () => {
    expect(shown({}, { language: 'de' })).toEqual(['', '', ''])
    expect(shown({ trade: { slug: '', name: 'Farrier' } })).toEqual(['', '', ''])
  })
})

describe('a service of which its owner says more', () => {
  it('shows the owner’s note alone', () => {
    const noted = [{ id: 'service-1', name: 'Blocked drains', note: 'With a camera.' }]
    expect(shown({ services: [...noted, { id: 'service-2', name: 'Taps' }] })[0]).toBe('With a camera.')
  })

  it('shows nothing of ours if a sentence tells of it alone', () => {
    const told = { id: 'sentence-2', text: 'Boiler servicing takes me an hour.', facts: ['service-2'] }
    expect(shown({ sentences: [...(facts.sentences ?? []), told] })[1]).toBe('')
  })
})
