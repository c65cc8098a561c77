import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import type { Tone } from '../../renderer/document/section-design.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../renderer/document/section-types.ts'

/** Where a section stands among those of its type, counted from one. */
export type Place = { type: SectionType; nth: number }

/** What customers of a trade look at first: what it offers, what it has made, or who does it. */
export type Lead = 'offer' | 'work' | 'people'

/**
 * How a page reads between its introduction and the way to get in touch: what is done, proof, answers. Repeated banners space it out. A
 * trade has several arrangements, so that two of its websites differ in more than their colors.
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

/** What decides the order of a business's sections. */
export type Arranged = { lead: Lead; seed: number }

/** The sections of a page in order: those chosen, as often as they are chosen and allowed, and those that every page has. */
export function orderedSections(chosen: readonly SectionType[], { lead, seed }: Arranged): Place[] {
  const [arrangement = []] = turned(arrangements[lead], seed, 'arrangement')
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

/** `services`, `quote-banner-2`. */
export function sectionId(type: SectionType, nth: number): string {
  const base = type.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
  return nth === 1 ? base : `${base}-${nth}`
}

type SectionChoice = {
  type: SectionType
  title: string
  /** Whether a new website begins with it. */
  default: boolean
  /** Whether it cannot be left out. */
  required: boolean
}

/** What the wizard offers, in the order in which a page has them. Types that are switched off are not offered. */
export const sectionChoices: readonly SectionChoice[] = sectionTypeNames
  .filter((type) => !sectionTypes[type].disabled)
  .map((type) => {
    const { title, default: chosen, required } = sectionTypes[type]
    return { type, title, default: chosen, required }
  })

/** What is ticked when the wizard opens. */
export const defaultSections: readonly SectionType[] = sectionChoices
  .filter((choice) => choice.default)
  .map(({ type }) => type)

type Accent = { tone: Tone /** The first of these that is on the page. */; on: readonly SectionType[] }

/** How a style's grounds change from section to section. */
type Rhythm = {
  /** What may stand out; the seed decides which of them comes first. */
  accents: readonly Accent[]
  /** How many of them do. */
  most: number
  /** What the others take in turn. */
  others: readonly Tone[]
  /** Of an introduction whose picture is not behind its text. */
  introduction: Tone
}

const statement: readonly SectionType[] = ['QuoteBanner', 'Scheduling', 'Contact']
const lastCall: readonly SectionType[] = ['Scheduling', 'Contact', 'QuoteBanner']
const voices: readonly SectionType[] = ['CustomerReviews', 'Video', 'FrequentlyAskedQuestions']

const oneBold: readonly Accent[] = [
  { tone: 'Bold', on: statement },
  { tone: 'Bold', on: lastCall },
]
const anyBold: readonly Accent[] = [
  ...oneBold,
  { tone: 'Bold', on: voices },
  { tone: 'Bold', on: ['Team', 'Services'] },
]
const usual: Rhythm = { accents: anyBold, most: 1, others: ['Tint', 'Plain'], introduction: 'Plain' }

const rhythms: Readonly<Record<PresetStyle, Rhythm>> = {
  Common: usual,
  CommonAlt: usual,
  // Blocks of solid color all the way down.
  Geometric: {
    accents: [...oneBold, { tone: 'Bold', on: voices }],
    most: 3,
    others: ['Plain', 'Tint'],
    introduction: 'Plain',
  },
  // White space, and one quiet pause.
  Elegant: {
    accents: [
      { tone: 'Tint', on: voices },
      { tone: 'Tint', on: statement },
    ],
    most: 1,
    others: ['Plain'],
    introduction: 'Plain',
  },
  // Color from the first line on.
  Fun: { accents: anyBold, most: 1, others: ['Tint', 'Plain'], introduction: 'Tint' },
}

/** They bring their own ground: a picture, or the page's. */
const withoutTone: ReadonlySet<SectionType> = new Set(['Header', 'ImageBanner', 'Footer'])

/** The ground of each section in a style: neighbors differ where the style has more than one, so that the page has movement. */
export function tonesFor(places: readonly Place[], seed: number, style: PresetStyle): Tone[] {
  const { others, introduction } = rhythms[style]
  const accents = accentsOn(places, seed, rhythms[style])
  let last: Tone = 'Plain'
  let turn = 0
  const next = (): Tone => {
    if (others[turn % others.length] === last) turn += 1
    const tone = others[turn % others.length] ?? 'Plain'
    turn += 1
    return tone
  }
  return places.map(({ type }, index) => {
    if (withoutTone.has(type)) return 'Plain'
    last = accents.get(index) ?? (type === 'Introduction' ? introduction : next())
    return last
  })
}

/** The ground of a section that comes after one of `before`. */
export function toneAfter(before: Tone, type: SectionType, style: PresetStyle): Tone {
  const { others, introduction } = rhythms[style]
  if (withoutTone.has(type)) return 'Plain'
  return type === 'Introduction' ? introduction : (others.find((tone) => tone !== before) ?? 'Plain')
}

/** Which sections stand out, by their place. No two of them are neighbors. */
function accentsOn(places: readonly Place[], seed: number, { accents, most }: Rhythm): Map<number, Tone> {
  const found = new Map<number, Tone>()
  for (const { tone, on } of turned(accents, seed, 'accents')) {
    const index = on
      .map((type) => places.findIndex((place) => place.type === type))
      .find((at) => at !== -1 && !found.has(at) && !found.has(at - 1) && !found.has(at + 1))
    if (index !== undefined && found.size < most) found.set(index, tone)
  }
  return found
}

/** A whole number from 0 to 2^31 - 1 made of a text: FNV-1a, the same everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) & 0x7fffffff
}

/** The list begun at an entry that the seed and the purpose decide, so that two businesses of a kind begin differently. */
export function turned<T>(entries: readonly T[], seed: number, purpose: string): T[] {
  const start = entries.length === 0 ? 0 : hashOf(`${seed} ${purpose}`) % entries.length
  return [...entries.slice(start), ...entries.slice(0, start)]
}
