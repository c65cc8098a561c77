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

/** Shows a problem after blur. */
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

/** A switch. Some show a notice when turned on. */
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
 * Props of an uncontrolled text input, so that typing never waits for a render. Writes other changes such as undo into the input. `id`
 * names the input in the history.
 */
export function useTypedInput(path: DocumentPath, id: string, value: string) {
  const ref = useRef<HTMLInputElement>(null)
  const store = useStore()
  const setField = useSetField()
  useLayoutEffect(() => {
    // Read the latest value, since more may have been typed since this render.
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
