import { NativeSelect } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { type BorderThickness, borderThicknesses } from '#renderer/document/enumerations.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { borderDrawings, choiceDrawings } from './choice-drawings.tsx'
import { humanize } from './field-description.ts'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'
import { Segments } from './segments.tsx'

/** Total label length up to which the options fit on one row. */
const maxRowLength = 30
const automatic = { value: '', label: 'Automatic' }

/** A choice among named values. Null leaves it to the style, if the schema allows. Values not offered count as null. */
export function ChoiceField({ field, id, value, onChange }: FieldProps<'choice'>) {
  const drawings = choiceDrawings[field.name]
  const options = field.values.map((name) => ({ value: name, label: humanize(name), drawn: drawings?.[name] }))
  const choices = field.optional ? [{ ...automatic, drawn: drawings && <IconWand size={16} /> }, ...options] : options
  const props = { id, label: field.label, value: value && field.values.includes(value) ? value : '' }
  const change = (next: string) => onChange(field.optional && next === '' ? undefined : next)
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0)
  if (drawings || letters <= maxRowLength) {
    return <Segments {...props} hint={field.hint} segments={choices} onChange={change} />
  }
  return (
    <NativeSelect
      {...props}
      description={field.hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={choices.map(({ value, label }) => ({ value, label }))}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}

export function StarsField({ field, id, value, onChange }: FieldProps<'stars'>) {
  return (
    <NativeSelect
      id={id}
      label={field.label}
      data={starChoices}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}

export const starChoices = Array.from({ length: limits.stars + 1 }, (_, count) => ({
  value: String(count),
  label:
    count === 0 ? 'No stars' : `${'★'.repeat(count)}${'☆'.repeat(limits.stars - count)} ${count} of ${limits.stars}`,
}))

export function BorderField({ field, id, value, onChange }: FieldProps<'border'>) {
  return (
    <div className={classes.group}>
      <Segments
        id={`${id}-sides`}
        label={field.label}
        segments={field.sides.map((side) => ({ value: side, label: humanize(side), drawn: borderDrawings[side] }))}
        value={value.sides}
        hint={field.hint}
        onChange={(sides) => onChange({ ...value, sides })}
      />
      {value.sides !== 'None' && (
        <Segments
          id={`${id}-thickness`}
          label="Thickness"
          segments={borderThicknesses.map((pixels) => ({ value: String(pixels), label: `${pixels} px` }))}
          value={String(value.thickness)}
          onChange={(thickness) => onChange({ ...value, thickness: Number(thickness) as BorderThickness })}
        />
      )}
    </div>
  )
}
