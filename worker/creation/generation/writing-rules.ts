import type { Voice } from '../writing/check-writing.ts'

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
  they: 'Nobody speaks: name the business, or leave the subject out. Never "I", "we", "my" or "our".',
}

/** The style rules for all page texts. */
export const writingRules = ({ language, voice }: Manner): string =>
  [
    `Write in ${languageName(language)}. ${spellingFor(language)}`.trim(),
    voiceRules[voice],
    'Use every fact of `facts`, each once, in the owner’s own words where they have any. Facts of `elsewhere` stand on other parts of the page: neither repeat nor contradict them.',
    'Write no number, person, credential, place, price, time or promise that is not a fact. Nothing is free, guaranteed, insured, certified, fast or family-run unless a fact says so. If there is little to say, say little.',
    'Concrete, short sentences and everyday words. No slogans, aphorisms or superlatives, no praise, no exclamation marks, no emoji. Headings have a capital at the beginning and at names only.',
    '`now` is what the page says so far, by the names of the answer: keep each text’s purpose, and every fact that is in it.',
    'Keep to the limits that the schema gives for each text.',
  ].join('\n')

function spellingFor(language: string): string {
  const { language: primary, region = 'US' } = new Intl.Locale(language)
  return primary === 'en' && spellings[region] ? `Use ${spellings[region]}.` : ''
}

/** 'British English' for 'en-GB'; the code itself if unknown. */
function languageName(language: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}

/** What every prompt may include about a business. */
export type BusinessInputs = {
  businessName: string
  businessActivities: string
  businessLocation: string
  /** The slug of the trade page the owner came from; blank if unknown. The owner's own words take precedence. */
  trade: string
  /** A summary of the business's existing page; blank without one. */
  scrapeSummary: string
}
