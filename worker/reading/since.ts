import type { Business } from '../../renderer/document/business.ts'
import type { Linked } from './links.ts'
import type { Found, Span } from './text.ts'
import { thresholds } from './thresholds.ts'

export type FoundSince = Found<Omit<NonNullable<Business['since']>, 'source' | 'quote'>>

/** The founding year, or years of experience. Undefined if the text gives neither, or two different ones. */
export function sinceOf(text: string, marks: readonly Linked[], thisYear: number): FoundSince | undefined {
  const read = marks.filter(({ label }) => label === 'Y')
  const found = (read.length > 0 ? read : founded(text))
    .filter(({ label, probability }) => label === 'Y' && probability >= thresholds.placed)
    .filter(({ start }) => !colleague.test(/[^.!?\n]*$/.exec(text.slice(0, start))?.[0] ?? ''))
    .filter(({ end }) => !learner.test(text.slice(end)))
    .filter((mark) => !isEarlier(text, mark) && !isOfAnother(text, mark, marks))
    .flatMap((mark) => {
      // '08' is a year without its century.
      if (/(?<!\d)0\d(?!\d)/.test(mark.text)) return []
      const [number = 0, ...more] = (mark.text.replace(shortYear, fullYear).match(/\d+/g) ?? []).map(Number)
      const isYear = number >= 1500 && number <= thisYear
      if (more.length > 0 || (!isYear && (number < 1 || number > 150))) return []
      return [{ mark, year: isYear ? number : null, years: isYear ? null : number }]
    })
  const [year = null, ...otherYears] = new Set(found.flatMap((one) => one.year ?? []))
  const [years = null, ...others] = new Set(found.flatMap((one) => one.years ?? []))
  if (found.length === 0 || otherYears.length + others.length > 0) return undefined
  // If both are given, the page shows only the year.
  const shown = found.filter((one) => (year === null ? one.years !== null : one.year !== null))
  return {
    ...{ year, years },
    spans: shown.map(
      ({ mark }): Span => [mark.start, mark.end + (experience.exec(text.slice(mark.end))?.[0].length ?? 0)],
    ),
    partial: shown.some(({ mark }) => !plain.test(mark.text)),
  }
}

/** The start of a sentence that the tagger left out: 'started 2016 in our garage'. */
const founded = (text: string): Pick<Linked, 'label' | 'probability' | 'start' | 'end' | 'text'>[] =>
  [...text.matchAll(founding)].map(({ 0: said, index }) => ({
    ...{ label: 'Y', probability: 0.5, start: index, end: index + said.length, text: said },
  }))
const founding =
  /(?<=^|[.!?]\s|\n)(?:(?:started|opened|founded|established|going|trading)(?: (?:in|since))?|since|seit|desde|depuis) (?:19|20)\d\d(?!\d)/giu

/** 'Anna joined in 2019' isn't about the business. */
const colleague =
  /(?<!\p{L})(?:azubi|apprentice|joined|came on board|works? (?:with|for) (?:me|us)|(?:con|mit|avec|com) (?:me|mir|moi|uns|noi|nous|nosotros|mim) (?:lavora|arbeitet|travaille|trabaja|trabalha)|arbeitet (?:bei|mit)|lavora con|trabaja con|travaille avec (?:moi|nous)|werkt (?:bij|met))(?!\p{L})/iu

/** 'seit 2023 Azubi Levin' */
const learner =
  /^,?\s(?:our |my |unser\p{L}* |mein\p{L}* )?(?:azubi|auszubildende\p{L}*|lehrling|apprentice|trainee|apprenti\p{L}*|aprendiz\p{L}*|apprendista|leerling)(?!\p{L})/iu

type At = Pick<Linked, 'start' | 'end'>

/** The words before and after a mark within its clause. */
function clauseAround(text: string, { start, end }: At): [before: string, behind: string] {
  const before = /[^.!?;\n]*$/u.exec(text.slice(0, start))?.[0] ?? ''
  const behind = /^[^.!?;\n]*/u.exec(text.slice(end))?.[0] ?? ''
  return [before, behind]
}

const inTrade =
  /^\S*\s?(?:(?:of |in )?experience|in (?:the|this) (?:trade|business|industry|game|job)|erfahrung|experiencia|expérience|esperienza|experiência|ervaring)(?!\p{L})/iu
/** Former work: 'was a midwife 11 years', 'After 16 years in the police'. */
const formerly =
  /(?<!\p{L})(?:used to|(?:before|prior to) (?:that|this)|daarvoor|ervoor|davor|i was|was an?|were|worked as|former(?:ly)?|previously|retired|ex|left|spent|fui|fue|era|he sido|trabajé|trabajó|war|waren|arbeitete|gelernte\p{L}*|ehemals|früher|zuvor|vorher|était|étais|j['’]étais|j['’]ai été|a été|avant|ancien\p{L}*|ero|sono stat[oa]|era|stat[oa]|antes|fui|byłam|byłem|był\p{L}?|pracował\p{L}*|was|werkte|vroeger)(?!\p{L})|^\s*(?:after|nach|après|tras|después de|dopo|depois de|na|po)\s\P{L}*$/iu
const formerlyBehind =
  /^[^,]{0,40}?(?<!\p{L})(?:before|beforehand|previously|ago|vorher|zuvor|davor|früher|avant|auparavant|antes|prima|voorheen|wcześniej)(?!\p{L})|^\S*\s?(?:years |yrs |jahre |ans |años |anni |anos |jaar |lat )?(?:(?:in|with|for) (?:the )?(?:army|navy|raf|air ?force|marines|police|forces|military|fire service|nhs|civil service|prison service|bank\p{L}*)|(?:bei|in) der (?:marine|polizei|bundeswehr|armee)|beim (?:militär|bund)|dans (?:l['’]armée|la police|la marine)|en (?:el ejército|la policía|la marina)|nell['’]esercito|in polizia)(?!\p{L})/iu

/** Whether years are about work other than this business's. */
function isEarlier(text: string, mark: At & { text: string }): boolean {
  if (!/\d/.test(mark.text) || /(?:1[5-9]|20)\d\d/.test(mark.text)) return false
  const [before, behind] = clauseAround(text, mark)
  if (inTrade.test(behind)) return false
  return formerly.test(before) || formerly.test(mark.text) || formerlyBehind.test(behind)
}

const prior =
  /(?<!\p{L})(?:(?:before|prior to) (?:that|this)|used to be|i was an?|davor|vorher war|avant (?:ça|cela)|j['’]étais|antes (?:de eso|fui|era)|prima (?:di|ero)|daarvoor|ervoor)(?!\p{L})/iu

/** Whether a place is where somebody worked before: 'before that a nurse in Hull for 14 yrs'. */
export const isOfPriorWork = (text: string, mark: At): boolean => prior.test(clauseAround(text, mark)[0])

const speaksForItself =
  /(?<!\p{L})(?:i|i['’]?m|i['’]?ve|we|us|my|our|ich|wir|je|nous|yo|nosotros|somos|io|noi|eu|nós|ik|wij)(?!\p{L})/iu
const introducing = /(?<!\p{L})(?:i['’]?m|i am|my name is|ich bin|je suis|soy|me llamo|mi chiamo|ik ben)\s\P{L}*$/iu
const deed =
  /^\p{Lu}\p{Ll}+ (?:did|has|had|was|spent|worked|brings|served|hat|war|arbeitete|arbeitet|a|était|tiene|lleva|trabajó|fue|ha|è|heeft|was|ma|był\p{L}?)(?!\p{L})/u

/** Two people who run the business: 'Ruth Ashby and my daughter Nell, sweeping chimneys since 2006'. */
const together =
  /^\s*\p{Lu}\S*(?: \p{Lu}\S*)? (?:and|&|\+|und|et|y|e|en|och|i) (?:\p{Ll}+ )*\p{Lu}\S*(?: \p{Lu}\S*)?, [^,]*$/u

/** Whether years belong to one named person rather than the writer. */
function isOfAnother(text: string, mark: At, marks: readonly Linked[]): boolean {
  const [before] = clauseAround(text, mark)
  const start = mark.start - before.length
  const named = marks.findLast(({ label, start: from, end }) => label === 'W' && from >= start && end <= mark.start)
  const isDeed = deed.test(before.trimStart())
  if (!named && !isDeed) return false
  if (introducing.test(text.slice(start, named?.start ?? start))) return false
  if (!isDeed && named && together.test(text.slice(start, mark.start))) return false
  const people = new Set(marks.filter(({ label }) => label === 'W').map((one) => one.text))
  const others = `${text.slice(0, start)} ${text.slice(mark.end)}`
  return people.size > 1 || isDeed || speaksForItself.test(others)
}

/** 'Since '87'. */
const shortYear = /'(\d\d)(?!\d)/g
const fullYear = (_: string, year: string) => `${Number(year) > 40 ? '19' : '20'}${year}`

/** Words that add nothing to the number: 'since 1998', '12 years of experience'. 'Over 20 years' adds something. */
const plain = /^(?:\p{L}+\.? (?:in )?)?\d+$|^\d+ \p{L}+(?:'? (?:of )?\p{L}+)?$/u
const experience =
  /^'?,? (?:of |de |d'|di |an )?(?:experience|\p{L}*erfahrung|experiencia|expérience|esperienza|experiência|ervaring|doświadczenia)(?!\p{L})/iu
