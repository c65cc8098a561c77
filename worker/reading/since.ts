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
    .flatMap((mark) => {
      // '08' is a year, of which nobody said the century.
      if (/(?<!\d)0\d(?!\d)/.test(mark.text)) return []
      const [number = 0, ...more] = (mark.text.replace(shortYear, fullYear).match(/\d+/g) ?? []).map(Number)
      const isYear = number >= 1500 && number <= thisYear
      if (more.length > 0 || (!isYear && (number < 1 || number > 150))) return []
      return [{ mark, year: isYear ? number : null, years: isYear ? null : number }]
    })
  const [year = null, ...otherYears] = new Set(found.flatMap((one) => one.year ?? []))
  const [years = null, ...others] = new Set(found.flatMap((one) => one.years ?? []))
  if (found.length === 0 || otherYears.length + others.length > 0) return undefined
  // The page shows only the year if it has both.
  const shown = found.filter((one) => (year === null ? one.years !== null : one.year !== null))
  return {
    ...{ year, years },
    spans: shown.map(
      ({ mark }): Span => [mark.start, mark.end + (experience.exec(text.slice(mark.end))?.[0].length ?? 0)],
    ),
    partial: shown.some(({ mark }) => !plain.test(mark.text)),
  }
}

/** What a sentence begins with that the tagger left out: 'started 2016 in our garage'. */
const founded = (text: string): Pick<Linked, 'label' | 'probability' | 'start' | 'end' | 'text'>[] =>
  [...text.matchAll(founding)].map(({ 0: said, index }) => ({
    ...{ label: 'Y', probability: 0.5, start: index, end: index + said.length, text: said },
  }))
const founding =
  /(?<=^|[.!?]\s|\n)(?:(?:started|opened|founded|established|going|trading)(?: (?:in|since))?|since|seit|desde|depuis) (?:19|20)\d\d(?!\d)/giu

/** 'Anna joined in 2019' is not the business. */
const colleague =
  /(?<!\p{L})(?:azubi|apprentice|joined|came on board|works? (?:with|for) (?:me|us)|(?:con|mit|avec|com) (?:me|mir|moi|uns|noi|nous|nosotros|mim) (?:lavora|arbeitet|travaille|trabaja|trabalha)|arbeitet (?:bei|mit)|lavora con|trabaja con|travaille avec (?:moi|nous)|werkt (?:bij|met))(?!\p{L})/iu

/** 'seit 2023 Azubi Levin' */
const learner =
  /^,?\s(?:our |my |unser\p{L}* |mein\p{L}* )?(?:azubi|auszubildende\p{L}*|lehrling|apprentice|trainee|apprenti\p{L}*|aprendiz\p{L}*|apprendista|leerling)(?!\p{L})/iu

/** 'Since '87'. */
const shortYear = /'(\d\d)(?!\d)/g
const fullYear = (_: string, year: string) => `${Number(year) > 40 ? '19' : '20'}${year}`

/** Words that say no more than the number: 'since 1998', '12 years of experience'. 'Over 20 years' says more. */
const plain = /^(?:\p{L}+\.? (?:in )?)?\d+$|^\d+ \p{L}+(?:'? (?:of )?\p{L}+)?$/u
const experience =
  /^'?,? (?:of |de |d'|di |an )?(?:experience|\p{L}*erfahrung|experiencia|expérience|esperienza|experiência|ervaring|doświadczenia)(?!\p{L})/iu
