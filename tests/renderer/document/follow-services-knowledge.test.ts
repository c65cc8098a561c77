import { describe, expect, it } from 'vitest'
import type { OfferedService } from '../../../renderer/document/business.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { changeBusiness } from '../../../renderer/facts/change-business.ts'
import { composedSite, plumberFacts } from '../../harness/composed-site.ts'

/** A website with a suggested and kept sentence for each service. */
function site(): WebsiteSettings {
  const composed = composedSite({
    facts: {
      ...plumberFacts,
      services: [
        { id: 'service-1', name: 'Blocked drains' },
        { id: 'service-2', name: 'Boiler servicing' },
      ],
    },
    sections: ['Services', 'Contact'],
  })
  const sections = composed.sections.map((section): Section => {
    if (section.type !== 'Services') return section
    const items = section.content.items.map((item) => ({ ...item, paragraph: about, knowledge: about }))
    return { ...section, content: { ...section.content, items } }
  })
  return { ...composed, sections }
}
const about = 'Grease sets in a cold pipe.'
const itemsOf = ({ sections }: WebsiteSettings) =>
  sections.flatMap((section) => (section.type === 'Services' ? section.content.items : []))
/** The items after changing or removing the first service. */
function itemsAfter(change: Partial<OfferedService> | null) {
  const document = site()
  const [first, ...others] = document.business.services as [OfferedService, ...OfferedService[]]
  return itemsOf(
    changeBusiness(document, { services: [...(change ? [{ ...first, ...change }] : []), ...others] }, '2026-11-29'),
  )
}

describe('knowledge under a service', () => {
  it('keeps its sentence when the service’s duration changes', () => {
    expect(itemsAfter({ duration: '1 hour' })[0]?.paragraph).toBe(about)
  })

  it('disappears with its service', () => {
    expect(itemsAfter(null).map(({ heading }) => heading)).toEqual(['Boiler servicing'])
  })

  it('gives way to the owner’s note', () => {
    expect(itemsAfter({ note: 'With a camera.' })[0]?.paragraph).toBe('With a camera.')
  })

  it('disappears when the service is renamed', () => {
    expect(itemsAfter({ name: 'Stage lighting' })[0]).toMatchObject({ heading: 'Stage lighting', paragraph: '' })
  })
})
