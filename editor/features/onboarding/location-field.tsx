import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useAtomValue, useSetAtom } from 'jotai'
import { limits } from '../../../renderer/document/limits.ts'
import { FieldNote, noteBelow } from '../../ui/field-note.tsx'
import { looksLikePlace } from './answers.ts'
import { answersAtom, changeAnswersAtom } from './wizard-state.ts'

/** Where the business is, in its owner's words. */
export function LocationField() {
  const { businessLocation } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  const [settled] = useDebouncedValue(businessLocation, 600)
  const status =
    businessLocation.trim() === ''
      ? 'Optional. The town or area you work in.'
      : settled !== businessLocation
        ? 'Finding location'
        : looksLikePlace(businessLocation)
          ? 'Location found'
          : 'Use the name of a town or an area.'

  return (
    <TextInput
      label="Business location"
      size="md"
      value={businessLocation}
      maxLength={limits.businessLocation}
      autoComplete="address-level2"
      inputWrapperOrder={noteBelow}
      description={<FieldNote hint={status} used={businessLocation.length} max={limits.businessLocation} />}
      onChange={(event) => change({ businessLocation: event.currentTarget.value })}
    />
  )
}
