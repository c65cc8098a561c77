import { IconSparkles } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import type { KeyboardEvent } from 'react'
import { withDescription } from '#renderer/document/edits/without-picture.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { IconAction } from '#ui/icon-action.tsx'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { editAsAtom } from '../../document/edits.ts'
import { useSuggestDescription } from '../changes.ts'
import { hashOf } from './picture-facts.ts'
import classes from './picture-grid.module.css'
import { useSavedField } from './use-saved-field.ts'

type TileDescriptionProps = {
  draftId: string
  picture: LibraryPicture
  /** 1-based. Names the field for screen readers. */
  position: number
  tabIndex: 0 | -1
  canSuggest: boolean
}

/** The alt text below a picture. Saved during typing and applied wherever the website shows the picture. */
export function TileDescription({ draftId, picture, position, tabIndex, canSuggest }: TileDescriptionProps) {
  const suggestion = useSuggestDescription(draftId)
  const editAs = useSetAtom(editAsAtom)
  const field = useSavedField({
    draftId,
    id: picture.id,
    initial: picture.image.description,
    asChange: (description) => ({ description }),
    onLeft: (text) => editAs('Picture description', (document) => withDescription(document, hashOf(picture), text)),
  })
  const problem = field.problem ?? suggestion.error
  const suggest = () => suggestion.mutate(picture.id, { onSuccess: field.change })
  return (
    <div className={classes.words}>
      <textarea
        className={classes.description}
        aria-label={`Description of picture ${position}`}
        placeholder="Describe it for people who can’t see it"
        rows={2}
        maxLength={limits.imageDescription}
        tabIndex={tabIndex}
        value={field.value}
        onChange={(event) => field.change(event.currentTarget.value)}
        onBlur={field.save}
        onKeyDown={onEnter(field.save)}
      />
      {canSuggest && tabIndex === 0 && (
        <span className={classes.suggest}>
          <IconAction label="Suggest a description" onClick={suggestion.isPending ? undefined : suggest}>
            <IconSparkles size={14} />
          </IconAction>
        </span>
      )}
      <p role="status" className={classes.state} data-problem={problem ? true : undefined}>
        {problem ? <ErrorText error={problem} /> : field.isSaved && 'Saved'}
      </p>
    </div>
  )
}

/** Saves and moves to the next picture's description. */
const onEnter = (save: () => void) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  save()
  event.currentTarget.closest('li')?.nextElementSibling?.querySelector('textarea')?.focus()
}
