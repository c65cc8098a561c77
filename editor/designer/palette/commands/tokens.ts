import { type Weekday, weekdays } from '#renderer/document/business.ts'
import { primaryLanguage } from '#renderer/document/values/languages.ts'
import { folded } from '../search/plain-words.ts'

type Meaning = 'closed' | 'open' | 'to' | 'and' | 'idle'

/** Words around hours and dates. `Intl` provides days and months of other languages. */
const meanings: Readonly<Record<string, Readonly<Record<Meaning, string>>>> = {
  en: {
    closed: 'closed shut',
    open: 'open opens opening hours',
    to: 'to until till til through',
    and: 'and',
    idle: 'on at from we are is re be now the our for again',
  },
  de: {
    closed: 'geschlossen',
    open: 'geoffnet offen offnungszeiten',
    to: 'bis',
    and: 'und',
    idle: 'am von um uhr wir sind ab jetzt',
  },
  es: {
    closed: 'cerrado cerrados',
    open: 'abierto abierta horario',
    to: 'a hasta',
    and: 'y',
    idle: 'el los de las estamos',
  },
  fr: {
    closed: 'ferme fermes',
    open: 'ouvert ouverts horaires',
    to: 'a jusqua',
    and: 'et',
    idle: 'le les de on est jusqu',
  },
  it: { closed: 'chiuso chiusi', open: 'aperto aperti orario', to: 'a alle', and: 'e', idle: 'il la di dalle siamo' },
  pt: {
    closed: 'fechado encerrado fechados',
    open: 'aberto horario',
    to: 'a as ate',
    and: 'e',
    idle: 'o a de das estamos',
  },
  nl: { closed: 'gesloten', open: 'open geopend openingstijden', to: 'tot', and: 'en', idle: 'op van om uur we zijn' },
  pl: { closed: 'zamkniete nieczynne', open: 'otwarte czynne', to: 'do', and: 'i', idle: 'w we od' },
}

export type Token =
  | { is: Meaning }
  | { is: 'days'; days: readonly Weekday[] }
  | { is: 'month'; month: number }
  | { is: 'time'; hour: number; minute: number; half?: 'am' | 'pm' }
  | { is: 'number'; value: number }
  | { is: 'unknown'; word: string }

/** Tokenizes text in English and in the website's language. */
export function tokenize(typed: string, language: string): Token[] {
  const tags = [...new Set(['en', primaryLanguage(language)])]
  const parts = folded(typed.replace(/['’](?=\p{L})/gu, ' ')).match(/\d{1,2}[:.h]\d\d|\d+|\p{L}+|[-–,&]/gu) ?? []
  const tokens: Token[] = []
  for (const part of parts) {
    const before = tokens.at(-1)
    const isEnding = /^(?:st|nd|rd|th|h|uhr|uur)$/.test(part) && (before?.is === 'number' || before?.is === 'time')
    if (isEnding) continue
    if ((part === 'am' || part === 'pm') && (before?.is === 'number' || before?.is === 'time')) {
      const [hour, minute] = before.is === 'time' ? [before.hour, before.minute] : [before.value, 0]
      tokens[tokens.length - 1] = { is: 'time', hour, minute, half: part }
    } else tokens.push(meaningOf(part, tags))
  }
  return tokens.filter(({ is }) => is !== 'idle')
}

function meaningOf(part: string, tags: readonly string[]): Token {
  if (/^\d+$/.test(part)) return { is: 'number', value: Number(part) }
  const time = /^(\d{1,2})[:.h](\d\d)$/.exec(part)
  if (time) return { is: 'time', hour: Number(time[1]), minute: Number(time[2]) }
  if (part === '-' || part === '–') return { is: 'to' }
  if (part === ',' || part === '&') return { is: 'and' }
  const days = daysCalled(part, tags)
  if (days) return { is: 'days', days }
  for (const tag of tags) {
    for (const [is, words] of Object.entries(meanings[tag] ?? {})) {
      if (words.split(' ').includes(part)) return { is: is as Meaning }
    }
    const month = isName(part, namesIn(tag).months)
    if (month >= 0) return { is: 'month', month: month + 1 }
  }
  return { is: 'unknown', word: part }
}

function daysCalled(part: string, tags: readonly string[]): readonly Weekday[] | undefined {
  if (/^weekdays?$/.test(part)) return weekdays.slice(0, 5)
  if (/^weekends?$/.test(part)) return weekdays.slice(5)
  if (part === 'daily') return weekdays
  for (const tag of tags) {
    const day = weekdays[isName(part, namesIn(tag).days)]
    if (day) return [day]
  }
  return undefined
}

/** The index of the name that the word equals, abbreviates or is the plural of. */
const isName = (word: string, names: readonly string[]): number =>
  word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word) || word === `${name}s`)

const known = new Map<string, { days: string[]; months: string[] }>()

function namesIn(tag: string) {
  const before = known.get(tag)
  if (before) return before
  const name = (options: Intl.DateTimeFormatOptions, day: number, month: number) =>
    folded(new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(Date.UTC(2024, month, day)))
  const names = {
    // January 2024 starts with a Monday.
    days: weekdays.map((_, index) => name({ weekday: 'long' }, index + 1, 0)),
    months: Array.from({ length: 12 }, (_, month) => name({ month: 'long' }, 1, month)),
  }
  known.set(tag, names)
  return names
}
