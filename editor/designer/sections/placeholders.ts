import { product } from '#renderer/document/product.ts'
import { type Section, type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import { type Image, imageEffects } from '#renderer/document/values/image.ts'
import { isShown } from '#renderer/elements/pictures/pictures.ts'
import type { SectionStart } from '#templates/section-starts.ts'

/** Placeholder texts that explain the purpose of an empty section. */
const textsOfType: Partial<Record<SectionType, object>> = {
  QuoteBanner: { primary: 'What you stand for, in large letters' },
  ImageBanner: { heading: 'A line on a wide picture' },
  CustomerReviews: {
    items: ['first', 'second', 'third'].map((id) => ({
      id,
      paragraph: 'What a customer says about you',
      authorName: 'Their name',
      stars: 5,
    })),
  },
  Team: { members: ['first', 'second', 'third'].map((id) => ({ id, name: 'A name', title: 'What they do' })) },
  FrequentlyAskedQuestions: {
    items: ['What customers ask first', 'What they ask next', 'And before they book'].map((question, index) => ({
      id: `question-${index + 1}`,
      question,
      answer: 'Your answer, as you would give it on the phone.',
    })),
  },
  Scheduling: { button: { type: 'Web', value: product.homepage, label: 'Book now' } },
  Video: { url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' },
}

const textsOfStart: Record<string, object> = {
  'Our story': { primary: 'How it all began', subordinate: 'In a few sentences, the way you would tell a customer.' },
  'Three steps': { primary: 'How it works', subordinate: listOf('You call', 'We come by', 'It works again') },
  'Insurance and memberships': { subordinate: listOf('Your insurance', 'Your license', 'Your trade body') },
  'Areas you serve': { subordinate: listOf('One town', 'The next', 'And the villages between') },
}

function listOf(...items: string[]) {
  return { blocks: items.map((text) => ({ item: true, runs: [{ text }] })) }
}

const grays = ['#c9c4b8', '#b3ada0', '#dad6cc', '#a39d90', '#c2bcae', '#d2cdc1']

/** Placeholder photos. Never stored in a document. */
const picturesOfType: Partial<Record<SectionType, object>> = {
  Gallery: {
    items: grays.map((color, index) => ({
      id: `photo-${index + 1}`,
      image: pictureIn(color),
      caption: '',
    })),
  },
  ImageBanner: { image: pictureIn('#a39d90') },
  Video: { poster: pictureIn('#a39d90') },
}

function pictureIn(color: string): Image {
  const landscape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 9" width="1200" height="900"><path fill="${color}" d="M0 0h12v9H0z"/><circle cx="3.4" cy="2.9" r=".9" fill="#fff9"/><path fill="#fff6" d="M0 9 4.2 4.6l2.3 2.4 2-1.9L12 8.6V9z"/></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(landscape)}`
  const urls = [{ type: 'regular' as const, url, width: 1200, height: 900 }]
  return { provider: 'Custom', description: '', tags: [], urls, effects: imageEffects.parse({}) }
}

/** A section with placeholder content, only for its thumbnail. */
export function withPlaceholders(section: Section, { name, type }: SectionStart): Section {
  const given = section.content as Record<string, unknown>
  const filled = Object.entries(given).filter(([, value]) => Array.isArray(value) && value.length > 0)
  const texts = { ...given, ...textsOfType[type], ...textsOfStart[name], ...Object.fromEntries(filled) }
  const { content } = sectionTypes[section.type].schema.parse({ ...section, content: texts })
  return withSamplePictures({ ...section, content: { ...content, ...picturesOfType[type] } } as Section)
}

/** Adds a sample picture to each service or person if the section lacks pictures. */
export function withSamplePictures(section: Section): Section {
  if (section.type === 'Services') {
    const items = withPictures(section.content.items)
    return items === section.content.items ? section : { ...section, content: { ...section.content, items } }
  }
  if (section.type !== 'Team') return section
  const members = withPictures(section.content.members)
  return members === section.content.members ? section : { ...section, content: { ...section.content, members } }
}

const withPictures = <Item extends { image: Image | null }>(items: Item[]): Item[] =>
  items.length === 0 || items.some(({ image }) => isShown(image))
    ? items
    : items.map((item, index) => ({ ...item, image: pictureIn(grays[index % grays.length] ?? '') }))

/** Adds pictures to sections whose layouts look the same without pictures. */
export function withDistinctivePictures(section: Section): Section {
  const { type, content } = section
  if (type === 'Team') return withSamplePictures(section)
  const isEmpty =
    type === 'Gallery'
      ? !content.items.some(({ image }) => isShown(image))
      : type === 'ImageBanner' && !isShown(content.image)
  return isEmpty ? ({ ...section, content: { ...content, ...picturesOfType[type] } } as Section) : section
}
