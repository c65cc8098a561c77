import { Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Counted } from '../form/counted.tsx'
import { FieldPlace } from '../form/field-place.tsx'
import type { Change } from '../form/field-props.ts'

/** A text among the settings: a line, or as many as it needs where it may be long. */
export function TextSetting(props: {
  name: string
  label: string
  hint?: ReactNode
  placeholder?: string | undefined
  long?: boolean
  /** Whether the lines of a long one are kept as they are typed. */
  lines?: boolean
  type?: 'email' | 'tel'
  /** Validation message, shown once the person leaves the field. */
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
              // Else one line in the document, however it is wrapped here.
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
