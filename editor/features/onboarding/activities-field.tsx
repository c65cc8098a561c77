import { Textarea, type TextareaProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useAtomValue, useSetAtom } from 'jotai'
import { limits } from '../../../renderer/document/limits.ts'
import { FieldNote, noteBelow } from '../../ui/field-note.tsx'
import { detailHint } from './detail-hint.ts'
import { answersAtom, changeAnswersAtom } from './wizard-state.ts'

type ActivitiesFieldProps = Pick<TextareaProps, 'rows' | 'ref' | 'onBlur' | 'placeholder' | 'autoFocus'> & {
  /** Why it cannot stay as it is. */
  problem?: string | undefined
}

/** What the business is about, in its owner's words, with a hint at what would help. The same answer wherever it stands. */
export function ActivitiesField({ problem, autoFocus, ...props }: ActivitiesFieldProps) {
  const { businessActivities } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  const [settled] = useDebouncedValue(businessActivities, 700)
  return (
    <Textarea
      {...props}
      label="What's your business about?"
      size="md"
      value={businessActivities}
      error={problem !== undefined}
      maxLength={limits.businessDescription}
      inputWrapperOrder={noteBelow}
      description={
        <FieldNote
          problem={problem}
          hint={detailHint(settled)}
          used={businessActivities.length}
          max={limits.businessDescription}
        />
      }
      data-autofocus={autoFocus || undefined}
      onChange={(event) => change({ businessActivities: event.currentTarget.value })}
    />
  )
}
