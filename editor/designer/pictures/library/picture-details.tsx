import { Button, Textarea, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSparkles } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#renderer/document/fields/limits.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { FieldNote, noteBelow } from '#ui/fields/field-note.tsx'
import { ago } from '#ui/words/when-words.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { joinTags, splitTags } from '../../form/pictures/picture-words.tsx'
import { type PictureChange, showPictureChange, useChangePicture, useSuggestDescription } from '../changes.ts'
import { DeletePicture } from './delete-picture.tsx'
import { sizeWords, tileUrl, usesInWords } from './picture-facts.ts'
import classes from './picture-side.module.css'

type PictureDetailsProps = { draftId: string; picture: LibraryPicture; uses: number; canSuggest: boolean }

/** A picture with its description, its uses, and the button to delete it. */
export function PictureDetails({ draftId, picture, uses, canSuggest }: PictureDetailsProps) {
  const { image, addedAt } = picture
  return (
    <div className={classes.details}>
      <div className={classes.preview}>
        <img src={tileUrl(picture)} alt={image.description || 'No description yet'} />
      </div>
      <DescriptionField draftId={draftId} picture={picture} canSuggest={canSuggest} />
      <KeywordsField draftId={draftId} picture={picture} />
      <dl className={classes.facts}>
        <div>
          <dt>Size</dt>
          <dd>{sizeWords(picture)}</dd>
        </div>
        <div>
          <dt>Added</dt>
          <dd>
            <time dateTime={addedAt}>{ago(addedAt)}</time>
            {image.credit && (
              <>
                , by{' '}
                <a href={image.credit.url} target="_blank" rel="noreferrer">
                  {image.credit.name}
                </a>{' '}
                on {image.provider}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Used</dt>
          <dd>{usesInWords(uses)}</dd>
        </div>
      </dl>
      <DeletePicture draftId={draftId} picture={picture} uses={uses} />
    </div>
  )
}

/** The words that a picture is found by. */
function KeywordsField({ draftId, picture }: { draftId: string; picture: LibraryPicture }) {
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

type DescriptionFieldProps = { draftId: string; picture: LibraryPicture; canSuggest: boolean }

/** The text of a picture for people who cannot see it. Saved during typing; a model can suggest it, if there is one. */
function DescriptionField({ draftId, picture, canSuggest }: DescriptionFieldProps) {
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

/** In milliseconds without a keystroke, after which what was typed is kept. */
const pause = 1000

/**
 * A text about a picture that is saved when typing pauses, when the field loses focus and when it unmounts. `initial`
 * is the stored text.
 */
function useSavedField(
  draftId: string,
  picture: LibraryPicture,
  initial: string,
  asChange: (text: string) => PictureChange,
) {
  const [value, setValue] = useState(initial)
  const { mutate, error, isSuccess } = useChangePicture(draftId)
  const [sent, setSent] = useState(initial)
  const send = (text: string) => {
    setSent(text)
    mutate({ id: picture.id, change: asChange(text) })
  }
  const store = useDebouncedCallback(send, { delay: pause, flushOnUnmount: true })
  const queries = useQueryClient()
  const change = (text: string) => {
    setValue(text)
    showPictureChange(queries, draftId, picture.id, asChange(text))
    store(text)
  }
  const set = (text: string) => {
    change(text)
    store.flush()
  }
  return { value, change, set, save: store.flush, problem: error, isSaved: isSuccess && sent === value }
}
