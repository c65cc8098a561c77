import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import { blankBusiness } from '../../../renderer/facts/layouts/layout-business.ts'
import { rendererOf } from '../../../renderer/sections/registry.ts'
import { presets } from '../../../renderer/styles/registry.ts'
import { gallery, team } from '../fixtures/sections.ts'

type Type = 'CustomerReviews' | 'Gallery' | 'Team'

/** The resulting layout by style. */
function layouts(type: Type, content: object): Record<string, string> {
  const section = sectionTypes[type].schema.parse({ id: 'one', type, content }) as never
  const { layoutOf } = rendererOf({ type })
  return Object.fromEntries(
    presetStyles.map((style) => [style, layoutOf?.(section, presets[style].layout, blankBusiness) ?? '']),
  )
}

const all = (layout: string) => Object.fromEntries(presetStyles.map((style) => [style, layout]))
const reviews = (...lengths: number[]) => ({
  items: lengths.map((length, nth) => ({ id: `review-${nth + 1}`, paragraph: 'x'.repeat(length) })),
})
const person = (nth: number, bio = '', image: object | null = null) => ({ id: `m-${nth}`, name: 'Ann', bio, image })
const [portrait] = team.content.members.map(({ image }) => image)
const [picture] = gallery.content.items.map(({ image }) => image)
const pictures = (count: number) => ({
  items: Array.from({ length: count }, (_, nth) => ({ id: `p-${nth}`, image: picture })),
})

describe('reviews in the Auto layout', () => {
  it('become a single large review if there is only one', () => {
    expect(layouts('CustomerReviews', reviews(600))).toEqual(all('Spotlight'))
  })

  it('become cards, a list in the calm style, and one large review above pairs in two styles', () => {
    const even = { ...all('Cards'), CommonAlt: 'List' }
    expect(layouts('CustomerReviews', reviews(100, 100))).toEqual(even)
    expect(layouts('CustomerReviews', reviews(100, 100, 100))).toEqual({
      ...even,
      Geometric: 'Spotlight',
      Elegant: 'Spotlight',
    })
    expect(layouts('CustomerReviews', reviews(200, 100, 100))).toEqual(even)
  })

  it('become a list if they are long', () => {
    expect(layouts('CustomerReviews', reviews(500, 400, 300))).toEqual(all('List'))
  })

  it('keep the owner’s layout', () => {
    for (const layout of ['Spotlight', 'Cards', 'List']) {
      expect(layouts('CustomerReviews', { ...reviews(500), layout })).toEqual(all(layout))
    }
  })
})

describe('a gallery', () => {
  it('becomes a grid in the Auto layout', () => {
    expect(layouts('Gallery', pictures(10))).toEqual(all('Grid'))
  })

  it('becomes a grid in every layout if it has only one picture', () => {
    for (const layout of ['Carousel', 'Masonry', 'BeforeAndAfter']) {
      expect(layouts('Gallery', { ...pictures(1), layout })).toEqual(all('Grid'))
    }
  })

  it('keeps a layout that was stored before more layouts existed', () => {
    for (const layout of ['Carousel', 'Grid'])
      expect(layouts('Gallery', { ...pictures(10), layout })).toEqual(all(layout))
  })
})

describe('a team in the Auto layout', () => {
  it('shows a single person large', () => {
    expect(layouts('Team', { members: [person(1, 'Short.', portrait)] })).toEqual(all('OnePerson'))
  })

  it('shows several people as portraits, or a list in the calm style', () => {
    const members = [person(1, 'Short.', portrait), person(2)]
    expect(layouts('Team', { members })).toEqual({ ...all('Portraits'), CommonAlt: 'List' })
  })

  it('becomes a list if the texts are long or, regardless of the owner’s choice, if there are no pictures', () => {
    for (const layout of ['Auto', 'Portraits', 'OnePerson'])
      expect(layouts('Team', { members: [person(1, 'Short.'), person(2)], layout })).toEqual(all('List'))
    const members = [person(1, 'x'.repeat(700), portrait), person(2, 'x'.repeat(700), portrait)]
    expect(layouts('Team', { members })).toEqual(all('List'))
  })
})
