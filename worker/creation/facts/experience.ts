import type { Business } from '../../../renderer/document/business.ts'
import { type Found, matchesOf, type Span, sliceOf, type Unit } from './text.ts'

type Since = Omit<NonNullable<Business['since']>, 'source'>
export type FoundSince = Found<Since>

const yearNumber = String.raw`(?<year>1[5-9]\d\d|20\d\d)(?![\d-]|\s?[-–/]\s?\d)`
const count = String.raw`(?<years>\d{1,3})`

/** A founding year. `since` may refer to anything, so the surrounding words decide. */
const founded = [
  String.raw`(?:est(?:ablished|\.|d\.?)?|founded|opened|started|in business|trading|set up)(?: (?:back )?in| since)? ${yearNumber}`,
  String.raw`(?:gegründet|fundad[ao]s?|fondée?|fondat[ao]|opgericht|założon[aey]|grundat|abiert[ao]s?|aperta?|ouverte?|eröffnet)(?: (?:im jahr|en|in|em|nel|w|sedan|desde|dal|depuis))? ${yearNumber}`,
  String.raw`(?:創業|設立|개업) ?${yearNumber}年?`,
  String.raw`${yearNumber}年?(?:に)?(?:創業|設立|開業|オープン)`,
  String.raw`${yearNumber}년 ?(?:부터|개업|창업|설립)`,
]
const since = String.raw`(?:ever )?(?:since|seit|desde|depuis|dal|sinds|od|sedan)(?: (?:the year|el año|dem jahr|l'année|roku))? ${yearNumber}(?: r\.| roku)?`

const work =
  '(?:experience|in (?:the )?(?:business|trade|industry|field|game|salon|kitchen|profession)|in practice|in operation|trading|on the tools|behind the chair)'
const experience = [
  String.raw`${count}\+? ?(?:years?|yrs?)(?:'s?|s')?(?:'? of)? ?(?:(?:combined|professional|hands-on|industry|trade|working|teaching|practical|solid) )?(?:experience|expertise)`,
  String.raw`${count}\+? ?(?:years?|yrs?)(?: \p{L}+)? ${work}`,
  String.raw`${count}\+? ?(?:years?|yrs?) exp\.?`,
  String.raw`(?:(?:been )?at (?:it|this)|been doing (?:it|this)|in the (?:trade|game|business))(?: now)?(?: for)?(?: over| nearly)? ${count}\+? ?(?:years?|yrs?)`,
  String.raw`(?:experience|experienced)(?: of| for|:)? (?:over |more than )?${count}\+? (?:years?|yrs?)`,
  String.raw`${count}\+? (?:Jahre(?:n)?)(?: (?:Berufs)?erfahrung|\p{L}*erfahrung)`,
  String.raw`${count}-jährige \p{L}*erfahrung`,
  String.raw`${count} años de (?:experiencia|oficio|trayectoria|profesión)`,
  String.raw`${count} ans d'(?:expérience|activité)|${count.replace('years', 'years2')} ans de (?:métier|pratique)`,
  String.raw`${count} anni di (?:esperienza|attività|mestiere)`,
  String.raw`${count} anos de (?:experiência|profissão|mercado)`,
  String.raw`${count} jaar(?: \p{L}+)? ervaring`,
  String.raw`${count}(?: lat doświadczenia|-letni\p{L}* doświadczeni\p{L}*)`,
  String.raw`${count} års (?:erfarenhet|\p{L}*erfarenhet)`,
  String.raw`(?:経験|キャリア|経歴)(?:は)? ?${count}年|${count.replace('years', 'years2')}年の?(?:経験|キャリア|実績)`,
  String.raw`경력 ?${count}년|${count.replace('years', 'years2')}년 ?(?:경력|차)`,
]
/** 'We have been baking for 12 years', 'I've been a plumber for 12 years'. */
const lasting = String.raw`(?:(?:i|we)(?:'ve| have) (?:now )?(?:been|run|worked|made|cut|baked|taught|groomed|fixed|repaired|built|served)\b[^.!?;:,()\d\uE000]{0,60}?) for (?:the (?:last|past) )?(?:over |more than )?${count}\+? years`

/** 'Elektriker seit 22 Jahren', 'ramoneur depuis 15 ans'. */
const until = String.raw`(?:seit (?:über |mehr als )?${count} Jahren|depuis (?:plus de )?${count.replace('years', 'years2')} ans|desde hace (?:más de )?${count.replace('years', 'years3')} años|há (?:mais de )?${count.replace('years', 'years4')} anos|da (?:oltre|più di) ${count.replace('years', 'years5')} anni)`
/** Alone between two commas: 'Dog walking, 12 years, insured'. */
const bare = String.raw`(?:over |más de |über |plus de |oltre )?${count}\+? ?(?:years?|yrs?|Jahre|años|ans|anni|anos|jaar|lat|år)`

/** About something else: an age, a guarantee, another person, another place. */
const other =
  /\b(?:guarantee\p{L}*|warrant\p{L}*|years? old|aged?|ages|children|kids|before|previous\p{L}*|former\p{L}*|ago|used to|retired|spent|registered|certified|qualified|licen[cs]ed|accredited|insured|member|living|lived|lives|married|moved|vegan|garantie\p{L}*|garant[ií]a|garanzia|gwarancj\p{L}*|colegiad\p{L}*|inscrit\p{L}*|combined|between us|together|meister(?:in)?(?!\p{L})|updated|revised|renovat\p{L}*)\b/iu

const patternOf = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}£€$])(?:${source})(?![\\p{L}\\p{N}])`, 'giu')
const foundedPatterns = founded.map(patternOf)
const sincePattern = patternOf(since)
const experiencePatterns = experience.map(patternOf)
const lastingPattern = patternOf(lasting)
const untilPattern = patternOf(until)
const barePattern = new RegExp(`(?<=[,;·|•/]\\s*)${bare}(?=\\s*(?:[,;·|•/.!]|$))`, 'giu')
/** Beside these words, a bare number of years may be an age or a guarantee. */
const ofAges =
  /(?<!\p{L})(?:age[ds]?|old|from|kids?|child(?:ren)?|juniors?|teens?|toddlers?|bab(?:y|ies)|bambin[io]|ragazz[io]|età|niñ[oa]s?|edad|enfants?|âge|kind(?:er|eren)?|alter|criança\p{L}*|idade|dzieci|barn|pupp(?:y|ies)|dad|mum|mom|guarantee\p{L}*|warrant\p{L}*|garant\p{L}*|gwarancj\p{L}*|cover)(?!\p{L})/iu

/** The founding year, or years of experience. Undefined if the text gives neither, or two different ones. */
export function sinceIn(text: string, units: readonly Unit[], thisYear: number): FoundSince | undefined {
  const found = units.flatMap(({ span }) => inUnit(sliceOf(text, span)).map((one) => ({ ...one, at: span[0] })))
  const fitting = found.filter(
    ({ year, years }) => (year ? year <= thisYear : true) && (years ? years >= 1 && years <= 150 : true),
  )
  const years = new Set(fitting.flatMap((one) => one.years ?? []))
  const founding = new Set(fitting.flatMap((one) => one.year ?? []))
  if (fitting.length === 0 || years.size > 1 || founding.size > 1) return undefined
  const [year = null] = founding
  const [count = null] = years
  // The page shows one of the two; a sentence with the other keeps its wording.
  const shown = fitting.filter((one) => (year === null ? one.years !== null : one.year !== null))
  const partial = shown.some((one) => one.partial)
  return { year, years: count, spans: shown.map(({ span, at }): Span => [span[0] + at, span[1] + at]), partial }
}

/** 'Over 20 years', '20+ years' and '12 years of teaching experience' say more than the number. */
const more =
  /\+|\b(?:over|more than|nearly|almost|about|around|combined|professional|hands-on|industry|trade|working|teaching|practical|solid|expertise|más de|plus de|oltre|mais de|über|mehr als|meer dan|ponad|över)\b[^.,;]*$/iu

function inUnit(text: string): (Since & { span: Span; partial: boolean })[] {
  const open = ofAges.test(text) ? [] : [untilPattern, barePattern]
  const years = [...experiencePatterns, lastingPattern, ...open].flatMap((pattern) =>
    matchesOf(text, pattern)
      .filter(({ span }) => !isOther(text, span, pattern !== lastingPattern && pattern !== untilPattern))
      .map(({ match, span }) => ({
        ...{ year: null, years: Number(Object.values(match.groups ?? {}).find(Boolean)), span },
        partial: pattern === lastingPattern || more.test(match[0]) || more.test(text.slice(0, span[0])),
      })),
  )
  const foundings = [...foundedPatterns, sincePattern].flatMap((pattern) =>
    matchesOf(text, pattern)
      .filter(({ span }) => !isOther(text, span, false))
      .map(({ match, span }) => ({ year: Number(match.groups?.year), years: null, span, partial: false })),
  )
  const inner = (one: { span: Span }, all: readonly { span: Span }[]) =>
    all.some(
      ({ span }) =>
        span[0] <= one.span[0] && one.span[1] <= span[1] && (span[0] < one.span[0] || one.span[1] < span[1]),
    )
  const all = [...years, ...foundings]
  return all.filter((one) => !inner(one, all))
}

/** Whether the surrounding clause is about something else. `isNamed`: the words themselves say it is experience. */
function isOther(text: string, [start, end]: Span, isNamed: boolean): boolean {
  const from = Math.max(...[',', ';', '(', ' – ', ' - ', ' and '].map((sign) => text.lastIndexOf(sign, start - 1)))
  const ends = [',', ';', ')', ' – ', ' - ', ' and '].map((sign) => text.indexOf(sign, end)).filter((at) => at >= 0)
  const clause = text.slice(Math.max(from, 0), Math.min(...ends, text.length))
  if (/\b(?:not|no|without|n't|nicht|kein\p{L}*|sin|sans|senza)\b/iu.test(clause)) return true
  const beside = clause.replace(text.slice(start, end), ' ')
  // '60 weddings since 2016' counts weddings.
  if (!isNamed && /\p{N}/u.test(beside)) return true
  return isNamed
    ? /\b(?:guarantee|warranty|before|previous\p{L}*|former\p{L}*|ago|combined|between us)\b/iu.test(beside)
    : other.test(beside)
}
