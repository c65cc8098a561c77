import { Button, Textarea } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { limits } from '../../../../renderer/document/limits.ts'
import type { LibraryPicture } from '../../../../worker/pictures/schema.ts'
import { useSuggestDescription } from '../../../state/picture-changes.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { FieldNote, noteBelow } from '../../../ui/field-note.tsx'
import classes from './picture-side.module.css'
import { useSavedField } from './use-saved-field.ts'

type DescriptionFieldProps = { draftId: string; picture: LibraryPicture; canSuggest: boolean }

/** The text of a picture for people who cannot see it. Saved during typing; a model can suggest it, if there is one. */
export function DescriptionField({ draftId, picture, canSuggest }: DescriptionFieldProps) {
  const suggestion = useSuggestDescription(draftId)
  const field = useSavedField(draftId, picture, picture.image.description, (description) => ({ description }))
  const problem = field.problem ?? suggestion.error
  const suggest = () => suggestion.mutate(picture.id, { onSuccess: field.set })
  return (
    <div className={classes.field}>
      <Textarea
        label="Description"
        rows={3}
        maxLength={limits.imageDescription}
        value={field.value}
        onChange={(event) => field.change(event.currentTarget.value)}
        onBlur={field.save}
        inputWrapperOrder={noteBelow}
        description={
          <FieldNote
            problem={problem ? <ErrorText error={problem} /> : undefined}
            hint={field.isSaved ? 'Saved' : 'Read aloud to people who can’t see it.'}
            used={field.value.length}
            max={limits.imageDescription}
          />
        }
      />
      {canSuggest && (
        <Button
          className={classes.suggest}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconSparkles size={14} aria-hidden />}
          loading={suggestion.isPending}
          onClick={suggest}
        >
          Suggest
        </Button>
      )}
    </div>
  )
}
