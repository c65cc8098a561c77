import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { failureCode } from '#api/api-error.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { otpGenerateBody } from '#worker/accounts/schema.ts'
import { ErrorText } from '../errors/error-text.tsx'
import { problems } from '../errors/error-texts.ts'
import { FieldNote, noteBelow } from './field-note.tsx'
import { FieldTip } from './field-tip.tsx'

type EmailFieldProps = Omit<TextInputProps, 'description'> & {
  hint?: string
  /** `username` beside a password, for password managers. Default: `email`. */
  autoComplete?: 'email' | 'username'
}

/** An email input for a form's `getInputProps`. */
export function EmailField({
  error,
  hint,
  label = 'Email',
  autoComplete = 'email',
  autoFocus,
  ...input
}: EmailFieldProps) {
  return (
    <TextInput
      {...input}
      label={label}
      type="email"
      name="email"
      size="md"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      data-autofocus={autoFocus || undefined}
      maxLength={limits.email}
      error={error !== undefined}
      inputWrapperOrder={noteBelow}
      description={
        error === invalidEmail ? <FieldTip>{invalidEmail}</FieldTip> : <FieldNote problem={error} hint={hint} />
      }
    />
  )
}

const invalidEmail = 'Invalid email'

/** The same rule as the server's. */
export const validateEmail = (text: string) =>
  otpGenerateBody.shape.email.safeParse(text).success ? undefined : invalidEmail

export const emailError = (error: unknown): ReactNode =>
  failureCode(error) === 'invalid_request' ? problems.email : <ErrorText error={error} />
