import { Switch } from '@mantine/core'
import type { FieldProps } from './field-props.ts'

/** On or off. */
export function ToggleField({ field, path, value, onChange }: FieldProps<'toggle'>) {
  return (
    <Switch
      id={path}
      label={field.label}
      description={field.hint}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
