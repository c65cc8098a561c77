import { type Section, type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import { imageEffects } from '#renderer/document/values/image.ts'
import type { SectionStart } from '#templates/section-starts.ts'

/** Placeholder texts for sections that have no content yet. They say what the section is for. */
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

/** Pictures that stand for photos. No document takes their address. */
const picturesOfType: Partial<Record<SectionType, object>> = {
  Gallery: {
    items: ['#c9c4b8', '#b3ada0', '#dad6cc', '#a39d90', '#c2bcae', '#d2cdc1'].map((color, index) => ({
      id: `photo-${index + 1}`,
      image: pictureIn(color),
      caption: '',
    })),
  },
  ImageBanner: { image: pictureIn('#a39d90') },
}

function pictureIn(color: string) {
  const landscape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 9" width="1200" height="900"><path fill="${color}" d="M0 0h12v9H0z"/><circle cx="3.4" cy="2.9" r=".9" fill="#fff9"/><path fill="#fff6" d="M0 9 4.2 4.6l2.3 2.4 2-1.9L12 8.6V9z"/></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(landscape)}`
  const urls = [{ type: 'regular', url, width: 1200, height: 900 }]
  return { provider: 'Custom', description: '', tags: [], urls, effects: imageEffects.parse({}) }
}

/** A section with placeholder texts and pictures, for its miniature only. */
export function sketched(section: Section, { name, type }: SectionStart): Section {
  const texts = { ...section.content, ...textsOfType[type], ...textsOfStart[name] }
  const { content } = sectionTypes[section.type].schema.parse({ ...section, content: texts })
  return { ...section, content: { ...content, ...picturesOfType[type] } } as Section
}
