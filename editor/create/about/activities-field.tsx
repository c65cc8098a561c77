import { Textarea, type TextareaProps } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { limits } from '#renderer/document/fields/limits.ts'
import { FieldNote, noteBelow } from '#ui/fields/field-note.tsx'
import { answersAtom, changeAnswersAtom } from '../wizard-state.ts'

type ActivitiesFieldProps = Pick<
  TextareaProps,
  'rows' | 'ref' | 'onBlur' | 'placeholder' | 'autoFocus' | 'inputContainer'
> & {
  /** Why it cannot stay as it is. */
  problem?: string | undefined
}

/** What the business is about, in its owner's words, with a hint at what to say. The same answer wherever it stands. */
export function ActivitiesField({ problem, autoFocus, ...props }: ActivitiesFieldProps) {
  const { businessActivities } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  return (
    <Textarea
      {...props}
      name="businessActivities"
      label="What's your business about?"
      size="md"
      value={businessActivities}
      error={problem !== undefined}
      maxLength={limits.businessDescription}
      inputWrapperOrder={noteBelow}
      description={
        <FieldNote
          problem={problem}
          hint="In your own words: services, prices, hours, people."
          used={businessActivities.length}
          max={limits.businessDescription}
        />
      }
      data-autofocus={autoFocus || undefined}
      onChange={(event) => change({ businessActivities: event.currentTarget.value })}
    />
  )
}
