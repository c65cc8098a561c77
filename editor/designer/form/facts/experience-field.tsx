import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Business } from '#renderer/document/business.ts'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { FieldProps } from '../field-props.ts'
import classes from '../fields.module.css'
import { confirmed, OriginNote } from './fact-notes.tsx'
import factClasses from './facts.module.css'

/** The year the business was founded, or the owner's years of experience. */
export function ExperienceField({ field, id, value, onChange }: FieldProps<'experience'>) {
  const [typed, setTyped] = useTyped(value)
  const { problem } = parseExperience(typed, new Date().getFullYear())
  const change = (part: Partial<TypedExperience>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const read = parseExperience(next, new Date().getFullYear())
    if (!read.problem) onChange(read.value && { source: 'typed', ...value, ...read.value }, id)
  }
  const number = (name: keyof TypedExperience) => ({
    id: `${id}-${name}`,
    classNames: { label: classes.part },
    inputMode: 'numeric' as const,
    maxLength: 4,
    value: typed[name],
    error: problem?.of === name,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
    autoComplete: 'off',
  })
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{field.label}</legend>
      <div className={factClasses.pair}>
        <TextInput {...number('year')} label="Founded in" placeholder="Such as 1998" />
        <TextInput {...number('years')} label="Years of experience" placeholder="Such as 12" />
      </div>
      <p className={factClasses.seen} role="status" data-problem={problem ? true : undefined}>
        {problem?.sentence ?? 'One of the two is enough.'}
      </p>
      {value && <OriginNote fact={value} ages={value.years !== null} onConfirm={() => onChange(confirmed(value))} />}
    </fieldset>
  )
}

/** The text in the inputs. Follows other changes such as undo, otherwise stays as typed. */
function useTyped(value: FieldProps<'experience'>['value']) {
  const [typed, setTyped] = useState(() => typedExperience(value))
  const [seen, setSeen] = useState(value)
  if (!sameJson(seen, value)) {
    setSeen(value)
    const experience: Experience | null | undefined = parseExperience(typed, new Date().getFullYear()).value
    if (!sameJson(experience, value && { year: value.year, years: value.years })) setTyped(typedExperience(value))
  }
  return [typed, setTyped] as const
}

type Experience = { year: number | null; years: number | null }
type TypedExperience = { year: string; years: string }

export const typedExperience = (since: Business['since']): TypedExperience => ({
  year: since?.year ? String(since.year) : '',
  years: since?.years ? String(since.years) : '',
})

type ParsedExperience = { value: Experience | null; problem?: { of: keyof TypedExperience; sentence: string } }

/** Parses the inputs. Null if blank. If there is a `problem`, the value isn't stored. */
export function parseExperience({ year, years }: TypedExperience, thisYear: number): ParsedExperience {
  const [founded, count] = [year.trim(), years.trim()]
  const wrong = (of: keyof TypedExperience, sentence: string): ParsedExperience => ({
    value: null,
    problem: { of, sentence },
  })
  if (founded !== '' && !/^\d{4}$/.test(founded)) return wrong('year', 'Enter the year with four digits: 1998.')
  if (founded !== '' && Number(founded) < 1000) return wrong('year', 'Enter a year after 1000.')
  if (founded !== '' && Number(founded) > thisYear) return wrong('year', 'That year is in the future.')
  if (count !== '' && !/^\d{1,3}$/.test(count)) return wrong('years', 'Enter a whole number: 12.')
  if (count !== '' && (Number(count) < 1 || Number(count) > 500)) return wrong('years', 'Enter a number from 1 to 500.')
  if (founded === '' && count === '') return { value: null }
  return { value: { year: founded === '' ? null : Number(founded), years: count === '' ? null : Number(count) } }
}
