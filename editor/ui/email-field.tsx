import { TextInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { limits } from '../../renderer/document/limits.ts'
import { FieldNote, noteBelow } from './field-note.tsx'
import { FieldTip } from './field-tip.tsx'

export type EmailFieldProps = {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** The error for an invalid email address. */
  invalid?: boolean
  /** What else went wrong, under the field. */
  problem?: ReactNode
  hint?: string
  label?: string
  /** `username` beside a password, for what remembers both. Default `email`. */
  autoComplete?: 'email' | 'username'
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Asks for an email address. */
export function EmailField({
  value,
  onChange,
  onBlur,
  invalid = false,
  problem,
  hint,
  label = 'Email',
  autoComplete = 'email',
  autoFocus,
  ref,
}: EmailFieldProps) {
  return (
    <TextInput
      ref={ref}
      label={label}
      type="email"
      name="email"
      size="md"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      data-autofocus={autoFocus || undefined}
      value={value}
      maxLength={limits.email}
      error={invalid || problem !== undefined}
      inputWrapperOrder={noteBelow}
      description={invalid ? <FieldTip>Invalid email</FieldTip> : <FieldNote problem={problem} hint={hint} />}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
