import { NativeSelect } from '@mantine/core'
import { type BorderThickness, borderThicknesses } from '#renderer/document/enumerations.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { humanise } from './field-description.ts'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'

/**
 * One of a few named values; where the schema allows, none of them, which leaves it to the style. A value that is not among
 * those offered counts as none.
 */
export function ChoiceField({ field, id, value, onChange }: FieldProps<'choice'>) {
  const options = field.values.map((name) => ({ value: name, label: humanise(name) }))
  return (
    <NativeSelect
      id={id}
      label={field.label}
      description={field.hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={field.optional ? [{ value: '', label: 'Automatic' }, ...options] : options}
      value={value && field.values.includes(value) ? value : ''}
      onChange={({ currentTarget }) =>
        onChange(field.optional && currentTarget.value === '' ? undefined : currentTarget.value)
      }
    />
  )
}

/** How many stars somebody gave; the signs say it at a glance. */
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

/** The options of a select for a number of stars, from none to five. */
export const starChoices = Array.from({ length: limits.stars + 1 }, (_, count) => ({
  value: String(count),
  label:
    count === 0 ? 'No stars' : `${'★'.repeat(count)}${'☆'.repeat(limits.stars - count)} ${count} of ${limits.stars}`,
}))

/** Where a line is drawn, and how thick. */
export function BorderField({ field, id, value, onChange }: FieldProps<'border'>) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{field.label}</legend>
      <div className={classes.pair}>
        <NativeSelect
          id={`${id}-sides`}
          aria-label={`${field.label}: sides`}
          data={field.sides.map((side) => ({ value: side, label: humanise(side) }))}
          value={value.sides}
          onChange={(event) => onChange({ ...value, sides: event.currentTarget.value as typeof value.sides })}
        />
        {value.sides !== 'None' && (
          <NativeSelect
            id={`${id}-thickness`}
            aria-label={`${field.label}: thickness`}
            data={borderThicknesses.map((pixels) => ({ value: String(pixels), label: `${pixels} px` }))}
            value={String(value.thickness)}
            onChange={(event) =>
              onChange({ ...value, thickness: Number(event.currentTarget.value) as BorderThickness })
            }
          />
        )}
      </div>
      {field.hint && <p className={classes.hint}>{field.hint}</p>}
    </fieldset>
  )
}
