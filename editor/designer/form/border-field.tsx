import { NativeSelect } from '@mantine/core'
import { type BorderThickness, borderThicknesses } from '#renderer/document/enumerations.ts'
import { humanise } from './field-description.ts'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'

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
