import type { Opening, PresetStyle } from '../../renderer/document/enumerations.ts'
import type { Tone } from '../../renderer/document/section-design.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../renderer/document/section-types.ts'

/** A section's position among those of its type, from 1. */
export type Place = { type: SectionType; nth: number }

/** What a trade's customers look for first: services, past work, or people. */
export type Lead = 'offer' | 'work' | 'people'

/**
 * Section order between introduction and contact: services, proof, answers, spaced out by banners. Several arrangements
 * per trade, so that its websites differ in more than their colors.
 */
const arrangements: Readonly<Record<Lead, readonly (readonly SectionType[])[]>> = {
  offer: [
    ['QuoteBanner', 'Services', 'ImageBanner', 'Gallery', 'Team', 'QuoteBanner', 'CustomerReviews', 'ImageBanner'],
    ['Services', 'QuoteBanner', 'CustomerReviews', 'ImageBanner', 'Gallery', 'QuoteBanner', 'Team', 'ImageBanner'],
    ['Services', 'ImageBanner', 'Team', 'QuoteBanner', 'Gallery', 'CustomerReviews', 'QuoteBanner', 'ImageBanner'],
  ],
  work: [
    ['QuoteBanner', 'Services', 'Gallery', 'ImageBanner', 'CustomerReviews', 'QuoteBanner', 'Team', 'ImageBanner'],
    ['ImageBanner', 'Services', 'QuoteBanner', 'Gallery', 'Team', 'CustomerReviews', 'QuoteBanner', 'ImageBanner'],
    ['Services', 'Gallery', 'QuoteBanner', 'Team', 'ImageBanner', 'CustomerReviews', 'QuoteBanner', 'ImageBanner'],
  ],
  people: [
    ['QuoteBanner', 'Team', 'Services', 'ImageBanner', 'CustomerReviews', 'Gallery', 'QuoteBanner', 'ImageBanner'],
    ['Team', 'QuoteBanner', 'Services', 'CustomerReviews', 'ImageBanner', 'Gallery', 'QuoteBanner', 'ImageBanner'],
    ['Services', 'Team', 'QuoteBanner', 'CustomerReviews', 'ImageBanner', 'Gallery', 'QuoteBanner', 'ImageBanner'],
  ],
}
const beginning: readonly SectionType[] = ['Header', 'Introduction']
const end: readonly SectionType[] = [
  ...(['FrequentlyAskedQuestions', 'Video', 'QuoteBanner', 'Scheduling', 'ImageBanner', 'Contact', 'Footer'] as const),
]

export type Arranged = { lead: Lead; seed: number }

/** Chosen and required sections in order, each type as often as chosen and allowed. */
export function orderedSections(chosen: readonly SectionType[], { lead, seed }: Arranged): Place[] {
  const [arrangement = []] = rotate(arrangements[lead], seed, 'arrangement')
  const order = [...beginning, ...arrangement, ...end]
  const left = new Map<SectionType, number>()
  for (const type of chosen) left.set(type, (left.get(type) ?? 0) + 1)
  const counts = new Map<SectionType, number>()
  return order.flatMap((type) => {
    const nth = (counts.get(type) ?? 0) + 1
    if (nth > (sectionTypes[type].required ? 1 : (left.get(type) ?? 0))) return []
    counts.set(type, nth)
    return { type, nth }
  })
}

/** `services`, or `quote-banner-2` for the second. */
export function sectionId(type: SectionType, nth: number): string {
  const base = type.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
  return nth === 1 ? base : `${base}-${nth}`
}

type SectionChoice = {
  type: SectionType
  title: string
  default: boolean
  required: boolean
}

/** Section types in page order, without disabled ones. */
export const sectionChoices: readonly SectionChoice[] = sectionTypeNames
  .filter((type) => !sectionTypes[type].disabled)
  .map((type) => {
    const { title, default: chosen, required } = sectionTypes[type]
    return { type, title, default: chosen, required }
  })

export const defaultSections: readonly SectionType[] = sectionChoices
  .filter((choice) => choice.default)
  .map(({ type }) => type)

/** A background for only one section of a page. */
type Band = {
  tone: Tone
  /** Orders of preference, of which the seed picks one. The first of its types that is on the page gets the background. */
  on: readonly (readonly SectionType[])[]
}

/** How a style's backgrounds alternate. */
type Rhythm = {
  introduction: readonly [Tone, ...Tone[]]
  evenings?: readonly Opening[]
  bands: readonly Band[]
  /** Background of the service areas, if they are a sentence above the contact section. */
  areas?: Tone
  /** Preferences of a type without a band. Uses the first tone that differs from the previous section's. */
  own?: Readonly<Partial<Record<SectionType, readonly Tone[]>>>
  /** Backgrounds that the remaining sections alternate between. */
  others: readonly [Tone, ...Tone[]]
  footer: Tone
}

const rhythms: Readonly<Record<PresetStyle, Rhythm>> = {
  // A sign: loud at the top, one band of the second color, and a dark end.
  Common: {
    introduction: ['Bold'],
    bands: [
      { tone: 'Ink', on: [['Contact'], ['Scheduling', 'Contact']] },
      {
        tone: 'Accent',
        on: [
          ['QuoteBanner', 'Team', 'FrequentlyAskedQuestions'],
          ['Team', 'FrequentlyAskedQuestions', 'QuoteBanner'],
        ],
      },
    ],
    areas: 'Accent',
    others: ['Plain'],
    footer: 'Ink',
  },
  // A table on white, with a highlighted band and a strong closing.
  CommonAlt: {
    introduction: ['Plain'],
    bands: [
      { tone: 'Bold', on: [['Contact']] },
      { tone: 'Accent', on: [['Scheduling', 'QuoteBanner', 'CustomerReviews', 'FrequentlyAskedQuestions']] },
    ],
    others: ['Plain'],
    footer: 'Bold',
  },
  // A poster: blocks of flat color throughout.
  Geometric: {
    introduction: ['Ink', 'Accent'],
    bands: [],
    own: {
      Services: ['Plain'],
      Team: ['Plain'],
      Gallery: ['Plain', 'Ink'],
      QuoteBanner: ['Bold', 'Accent'],
      CustomerReviews: ['Tint'],
      FrequentlyAskedQuestions: ['Ink', 'Bold'],
      Contact: ['Accent', 'Bold'],
    },
    others: ['Plain', 'Bold', 'Plain', 'Accent'],
    footer: 'Ink',
  },
  // A room in daylight, then the evening.
  Elegant: {
    introduction: ['Plain'],
    evenings: ['VisitInOrder'],
    bands: [{ tone: 'Ink', on: [['Contact']] }],
    others: ['Plain'],
    footer: 'Ink',
  },
  // Cells: the accent is for calls to action.
  Fun: {
    introduction: ['Bold', 'Tint', 'Ink'],
    bands: [],
    own: { Services: ['Tint', 'Bold'], CustomerReviews: ['Plain'], Contact: ['Tint', 'Bold'] },
    others: ['Tint', 'Bold', 'Tint', 'Ink'],
    footer: 'Plain',
  },
}

/** The picture is the background. */
const withoutTone: ReadonlySet<SectionType> = new Set(['ImageBanner'])

/**
 * Backgrounds of all sections. Neighbors differ if the style has more than one. `introduced`: layout of the
 * introduction. `hasAreas`: whether a sentence of areas is above the contact section.
 */
export function tonesFor(
  places: readonly Place[],
  {
    seed,
    style,
    introduced,
    hasAreas,
  }: { seed: number; style: PresetStyle; introduced: string | undefined; hasAreas: boolean },
): Tone[] {
  const rhythm = rhythms[style]
  const banded = bandsOn(places, seed, { ...rhythm, areas: hasAreas ? rhythm.areas : undefined })
  const isEvening = rhythm.evenings?.some((opening) => opening === introduced)
  const [introduction = 'Plain'] = isEvening ? ['Ink' as const] : rotate(rhythm.introduction, seed, 'introduction')
  let last: Tone = 'Plain'
  let turn = 0
  const next = (): Tone => {
    const { others } = rhythm
    if (others[turn % others.length] === last) turn += 1
    const tone = others[turn % others.length] ?? 'Plain'
    turn += 1
    return tone
  }
  const ownOf = (type: SectionType) => rhythm.own?.[type]?.find((tone) => tone !== last)
  return places.map(({ type }, index) => {
    if (withoutTone.has(type)) return 'Plain'
    if (type === 'Header') return places.some((place) => place.type === 'Introduction') ? introduction : 'Plain'
    if (type === 'Footer') return rhythm.footer
    const tone = banded.get(index) ?? (type === 'Introduction' ? introduction : (ownOf(type) ?? next()))
    // Visitors don't see sample reviews, so the sections around them must differ.
    if (type !== 'CustomerReviews' || !rhythm.own) last = tone
    return tone
  })
}

/** Background of a section that follows a section on `before`. */
export function toneAfter(before: Tone, type: SectionType, style: PresetStyle): Tone {
  const { own, others, introduction, footer } = rhythms[style]
  if (withoutTone.has(type)) return 'Plain'
  if (type === 'Footer') return footer
  return type === 'Introduction' || type === 'Header'
    ? introduction[0]
    : ([...(own?.[type] ?? []), ...others].find((tone) => tone !== before) ?? others[0])
}

/** Sections with their own background, by index. Neighbors never share one. */
function bandsOn(
  places: readonly Place[],
  seed: number,
  { bands, areas }: { bands: readonly Band[]; areas: Tone | undefined },
): Map<number, Tone> {
  const found = new Map<number, Tone>()
  const startOf = (at: number) => (places[at]?.type === 'Contact' && areas) || found.get(at)
  for (const { tone, on } of bands) {
    const [order = []] = rotate(on, seed, tone)
    const index = order
      .map((type) => places.findIndex((place) => place.type === type))
      .find((at) => at !== -1 && !found.has(at) && found.get(at - 1) !== tone && startOf(at + 1) !== tone)
    if (index !== undefined) found.set(index, tone)
  }
  return found
}

/** FNV-1a hash from 0 to 2^31 - 1. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) & 0x7fffffff
}

/** Rotates a list by seed and purpose, so that similar businesses start with different entries. */
export function rotate<T>(entries: readonly T[], seed: number, purpose: string): T[] {
  const start = entries.length === 0 ? 0 : hashOf(`${seed} ${purpose}`) % entries.length
  return [...entries.slice(start), ...entries.slice(0, start)]
}
