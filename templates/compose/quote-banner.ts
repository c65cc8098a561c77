import { type Brief, wovenText, wovenTexts } from './brief.ts'
import type { ContentInput } from './content-input.ts'

/** The first banner says what the business is about; the others stand by themselves. */
export function quoteBannerContent(brief: Brief, nth: number): ContentInput<'QuoteBanner'> {
  const { quotes, about } = brief.industry.copy
  return {
    primary: wovenTexts(brief, quotes, 'quote', { words: 12, characters: 92 })[nth - 1] ?? '',
    subordinate: nth === 1 ? ownAbout(brief) || wovenText(brief, about, 'about', { characters: 1000 }) : '',
  }
}

/** What the owner wrote, where it is a few sentences in their own voice and no pack knows the trade well enough to say it better. */
function ownAbout({ industry, activities }: Brief): string {
  const sentences = activities.split(/[.!?](?:\s+|$)/).filter((sentence) => sentence !== '')
  const fits = sentences.length >= 2 && sentences.length <= 4 && activities.length <= 600
  const told =
    sentences.every((sentence) => /^(?:we|i|our|my|it|every|each)\b/i.test(sentence)) && !/\d{4}|@|:/.test(activities)
  return industry.trade === '' && fits && told && /[.!]$/.test(activities) ? activities : ''
}
