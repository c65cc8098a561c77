import { Textarea, type TextareaProps } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { limits } from '#renderer/document/fields/limits.ts'
import { FieldNote, noteBelow } from '#ui/fields/field-note.tsx'
import { answersAtom, changeAnswersAtom } from '../wizard-state.ts'

type ActivitiesFieldProps = Pick<
  TextareaProps,
  'rows' | 'ref' | 'onBlur' | 'placeholder' | 'autoFocus' | 'inputContainer'
> & {
  problem?: string | undefined
}

const maxLength = limits.businessDescription

export function ActivitiesField({ problem, autoFocus, ...props }: ActivitiesFieldProps) {
  const { businessActivities } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  /** How many characters of the last paste didn't fit. */
  const [left, setLeft] = useState(0)
  return (
    <Textarea
      {...props}
      name="businessActivities"
      label="What's your business about?"
      size="md"
      value={businessActivities}
      error={problem !== undefined}
      maxLength={maxLength}
      inputWrapperOrder={noteBelow}
      description={
        <FieldNote
          problem={problem ?? leftOut(left)}
          hint="In your own words: services, prices, hours, people."
          used={businessActivities.length}
          max={maxLength}
        />
      }
      data-autofocus={autoFocus || undefined}
      onPaste={(event) => setLeft(Math.max(0, pasted(event) - room(event)))}
      onKeyDown={(event) => {
        const isText = event.key === 'Enter' || [...event.key].length === 1
        if (isText && !event.ctrlKey && !event.metaKey && room(event) === 0) setLeft((before) => before || 1)
      }}
      onChange={({ currentTarget: { value } }) => {
        change({ businessActivities: value })
        if (value.length < maxLength) setLeft(0)
      }}
    />
  )
}

/** Browsers count a line break as one character. */
const pasted = ({ clipboardData }: ClipboardEvent) =>
  clipboardData.getData('text/plain').replaceAll('\r\n', '\n').length

function room({ currentTarget }: ClipboardEvent<HTMLTextAreaElement> | KeyboardEvent<HTMLTextAreaElement>): number {
  const { value, selectionStart, selectionEnd } = currentTarget
  return Math.max(0, maxLength - value.length + selectionEnd - selectionStart)
}

const inThousands = (count: number) => count.toLocaleString('en-US')

function leftOut(characters: number): string | undefined {
  if (characters === 0) return undefined
  const what = characters === 1 ? 'The rest was' : `The last ${inThousands(characters)} were`
  return `${inThousands(maxLength)} characters fit. ${what} left out.`
}
