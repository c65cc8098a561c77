import { VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type FocusEvent, useMemo, useState } from 'react'
import { passwordCharacters } from '#worker/accounts/schema.ts'
import classes from './new-password-field.module.css'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'
import { filledParts, strengthWords } from './strength-words.ts'

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'beneath' | 'hint'> & {
  value?: string
  /** The person's email address, which would make a weak password. */
  known?: string
}

type Measure = typeof import('./password-strength.ts').strengthOf

/** A new password with a strength meter. Only the length is enforced. */
export function NewPasswordField({ value = '', known = '', onFocus, ...input }: NewPasswordFieldProps) {
  const [measure, setMeasure] = useState<Measure>()
  const [settled] = useDebouncedValue(value, 150)
  const score = useMemo(
    () => (settled === '' ? undefined : measure?.(settled, known.split(/[@.\s]/).filter(Boolean))),
    [measure, settled, known],
  )
  const length = passwordCharacters(value)
  const words = strengthWords(length, score)
  const filled = filledParts(length, score)

  // If it can't be loaded, no strength is shown. The server decides anyway.
  const load = (event: FocusEvent<HTMLInputElement>) => {
    onFocus?.(event)
    if (!measure)
      import('./password-strength.ts').then(({ strengthOf }) => setMeasure(() => strengthOf)).catch(() => {})
  }

  return (
    <PasswordField
      {...input}
      value={value}
      autoComplete="new-password"
      onFocus={load}
      hint={words}
      belowField={
        <span className={classes.meter} data-filled={filled}>
          <VisuallyHidden>
            <meter aria-label="Password strength" min={0} max={4} value={filled} aria-valuetext={words} />
          </VisuallyHidden>
          <span />
          <span />
          <span />
          <span />
        </span>
      }
    />
  )
}
