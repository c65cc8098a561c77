import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/PinInput.layer.css'
import { PinInput } from '@mantine/core'
import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './code-field.module.css'

import { FieldNote } from './field-note.tsx'

type CodeFieldProps = {
  value: string
  onChange: (code: string) => void
  /** Called when the last digit is typed or a code is pasted. */
  onComplete: (code: string) => void
  problem: ReactNode
  disabled: boolean
}

/** Fields for an emailed code. A new `key` clears them and focuses the first field. */
export function CodeField({ value, onChange, onComplete, problem, disabled }: CodeFieldProps) {
  const id = useId()
  const note = `${id}note`
  const first = useRef<HTMLInputElement>(null)
  // Disabled inputs can't be focused.
  useEffect(() => {
    if (!disabled) first.current?.focus()
  }, [disabled])
  const paste = (event: ClipboardEvent) => {
    const pasted = codeIn(event.clipboardData.getData('text/plain'))
    if (!pasted || disabled) return
    event.preventDefault()
    event.stopPropagation()
    onChange(pasted)
    onComplete(pasted)
  }
  return (
    <div onPasteCapture={paste}>
      <PinInput
        // A generated id changes after the first render, which remounts the fields and loses the focus.
        id={id}
        ref={first}
        className={classes.code}
        length={digits}
        type="number"
        size="lg"
        oneTimeCode
        placeholder=""
        value={value}
        error={problem !== undefined}
        disabled={disabled}
        getInputProps={(index) => ({
          'aria-label': `Digit ${index + 1} of ${digits}`,
          'aria-describedby': note,
        })}
        onChange={onChange}
        onComplete={onComplete}
      />
      <p id={note} className={classes.note}>
        <FieldNote problem={problem} />
      </p>
    </div>
  )
}

export const digits = 6

/** Extracts a code from pasted text: alone, grouped, or within the email's sentence. */
export function codeIn(text: string): string | undefined {
  const alone = text.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(alone) ? alone : text.match(/(?<!\d)\d{6}(?!\d)/)?.[0]
}
