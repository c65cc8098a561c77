import { TextInput } from '@mantine/core'
import { Counted } from './counted.tsx'
import type { FieldProps } from './field-props.ts'

/** One line of text. */
export function LineField({ field, path, value, onChange, placeholder }: FieldProps<'line'>) {
  return (
    <Counted length={value.length} max={field.max}>
      <TextInput
        id={path}
        label={field.label}
        type={field.input}
        inputMode={field.input}
        description={field.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={placeholder}
        maxLength={field.max}
        disabled={field.disabled}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value, path)}
        autoComplete="off"
      />
    </Counted>
  )
}
