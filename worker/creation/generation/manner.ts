import type { Voice } from '../../../renderer/languages/heading-words.ts'

/** Shared by all texts about one business. */
export type Manner = {
  /** The page's language, BCP 47: 'en-GB'. */
  language: string
  voice: Voice
}

const spellings: Readonly<Record<string, string>> = {
  US: 'American spelling: color, neighborhood, organize, center, gray',
  CA: 'Canadian spelling: colour, neighbourhood, organize, centre, grey',
  GB: 'British spelling: colour, neighbourhood, organise, centre, grey',
  IE: 'Irish spelling: colour, neighbourhood, organise, centre, grey',
  AU: 'Australian spelling: colour, neighbourhood, organise, centre, grey',
  NZ: 'New Zealand spelling: colour, neighbourhood, organise, centre, grey',
  ZA: 'South African spelling: colour, neighbourhood, organise, centre, grey',
  IN: 'Indian English spelling: colour, neighbourhood, organise, centre, grey',
}

const voiceRules: Record<Voice, string> = {
  I: 'The owner speaks as "I": write in the first person singular, never "we" or "our".',
  we: 'The owner speaks as "we": write in the first person plural, never "I" or "my".',
  they: 'Speak as the owner does in the "said" facts. Where they speak of nobody, leave the subject out or name the business: never "I", "we", "my" or "our".',
}

/** The page's language and voice, for a prompt. */
export const mannerRules = ({ language, voice }: Manner): string =>
  `LANGUAGE AND VOICE\nWrite in ${languageName(language)}. ${spellingFor(language)}`
    .trim()
    .concat(`\n${voiceRules[voice]}`)

function spellingFor(language: string): string {
  const { language: primary, region = '' } = new Intl.Locale(language)
  if (primary !== 'en') return ''
  return spellings[region] ? `Use ${spellings[region]}.` : 'Spell as the owner does.'
}

/** 'British English' for 'en-GB'; the code itself if unknown. */
function languageName(language: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
