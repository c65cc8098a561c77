import { NativeSelect } from '@mantine/core'
import type { FieldProps } from './field-props.ts'
import { humanise } from './humanise.ts'

/**
 * One of a few named values; where the schema allows, none of them, which leaves it to the style. A value that is not among
 * those offered counts as none.
 */
export function ChoiceField({ field, id, value, onChange }: FieldProps<'choice'>) {
  const options = field.values.map((name) => ({ value: name, label: humanise(name) }))
  return (
    <NativeSelect
      id={id}
      label={field.label}
      description={field.hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={field.optional ? [{ value: '', label: 'Automatic' }, ...options] : options}
      value={value && field.values.includes(value) ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  )
}
