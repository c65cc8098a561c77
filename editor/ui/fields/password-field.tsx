import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { passwordLength } from '#worker/accounts/schema.ts'
import { FieldNote, noteBelow } from './field-note.tsx'
import classes from './password-field.module.css'

export type PasswordFieldProps = Omit<PasswordInputProps, 'description'> & {
  hint?: string
  /** Between the input and its note. */
  belowField?: ReactNode
  autoComplete?: 'current-password' | 'new-password'
}

/** A password input with a reveal button, for a form's `getInputProps`. */
export function PasswordField({
  error,
  hint,
  label = 'Password',
  belowField,
  autoComplete = 'current-password',
  autoFocus,
  ...input
}: PasswordFieldProps) {
  return (
    <PasswordInput
      {...input}
      classNames={{ input: classes.field, innerInput: classes.inner }}
      label={label}
      name="password"
      size="md"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      data-autofocus={autoFocus || undefined}
      maxLength={passwordLength.max}
      error={error !== undefined}
      aria-invalid={error !== undefined}
      inputWrapperOrder={noteBelow}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      description={
        <>
          {belowField}
          <FieldNote problem={error} hint={hint} />
        </>
      }
    />
  )
}
