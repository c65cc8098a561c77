import { TextInput } from '@mantine/core'
import { Counted } from '../../../fields/counted.tsx'
import type { Change } from '../../../fields/field-props.ts'

/** A line of text among the settings. */
export function TextSetting(props: {
  name: string
  label: string
  hint?: string
  max: number
  value: string
  onChange: Change<string>
}) {
  const { name, label, hint, max, value, onChange } = props
  const path = `settings.${name}`
  return (
    <Counted length={value.length} max={max}>
      <TextInput
        id={path}
        label={label}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={max}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value, path)}
        autoComplete="off"
      />
    </Counted>
  )
}
