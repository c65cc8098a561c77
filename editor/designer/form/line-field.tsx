import { Switch, TextInput } from '@mantine/core'
import { use, useState } from 'react'
import { toast } from '#ui/toasts/toast.tsx'
import { Counted } from './counted.tsx'
import { BusinessFactsContext } from './facts/business-facts.ts'
import type { FieldProps } from './field-props.ts'

/** One line of text. Shows a problem after the person leaves the field. */
export function LineField({ field, id, value, onChange, placeholder }: FieldProps<'line'>) {
  const [left, setLeft] = useState(value !== '')
  return (
    <Counted length={value.length} max={field.max}>
      <TextInput
        id={id}
        label={field.label}
        type={field.input}
        inputMode={field.input}
        description={field.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={placeholder}
        maxLength={field.max}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value, id)}
        onBlur={() => setLeft(value !== '')}
        error={left ? field.problem?.(value) : undefined}
        autoComplete="off"
        list={field.suggests && `${id}-known`}
      />
      {field.suggests && <KnownGroups id={`${id}-known`} />}
    </Counted>
  )
}

/** The groups that services have already, offered while the owner types. */
function KnownGroups({ id }: { id: string }) {
  const { services } = use(BusinessFactsContext).business
  const groups = new Set(services.map(({ group }) => group.trim()).filter(Boolean))
  return (
    <datalist id={id}>
      {[...groups].map((group) => (
        <option key={group} value={group} />
      ))}
    </datalist>
  )
}

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
