import { Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { FieldNote, noteBelow } from '#ui/fields/field-note.tsx'
import { ago } from '#ui/words/when-words.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { joinTags, splitTags } from '../../form/pictures/picture-words.tsx'
import { sizeWords, tileUrl, usesInWords } from './picture-facts.ts'
import classes from './picture-side.module.css'
import { useSavedField } from './use-saved-field.ts'

type PictureDetailsProps = { draftId: string; picture: LibraryPicture; uses: number; onDelete: () => void }

export function PictureDetails({ draftId, picture, uses, onDelete }: PictureDetailsProps) {
  const { image, addedAt } = picture
  return (
    <div className={classes.details}>
      <div className={classes.preview}>
        <img src={tileUrl(picture)} alt={image.description || 'No description yet'} />
      </div>
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
      <Button
        className={classes.delete}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={onDelete}
      >
        Delete
      </Button>
    </div>
  )
}

function KeywordsField({ draftId, picture }: { draftId: string; picture: LibraryPicture }) {
  const field = useSavedField({
    draftId,
    id: picture.id,
    initial: joinTags(picture.image.tags),
    asChange: (text) => ({ tags: splitTags(text) }),
  })
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
