import { Switch, TextInput } from '@mantine/core'
import { useStore } from 'jotai'
import { type ChangeEvent, use, useLayoutEffect, useRef, useState } from 'react'
import { factHeading } from '#renderer/facts/fact-heading.ts'
import { toast } from '#ui/toasts/toast.tsx'
import { type DocumentPath, fieldValue } from '../document/field.ts'
import { documentAtom } from '../document/session.ts'
import { useSetField } from '../document/use-field.ts'
import { Counted } from './counted.tsx'
import { BusinessFactsContext } from './facts/business-facts.ts'
import type { FieldProps } from './field-props.ts'

/** One line of text. Shows a problem after the person leaves the field. */
export function LineField({ field, id, path, value }: FieldProps<'line'>) {
  const typed = useTypedInput(path, id, value)
  const { business, locale } = use(BusinessFactsContext)
  const [left, setLeft] = useState(value !== '')
  return (
    <Counted length={value.length} max={field.max}>
      <TextInput
        id={id}
        label={field.label}
        type={field.input}
        inputMode={field.input}
        description={field.hint}
        placeholder={field.heads && factHeading(field.heads, business, locale)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={field.max}
        {...typed}
        onBlur={(event) => setLeft(event.currentTarget.value !== '')}
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

/**
 * Props of an uncontrolled text input, so that a letter never waits for React to render the form. Changes from elsewhere, such as undo or
 * another tab, are written into it. `id` names the input for the history.
 */
export function useTypedInput(path: DocumentPath, id: string, value: string) {
  const ref = useRef<HTMLInputElement>(null)
  const store = useStore()
  const setField = useSetField()
  useLayoutEffect(() => {
    // Not the value of this render: another letter may have come since it began.
    const document = store.get(documentAtom)
    const now = document && fieldValue(document, path)
    if (ref.current && typeof now === 'string' && ref.current.value !== now) ref.current.value = now
  })
  return {
    ref,
    defaultValue: value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      setField({ path, value: currentTarget.value, typing: id }),
  }
}
