import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import type { Tone } from '../../renderer/document/section-design.ts'
import type { SectionType } from '../../renderer/document/section-types.ts'
import type { Place } from './section-order.ts'

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
const usual: Rhythm = { accents: oneBold, most: 1, others: ['Tint', 'Plain'], introduction: 'Plain' }

const rhythms: Readonly<Record<PresetStyle, Rhythm>> = {
  Common: usual,
  CommonAlt: usual,
  // Blocks of solid colour all the way down.
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
  // Colour from the first line on.
  Fun: { accents: oneBold, most: 1, others: ['Tint', 'Plain'], introduction: 'Tint' },
}

/** They bring their own ground: a picture, or the page's. */
const withoutTone: ReadonlySet<SectionType> = new Set(['Header', 'ImageBanner', 'Footer'])

/** The ground of each section in a style: neighbours differ where the style has more than one, so that the page has movement. */
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

/** Which sections stand out, by their place. No two of them are neighbours. */
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
