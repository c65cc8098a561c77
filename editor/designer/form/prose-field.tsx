import { Textarea } from '@mantine/core'
import { Counted } from './counted.tsx'
import type { FieldProps } from './field-props.ts'

export function ProseField({ field, id, value, onChange }: FieldProps<'prose'>) {
  return (
    <Counted length={value.length} max={field.max}>
      <Textarea
        id={id}
        label={field.label}
        description={field.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={field.max}
        autosize
        minRows={3}
        maxRows={12}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value, id)}
      />
    </Counted>
  )
}
