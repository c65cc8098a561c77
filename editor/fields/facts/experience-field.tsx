import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { sameJson } from '../../../renderer/document/same-json.ts'
import type { FieldProps } from '../field-props.ts'
import classes from '../fields.module.css'
import { type Experience, readExperience, type TypedExperience, typedExperience } from './experience-text.ts'
import factClasses from './facts.module.css'
import { SourceNote } from './source-note.tsx'

/** Since when the business exists, or how many years of experience its owner has. */
export function ExperienceField({ field, id, value, onChange }: FieldProps<'experience'>) {
  const [typed, setTyped] = useTyped(value)
  const { problem } = readExperience(typed, new Date().getFullYear())
  const change = (part: Partial<TypedExperience>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const read = readExperience(next, new Date().getFullYear())
    const source = value?.source ?? 'typed'
    if (!read.problem) onChange(read.said && { ...read.said, source }, id)
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
        <TextInput {...number('year')} label="Founded in" placeholder="1998" />
        <TextInput {...number('years')} label="Years of experience" placeholder="12" />
      </div>
      <p className={factClasses.seen} role="status" data-problem={problem ? true : undefined}>
        {problem?.sentence ?? 'One of the two is enough.'}
      </p>
      {value && <SourceNote source={value.source} onConfirm={() => onChange({ ...value, source: 'typed' })} />}
    </fieldset>
  )
}

/** The text in the inputs: follows the fact when it changes elsewhere, as by undo, and otherwise stays as typed. */
function useTyped(value: FieldProps<'experience'>['value']) {
  const [typed, setTyped] = useState(() => typedExperience(value))
  const [seen, setSeen] = useState(value)
  if (!sameJson(seen, value)) {
    setSeen(value)
    const said: Experience | null | undefined = readExperience(typed, new Date().getFullYear()).said
    if (!sameJson(said, value && { year: value.year, years: value.years })) setTyped(typedExperience(value))
  }
  return [typed, setTyped] as const
}
