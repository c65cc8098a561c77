import type { LibraryPicture } from '../../../../worker/pictures/schema.ts'
import { ago } from '../../../ui/ago.ts'
import { DeletePicture } from './delete-picture.tsx'
import { DescriptionField } from './description-field.tsx'
import { KeywordsField } from './keywords-field.tsx'
import { sizeWords, tileUrl } from './picture-facts.ts'
import classes from './picture-side.module.css'
import { usesInWords } from './picture-uses.ts'

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
