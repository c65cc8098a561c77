import { TextInput } from '@mantine/core'
import type { LibraryPicture } from '../../../../worker/pictures/schema.ts'
import { joinTags, splitTags } from '../../../fields/picture-tags.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { FieldNote, noteBelow } from '../../../ui/field-note.tsx'
import { useSavedField } from './use-saved-field.ts'

/** The words that a picture is found by. */
export function KeywordsField({ draftId, picture }: { draftId: string; picture: LibraryPicture }) {
  const field = useSavedField(draftId, picture, joinTags(picture.image.tags), (text) => ({ tags: splitTags(text) }))
  return (
    <TextInput
      label="Keywords"
      value={field.value}
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={field.save}
      autoComplete="off"
      inputWrapperOrder={noteBelow}
      description={
        <FieldNote
          problem={field.problem ? <ErrorText error={field.problem} /> : undefined}
          hint={field.isSaved ? 'Saved' : 'Words that help you find it, separated by commas.'}
        />
      }
    />
  )
}
