import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, type Ref, useMemo, useState } from 'react'
import { passwordCharacters } from '../../worker/accounts/schema.ts'
import classes from './new-password-field.module.css'
import { PasswordField } from './password-field.tsx'
import { filledParts, strengthWords } from './strength-words.ts'
import { useSettled } from './use-settled.ts'

export type NewPasswordFieldProps = {
  value: string
  onChange: (value: string) => void
  /** The error; `passwordFault` finds it before the form is sent. */
  problem?: ReactNode
  /** What others know of the person: their address. A password made of it is a weak one. */
  known?: string
  label?: string
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

type Measure = typeof import('./password-strength.ts').strengthOf

/** Asks for a password to be set, and says how strong it is. That is advice: only its length is a rule. */
export function NewPasswordField({
  value,
  onChange,
  problem,
  known = '',
  label,
  autoFocus,
  ref,
}: NewPasswordFieldProps) {
  const [measure, setMeasure] = useState<Measure>()
  const settled = useSettled(value, 150)
  const score = useMemo(
    () => (settled === '' ? undefined : measure?.(settled, known.split(/[@.\s]/).filter(Boolean))),
    [measure, settled, known],
  )
  const length = passwordCharacters(value)
  const words = strengthWords(length, score)
  const filled = filledParts(length, score)

  // Without it, the strength is not shown: the server decides anyway.
  const load = () => {
    if (!measure)
      import('./password-strength.ts').then(({ strengthOf }) => setMeasure(() => strengthOf)).catch(() => {})
  }

  return (
    <PasswordField
      ref={ref}
      label={label}
      value={value}
      onChange={onChange}
      autoComplete="new-password"
      autoFocus={autoFocus}
      onFocus={load}
      problem={problem}
      hint={words}
      beneath={
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
