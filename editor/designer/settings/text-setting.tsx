import { Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Counted } from '../form/counted.tsx'
import { FieldPlace } from '../form/field-place.tsx'
import type { Change } from '../form/field-props.ts'

/** A text setting: one line, or multiline if it may be long. */
export function TextSetting(props: {
  name: string
  label: string
  hint?: ReactNode
  placeholder?: string | undefined
  long?: boolean
  /** Whether to keep line breaks. */
  lines?: boolean
  type?: 'email' | 'tel'
  /** Validation message, shown after blur. */
  problem?: string | undefined
  max: number
  value: string
  onChange: Change<string>
}) {
  const { name, label, hint, placeholder, long, lines, type, problem, max, value, onChange } = props
  const [left, setLeft] = useState(value !== '')
  const path = `settings.${name}`
  const shared = {
    id: path,
    label,
    description: hint,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    placeholder,
    maxLength: max,
    value,
    autoComplete: 'off',
  }
  return (
    <FieldPlace path={path}>
      <Counted length={value.length} max={max}>
        {long ? (
          <Textarea
            {...shared}
            autosize
            minRows={2}
            onChange={({ currentTarget: { value } }) =>
              // Stored as one line, however it wraps here.
              onChange(lines ? value : value.replace(/\s*\n\s*/g, ' '), path)
            }
          />
        ) : (
          <TextInput
            {...shared}
            type={type}
            error={left ? problem : undefined}
            onBlur={() => setLeft(value !== '')}
            onChange={(event) => onChange(event.currentTarget.value, path)}
          />
        )}
      </Counted>
    </FieldPlace>
  )
}
