import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './fields.module.css'

export type Segment<Value extends string> = {
  value: Value
  label: string
  /** Replaces the label. */
  drawn?: ReactNode
}

type SegmentsProps<Value extends string> = {
  id: string
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  hint?: string | undefined
  onChange: (value: Value) => void
}

/** A choice with all options visible. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { id, label, segments, value, hint, onChange } = props
  return (
    <div className={classes.group}>
      <span id={`${id}-label`} className={classes.label}>
        {label}
      </span>
      <SegmentedControl
        withItemsBorders={false}
        fullWidth
        size="xs"
        id={id}
        name={id}
        aria-labelledby={`${id}-label`}
        classNames={{ innerLabel: classes.segment }}
        data={segments.map(({ value, label, drawn }) => ({
          value,
          label: drawn ? <Drawing label={label}>{drawn}</Drawing> : label,
        }))}
        value={value}
        onChange={(next) => onChange(next as Value)}
      />
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
  )
}

const Drawing = ({ label, children }: { label: string; children: ReactNode }) => (
  <span title={label} className={classes.drawing}>
    <span aria-hidden>{children}</span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
)
