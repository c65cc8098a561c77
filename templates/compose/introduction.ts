import { type Brief, linkTo, mainLink, type Room, wovenText } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { artwork } from './pictures.ts'

export function introductionContent(brief: Brief): ContentInput<'Introduction'> {
  const { copy, pictures } = brief.industry
  return {
    heading: ownWordsFirst(brief, copy.headlines, 'headline', { words: 6, characters: 80 }),
    body: ownWordsFirst(brief, copy.introductions, 'introduction', { characters: 512 }),
    button: mainLink(brief),
    secondButton: linkTo(brief, 'Services', copy.servicesLabel),
    image: artwork(brief, pictures.hero, 'hero'),
    // Drawn artwork is calm: it needs less of a veil than a photo would.
    overlay: 0.5,
  }
}

/** A text that says what the business does in the owner's words, where there are such words and it fits; else any. */
function ownWordsFirst(brief: Brief, texts: readonly string[], purpose: string, room: Room): string {
  const withOwn = texts.filter((text) => text.includes('{what}'))
  return wovenText(brief, withOwn, purpose, room) || wovenText(brief, texts, purpose, room)
}
