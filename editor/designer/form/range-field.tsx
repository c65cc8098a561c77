import { Slider } from '@mantine/core'
import { createContext, use } from 'react'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'

/** By path: the minimum that the page renders for a range, even if the owner sets less. */
export const RangeFloorsContext = createContext<Readonly<Record<string, number>>>({})

/** A slider. Shows fractions as percentages. Explains if the page renders a higher value. */
export function RangeField({ field, id, path, value, onChange }: FieldProps<'range'>) {
  const { min, max, step, unit } = field
  const floor = use(RangeFloorsContext)[path] ?? min
  const isRaised = value < floor
  const shown = (number: number) =>
    max <= 1 && unit === '' ? `${Math.round(number * 100)} %` : `${Number(number.toFixed(2))} ${unit}`.trim()
  const drawn = isRaised ? `${shown(value)}, shown at ${shown(floor)}` : shown(value)
  return (
    <div>
      <div className={classes.labelRow}>
        <span id={`${id}-label`} className={classes.label}>
          {field.label}
        </span>
        <span className={classes.quiet}>{drawn}</span>
      </div>
      <Slider
        id={id}
        thumbProps={{ 'aria-labelledby': `${id}-label`, 'aria-valuetext': drawn }}
        min={min}
        max={max}
        step={step}
        label={null}
        marks={floor > min && floor < max ? [{ value: floor }] : undefined}
        value={value}
        onChange={(next) => onChange(next, id)}
      />
      {isRaised ? (
        <p className={classes.hint}>
          Below {shown(floor)}, text on the picture is hard to read, so the page uses {shown(floor)}.
        </p>
      ) : (
        field.hint && <p className={classes.hint}>{field.hint}</p>
      )}
    </div>
  )
}
