import type { Tone } from '../../renderer/document/section-design.ts'
import type { SectionType } from '../../renderer/document/section-types.ts'
import type { Place } from './section-order.ts'

/** They bring their own ground: a picture, or the page's. */
const withoutTone: ReadonlySet<SectionType> = new Set(['Header', 'Introduction', 'ImageBanner', 'Footer'])
/** What may be the one bold section, by the seed: a statement near the top, or the last call before the footer. */
const boldChoices: readonly (readonly SectionType[])[] = [
  ['QuoteBanner', 'Scheduling', 'Contact'],
  ['Scheduling', 'Contact', 'QuoteBanner'],
]

/** The ground of each section: neighbours differ and one of them is bold, so that the page has movement. */
export function tonesFor(places: readonly Place[], seed: number): Tone[] {
  const bold = boldChoices[seed % boldChoices.length]
    ?.map((type) => places.findIndex((place) => place.type === type))
    .find((index) => index !== -1)
  let last: Tone = 'Plain'
  return places.map(({ type }, index) => {
    if (withoutTone.has(type)) return 'Plain'
    if (index === bold) {
      last = 'Bold'
      return last
    }
    last = last === 'Plain' ? 'Tint' : 'Plain'
    return last
  })
}
