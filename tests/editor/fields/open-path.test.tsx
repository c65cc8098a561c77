import { describe, expect, it } from 'vitest'
import { answer, itemOnPath, type OpenPath, OpenPathContext } from '../../../editor/fields/open-path.ts'

import { ContentForm, drawInDesigner, websiteWith } from '../in-designer.tsx'

const items = [{ id: 'service-1' }, { id: 'service-11' }]

const draw = (wish: OpenPath | null) =>
  drawInDesigner(
    <OpenPathContext value={wish}>
      <ContentForm type="Services" id="services" />
    </OpenPathContext>,
    websiteWith({ id: 'services', type: 'Services', content: { items } }),
  )
const openItems = (html: string) => html.match(/<button[^>]*aria-expanded="true"[^>]*>/g) ?? []

describe('a request for a field by its path', () => {
  it('leads into the item whose id is on it, and into no other that begins alike', () => {
    expect(itemOnPath('services.items.service-1.heading', 'services.items', items)).toBe('service-1')
    expect(itemOnPath('services.items.service-11', 'services.items', items)).toBe('service-11')
    expect(itemOnPath('services.items', 'services.items', items)).toBeUndefined()
    expect(itemOnPath('services.items.service-2.heading', 'services.items', items)).toBeUndefined()
    expect(itemOnPath('other.items.service-1.heading', 'services.items', items)).toBeUndefined()
  })

  it('opens the item, so that the field is there', () => {
    const html = draw({ path: 'services.items.service-11.heading', at: 1 })
    expect(openItems(html)).toHaveLength(1)
    expect(openItems(html)[0]).toContain('id="services.items.service-11"')
    expect(html).toContain('id="services.items.service-11.heading"')
  })

  it('opens nothing when it leads elsewhere, or when it was fulfilled before', () => {
    expect(openItems(draw(null))).toHaveLength(0)
    expect(openItems(draw({ path: 'services.heading', at: 1 }))).toHaveLength(0)
    const wish = { path: 'services.items.service-1.heading', at: 2 }
    answer(wish)
    expect(openItems(draw(wish))).toHaveLength(0)
    expect(openItems(draw({ ...wish, at: 3 }))).toHaveLength(1)
  })
})
