import { anyOf, introductions } from './phrases.ts'
import { dependsOnPrevious } from './sentence-text.ts'

/** In characters. */
export const headlineLength = 80

export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length

type Standing = {
  isOpening: boolean
  isWhole: boolean
  speaks: RegExp | undefined
  /** Whether the kicker names the trade. */
  isNamed: boolean
}

/** Suitability as a headline. 0 if unsuitable. */
export function scoreOf(shown: string, { isOpening, isWhole, speaks, isNamed }: Standing): number {
  const words = countWords(shown)
  const isDense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(shown)
  if (shown.length > headlineLength || (isDense ? shown.length < 6 : words < 3)) return 0
  if (
    dependsOnPrevious.test(shown) ||
    danglingStart.test(shown) ||
    endsOpen.test(shown) ||
    careless.test(shown) ||
    praise.test(shown)
  )
    return 0
  if (!isDense && words > 3 && !functionWord.test(shown) && !(isOpening && isWhole && words < 6)) return 0
  if ((!isWhole && ongoing.test(shown)) || runOnSentence.test(shown)) return 0
  if (introductionOnly.test(shown) || isGeneric.test(shown) || shown.includes('(') !== shown.includes(')')) return 0
  if (
    /\p{Sc}|[@%;:=]|\s(?:and|und|et|y|e|en|or),|(?<!\p{Nd})(?!(?:19|20)\p{Nd}{2}(?!\p{Nd}))\p{Nd}{3,}|[.。]\s/u.test(
      shown,
    )
  )
    return 0
  // A later sentence without a subject needs more words.
  if (!isOpening && !isDense && words < (speaks?.test(shown) ? 5 : 7)) return 0
  const length = shown.length * (isDense ? 2 : 1)
  const commas = (shown.match(/[,、/]/gu) ?? []).length
  const opens = isNamed ? 1 : 2
  const placeScore = isOpening ? opens : 0.5
  return (
    (speaks?.test(shown) ? (startsWithObject(shown) ? 1.3 : 2) : 0) +
    (length >= 22 ? 1 : 0) +
    (words >= 5 || isDense ? 0.5 : 0) +
    placeScore +
    (isWhole ? 1 : 0) -
    (commas > 2 ? 2 : commas * 0.4) -
    (shown.match(/\p{Nd}+(?:[-–/.:]\p{Nd}+)*/gu) ?? []).length * 0.7 -
    (/[()]/u.test(shown) ? 0.5 : 0) -
    (biography.test(shown) ? 0.5 : 0) -
    (addition.test(shown) ? 1 : 0)
  )
}

/** Matches a sentence that only adds to the previous one. */
export const addition = /(?<!\p{L})(?:also|auch|aussi|también|anche|também|ook|też|också)(?!\p{L})/iu

export const praise =
  /(?<!\p{L})(?:best|expert\p{L}*|passion\p{L}*|professional\p{L}*|quality|friendly|reliable|tailored|solutions?|affordable|trusted|welcome|number one|kompetent|zuverlässig|leidenschaft\p{L}*|qualité|passionn\p{L}*|calidad|profesional\p{L}*|qualità|professional\p{L}*)(?!\p{L})/iu
const careless = /(?<!\p{L})(?:etc|btw|idk|stuff|coz|cos|gonna|ain['’]?t|dunno)(?!\p{L})|\.\.|\?/iu
/** Function words, which distinguish a sentence from a list of keywords: 'heels soles bags belts zips'. */
export const functionWord =
  /(?<!\p{L})(?:a|an|the|and|or|of|to|for|with|in|on|at|by|from|across|around|since|is|are|am|my|our|your|you|I|we|it|no|not|I['’]m|we['’]re|der|die|das|und|mit|für|bei|im|am|aus|ich|wir|ihr\p{L}*|ein\p{L}*|kein\p{L}*|le|la|les|un|une|et|de|des|du|pour|avec|chez|je|nous|vous|sans|el|los|las|una?|y|con|para|por|en|sin|il|lo|gli|uno|e|di|per|da|ho|het|een|voor|van|met|wij|ik|o|os|as|um|uma|com|i|w|z|na|do|dla)(?!\p{L})|\p{Po}/iu
/** Matches a mere introduction: 'I'm Bindi Farquhar'. */
const introductionOnly = new RegExp(
  `^(?:${anyOf(introductions)})(?:\\s(?:\\p{Lu}\\S*|and|und|et|y|e|en|och|i|&))+$`,
  'u',
)
/** Two clauses without punctuation or a conjunction: 'I been on roofs since 1991 he started 2016'. */
const runOnSentence =
  /(?<!\p{L})(?:I|we)\s(?:(?!(?:and|but|who|that|so)\s)[^,\s]+\s){2,}(?:he|she|they|it|I|we)\s|^my (?:\p{L}+ ){2,5}?\p{L}+s (?:I|we)\s/iu

/** Descriptions that would fit any business. */
const isGeneric =
  /(?<!\p{L})(?:crew|team) of|family[- ]run|(?:small|family|local) (?:business|company|firm|team)|kleine?[rs]? (?:Familien)?betrieb|petite entreprise|pequeña empresa|piccola azienda|based in|I['’]m from(?!\p{L})/iu
/** 'I've been reupholstering chairs' in 'I've been reupholstering chairs for 19 years'. */
const ongoing = /(?<!\p{L})(?:ha(?:ve|s)|\p{L}+['’](?:ve|s)) been(?!\p{L})/iu
const biography = /(?<!\p{L})(?:years|yrs|ans|años|anni|jahre|jaar|lat|år)(?!\p{L})/iu
/** Opening words that refer to a previous sentence. */
const danglingStart =
  /^(?:who|what|how|where|why|which|wer|was|wie|wo|warum|(?:before|after|since) that|zusammen|closed|open|having|also|auch|aussi|también|anche|também|ook|też|också|da|dort|damit|dafür|dazu|just|even|still|otherwise|ok|okay|yes|no|là|alors|entonces|así|quindi|daar|dus|tam|där|if|when|while|wenn|si|quand|cuando|se|als|jeśli|om)(?!\p{L})/iu
export const endsOpen =
  /(?<!\p{L})(?:a|an|the|and|or|of|to|for|with|in|on|at|by|from|across|around|since|is|are|was|but|my|our|der|die|das|und|mit|für|de|des|du|la|le|les|et|el|los|y|con|para|di|e|per|het|en|voor|i|z|do|och|för|that|this|it|them|then|before|after)$|(?<!\p{L})(?:them|those|these)(?!\p{L})/iu

/** Whether an English sentence starts with its object: 'Adoption cases I pass to a colleague'. */
export const startsWithObject = (text: string): boolean =>
  /^(?!(?:before|after|since|when|in|at|on|for|most|every|now|today)\s)(?:(?!(?:I|we|my|our)\s)\S+\s){2}(?:I|we)\s/iu.test(
    text,
  )

/** Sentences that change meaning when cut short. */
export const startsWithSubject = /^(?:you|we|I|they|he|she|it|sorry|only|just|un\p{L}*)(?!\p{L})/iu
