import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { passwordLength } from '../../worker/accounts/schema.ts'
import { FieldNote, noteBelow } from './field-note.tsx'
import classes from './password-field.module.css'

export type PasswordFieldProps = {
  value: string
  onChange: (value: string) => void
  /** What is wrong, under the field. */
  problem?: ReactNode
  hint?: string
  label?: string
  /** Between the field and its note. */
  beneath?: ReactNode
  autoComplete?: 'current-password' | 'new-password'
  autoFocus?: boolean
  onFocus?: () => void
  ref?: Ref<HTMLInputElement>
}

/** Asks for a password, which can be shown. */
export function PasswordField({
  value,
  onChange,
  problem,
  hint,
  label = 'Password',
  beneath,
  autoComplete = 'current-password',
  autoFocus,
  onFocus,
  ref,
}: PasswordFieldProps) {
  return (
    <PasswordInput
      ref={ref}
      classNames={{ input: classes.field, innerInput: classes.inner }}
      label={label}
      name="password"
      size="md"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      data-autofocus={autoFocus || undefined}
      value={value}
      maxLength={passwordLength.max}
      error={problem !== undefined}
      aria-invalid={problem !== undefined}
      inputWrapperOrder={noteBelow}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      description={
        <>
          {beneath}
          <FieldNote problem={problem} hint={hint} />
        </>
      }
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={onFocus}
    />
  )
}
