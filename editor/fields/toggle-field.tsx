import { Switch } from '@mantine/core'
import { toast } from '../ui/toast.ts'
import type { FieldProps } from './field-props.ts'

/** On or off. Some announce what being on means. */
export function ToggleField({ field, id, value, onChange }: FieldProps<'toggle'>) {
  return (
    <Switch
      id={id}
      label={field.label}
      description={field.hint}
      checked={value}
      onChange={({ currentTarget: { checked } }) => {
        onChange(checked)
        if (checked && field.notice) toast(field.notice)
      }}
    />
  )
}
