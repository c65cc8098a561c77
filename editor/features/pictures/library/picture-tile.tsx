import { memo } from 'react'
import type { LibraryPicture } from '../../../../worker/pictures/schema.ts'
import { PickButton } from '../pick-button.tsx'
import { ownPicked, type TabProps } from '../picked.ts'
import { tileUrl } from './picture-facts.ts'
import classes from './picture-grid.module.css'
import { usesInWords } from './picture-uses.ts'

type PictureTileProps = Pick<TabProps, 'onPick' | 'onTake'> & {
  picture: LibraryPicture
  isPicked: boolean
  uses: number
}

/** One of the website's pictures. */
export const PictureTile = memo(function PictureTile({ picture, isPicked, uses, onPick, onTake }: PictureTileProps) {
  const name = picture.image.description || 'Picture without a description'
  return (
    <li>
      <PickButton
        label={`${name}. ${usesInWords(uses)}`}
        isPicked={isPicked}
        picture={() => ownPicked(picture)}
        onPick={onPick}
        onTake={onTake}
      >
        <img src={tileUrl(picture)} alt="" loading="lazy" decoding="async" />
        {uses > 0 && <span className={classes.uses} title={usesInWords(uses)} data-uses={uses} aria-hidden />}
      </PickButton>
    </li>
  )
})
