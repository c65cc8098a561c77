import { NativeSelect } from '@mantine/core'
import { use } from 'react'
import type { FieldProps } from '../field-props.ts'
import { BusinessFactsContext } from './business-facts.ts'

/** Which of the business's services an item shows, with its price and duration. */
export function ServiceField({ field, id, value, onChange }: FieldProps<'service'>) {
  const { services } = use(BusinessFactsContext).business
  const options = services
    .filter(({ id, name }) => name.trim() !== '' || id === value)
    .map(({ id, name }) => ({ value: id, label: name.trim() || 'A service without a name' }))
  return (
    <NativeSelect
      id={id}
      label={field.label}
      description={options.length === 0 ? 'Add services and prices in Business settings to choose one.' : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      disabled={options.length === 0}
      data={[{ value: '', label: 'No service in Business' }, ...options]}
      value={services.some(({ id }) => id === value) ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
