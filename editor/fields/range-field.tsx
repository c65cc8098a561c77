import { Slider } from '@mantine/core'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'

/** A number on a slider. Shares of one are shown as per cent. */
export function RangeField({ field, path, value, onChange }: FieldProps<'range'>) {
  const { min, max, step, unit } = field
  const shown = (number: number) =>
    max <= 1 && unit === '' ? `${Math.round(number * 100)} %` : `${Number(number.toFixed(2))} ${unit}`.trim()
  return (
    <div>
      <div className={classes.labelRow}>
        <span id={`${path}-label`} className={classes.label}>
          {field.label}
        </span>
        <span className={classes.quiet}>{shown(value)}</span>
      </div>
      <Slider
        id={path}
        thumbProps={{ 'aria-labelledby': `${path}-label`, 'aria-valuetext': shown(value) }}
        min={min}
        max={max}
        step={step}
        label={null}
        disabled={field.disabled}
        value={value}
        onChange={(next) => onChange(next, path)}
      />
      {field.hint && <p className={classes.hint}>{field.hint}</p>}
    </div>
  )
}
