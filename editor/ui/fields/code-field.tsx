import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/PinInput.layer.css'
import { PinInput } from '@mantine/core'
import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './code-field.module.css'

import { FieldNote } from './field-note.tsx'

type CodeFieldProps = {
  value: string
  onChange: (code: string) => void
  /** Called with the whole code: by its last digit, or pasted. */
  onComplete: (code: string) => void
  problem: ReactNode
  disabled: boolean
}

/** Asks for the code of a mail. Give it another key for another try: the fields are empty then, and the first has the focus. */
export function CodeField({ value, onChange, onComplete, problem, disabled }: CodeFieldProps) {
  const id = useId()
  const note = `${id}note`
  const first = useRef<HTMLInputElement>(null)
  // Fields that wait for an answer can have no focus.
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
        // A generated id changes after the first render, and takes the focus away with the fields.
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

/** The code in a text that was pasted: alone, in groups, or within the sentence of the mail. */
export function codeIn(text: string): string | undefined {
  const alone = text.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(alone) ? alone : text.match(/(?<!\d)\d{6}(?!\d)/)?.[0]
}
