import type { Tone } from '../renderer/document/section-design.ts'
import type { SectionOf, SectionType } from '../renderer/document/section-types.ts'
import type { Block } from '../renderer/document/values/formatted-text.ts'
import { credentialText } from '../renderer/facts/credential-text.ts'
import type { Brief } from './compose/brief.ts'
import { callLink } from './compose/header-and-footer.ts'

export const startGroups = [
  'Services and prices',
  'Photos',
  'Words',
  'People and reviews',
  'Contact and hours',
] as const

type Content<T extends SectionType> = Partial<SectionOf<T>['content']>

type StartOf<T extends SectionType> = {
  name: string
  group: (typeof startGroups)[number]
  type: T
  /** Background of the section, instead of one that fits its neighbors. */
  tone?: Tone
  /** Replaces the composed content of its type. */
  content?: Content<T>
  /** Replacement content based on the brief. Undefined if too little is known. */
  written?: (brief: Brief) => Content<T> | undefined
  /** CSS selector of the part that it is named after, since that may be far down in the section. */
  shows?: string
  /** Photos to add, for a layout made for photos of services or people. */
  photos?: string | undefined
  /** Texts to add if they are blank. Default: those of its type. */
  needs?: string
}

/** A named variant of a new section. A type can have several, each with its own layout or texts. */
export type SectionStart = { [T in SectionType]: StartOf<T> }[SectionType]

const serviceStarts: SectionStart[] = [
  { name: 'Price list', layout: 'PriceList' as const },
  { name: 'Service cards', layout: 'Cards' as const },
  { name: 'Services in a list', layout: 'List' as const },
  {
    name: 'Services with photos',
    layout: 'Split' as const,
    photos: 'Add photos to your services for this look.',
  },
  { name: 'Menu in tabs', layout: 'Tabs' as const },
].map(({ name, layout, photos: photoStarts }) => ({
  name,
  group: 'Services and prices',
  type: 'Services',
  content: { layout },
  photos: photoStarts,
}))

const photoStarts: SectionStart[] = [
  { name: 'Photo grid', group: 'Photos', type: 'Gallery', content: { layout: 'Grid' } },
  { name: 'Photo wall', group: 'Photos', type: 'Gallery', content: { layout: 'Masonry' } },
  { name: 'Photo slideshow', group: 'Photos', type: 'Gallery', content: { layout: 'Carousel' } },
  { name: 'Before and after', group: 'Photos', type: 'Gallery', content: { layout: 'BeforeAndAfter' } },
  { name: 'Wide photo with a line', group: 'Photos', type: 'ImageBanner', content: { layout: 'FullPicture' } },
  { name: 'Photo beside a line', group: 'Photos', type: 'ImageBanner', content: { layout: 'Split' } },
  { name: 'Video', group: 'Photos', type: 'Video', shows: '.player' },
]

const textStarts: SectionStart[] = [
  { name: 'Introduction', group: 'Words', type: 'Introduction' },
  {
    name: 'Big quote',
    group: 'Words',
    type: 'QuoteBanner',
    content: { layout: 'Statement', subordinate: '' },
    needs: 'Write a sentence that says what you stand for, and this section can show it in large letters.',
  },
  {
    name: 'Our story',
    group: 'Words',
    type: 'QuoteBanner',
    content: { layout: 'TwoColumns' },
    needs: 'Write how it all began, and this section can tell it beside its first line.',
  },
  {
    name: 'Three steps',
    group: 'Words',
    type: 'QuoteBanner',
    content: { layout: 'TwoColumns', subordinate: listOf(['', '', '']) },
    written: ({ headings }) => ({ primary: headings?.steps ?? '' }),
    needs: 'Write three short steps, from the first call to the finished job.',
  },
  {
    name: 'Insurance and memberships',
    group: 'Words',
    type: 'QuoteBanner',
    content: { layout: 'TwoColumns' },
    written: ({ headings, business: { credentials } }) =>
      listed(
        headings?.credentials,
        credentials.map((credential) => credentialText(credential)),
      ),
    needs: 'Add your insurance, licenses and memberships to your business details.',
  },
  { name: 'Questions and answers', group: 'Words', type: 'FrequentlyAskedQuestions' },
]

const portraitStarts = 'Add a photo of each person for this look.'

const peopleStarts: SectionStart[] = [
  {
    name: 'Large portrait',
    group: 'People and reviews',
    type: 'Team',
    content: { layout: 'OnePerson' },
    photos: portraitStarts,
  },
  {
    name: 'Team portraits',
    group: 'People and reviews',
    type: 'Team',
    content: { layout: 'Portraits' },
    photos: portraitStarts,
  },
  { name: 'Team in a list', group: 'People and reviews', type: 'Team', content: { layout: 'List' } },
  { name: 'One big review', group: 'People and reviews', type: 'CustomerReviews', content: { layout: 'Spotlight' } },
  { name: 'Review cards', group: 'People and reviews', type: 'CustomerReviews', content: { layout: 'Cards' } },
]

const contact: SectionStart[] = [
  { name: 'Map and hours', shows: '.map', content: { layout: 'BesideMap' as const, showMap: true } },
  { name: 'Opening times', shows: '.board, .hours-cell, .tickets', content: { layout: 'HoursFirst' as const } },
  { name: 'Contact form', shows: '.form', content: { layout: 'FormOnly' as const } },
].map((start) => ({ ...start, group: 'Contact and hours', type: 'Contact' }))

const contactStarts: SectionStart[] = [
  {
    name: 'Areas you serve',
    group: 'Contact and hours',
    type: 'QuoteBanner',
    content: { layout: 'TwoColumns' },
    written: ({ headings, voice, business: { areas } }) =>
      listed(
        headings?.areas[voice],
        areas.map(({ name }) => name),
      ),
    needs: 'Add the areas you serve to your business details.',
  },
  {
    name: 'Emergency strip',
    group: 'Contact and hours',
    type: 'ImageBanner',
    tone: 'Accent',
    content: { layout: 'FullPicture', heading: '', image: null, height: 160 },
    written: (brief) =>
      brief.business.phones.length > 0
        ? { heading: brief.headings?.emergency ?? '', button: callLink(brief) }
        : undefined,
    needs: 'Add your phone number to your business details.',
  },
  { name: 'Booking', group: 'Contact and hours', type: 'Scheduling' },
]

/** Variants of new sections in the order of their groups. */
export const sectionStarts: readonly SectionStart[] = [
  ...serviceStarts,
  ...photoStarts,
  ...textStarts,
  ...peopleStarts,
  ...contact,
  ...contactStarts,
]

function listOf(items: readonly string[]): { blocks: Block[] } {
  return { blocks: items.map((text) => ({ item: true, runs: text === '' ? [] : [{ text }] })) }
}

const listed = (primary = '', items: readonly string[]) =>
  items.length === 0 ? undefined : { primary, subordinate: listOf(items) }
