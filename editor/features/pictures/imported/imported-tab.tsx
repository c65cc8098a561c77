import { useState } from 'react'
import type { ImportedPicture } from '../../../../worker/creation/import/schema.ts'
import { problems } from '../../../messages.ts'
import { importedThumbnail } from '../../../state/imported-pictures.ts'
import { PickButton } from '../pick-button.tsx'
import type { TabProps } from '../picked.ts'
import classes from './imported.module.css'
import { importedPicked } from './imported-picked.ts'

type ImportedTabProps = Pick<TabProps, 'picked' | 'onPick' | 'onTake'> & {
  draftId: string
  pictures: readonly ImportedPicture[]
}

/** The pictures of the page that the website was imported from. What cannot be fetched any more is left out. */
export function ImportedTab({ draftId, pictures, picked, onPick, onTake }: ImportedTabProps) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const keys = new Set(picked.map(({ key }) => key))
  return (
    <div className={classes.tab}>
      <p role="status">
        {gone.size < pictures.length
          ? 'Found on your existing page. We copy the ones you choose to your pictures.'
          : problems.importedPicturesGone}
      </p>
      <ul className={classes.grid} aria-label="Pictures from your page">
        {pictures.map((picture, index) => (
          <li key={picture.url} hidden={gone.has(picture.url)} data-logo={picture.kind === 'logo' || undefined}>
            <PickButton
              label={picture.description || (picture.kind === 'logo' ? 'Logo' : `Picture ${index + 1}`)}
              isPicked={keys.has(picture.url)}
              picture={() => importedPicked(picture)}
              onPick={onPick}
              onTake={onTake}
            >
              <img
                src={importedThumbnail(draftId, index)}
                alt=""
                loading="lazy"
                decoding="async"
                onError={() => setGone((before) => new Set([...before, picture.url]))}
              />
            </PickButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
