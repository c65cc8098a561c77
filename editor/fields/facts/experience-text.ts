import type { Business } from '../../../renderer/document/business.ts'

export type Experience = { year: number | null; years: number | null }
export type TypedExperience = { year: string; years: string }

export const typedExperience = (since: Business['since']): TypedExperience => ({
  year: since?.year ? String(since.year) : '',
  years: since?.years ? String(since.years) : '',
})

type Read = { said: Experience | null; problem?: { of: keyof TypedExperience; sentence: string } }

/** What the inputs say: null for nothing. With a `problem` there is nothing to take over. `thisYear` is the year it is now. */
export function readExperience({ year, years }: TypedExperience, thisYear: number): Read {
  const [founded, count] = [year.trim(), years.trim()]
  const wrong = (of: keyof TypedExperience, sentence: string): Read => ({ said: null, problem: { of, sentence } })
  if (founded !== '' && !/^\d{4}$/.test(founded)) return wrong('year', 'Enter the year with four digits: 1998.')
  if (founded !== '' && Number(founded) < 1000) return wrong('year', 'Enter a year after 1000.')
  if (founded !== '' && Number(founded) > thisYear) return wrong('year', 'That year is in the future.')
  if (count !== '' && !/^\d{1,3}$/.test(count)) return wrong('years', 'Enter a whole number: 12.')
  if (count !== '' && (Number(count) < 1 || Number(count) > 500)) return wrong('years', 'Enter a number from 1 to 500.')
  if (founded === '' && count === '') return { said: null }
  return { said: { year: founded === '' ? null : Number(founded), years: count === '' ? null : Number(count) } }
}
