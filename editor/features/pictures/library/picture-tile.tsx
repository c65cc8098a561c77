import { IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import type { LibraryPicture } from '../../../../worker/contract/pictures.ts'
import { ownPicked, type TabProps } from '../picked.ts'
import { tileUrl } from './picture-facts.ts'
import classes from './picture-grid.module.css'
import { usesInWords } from './picture-uses.ts'

type PictureTileProps = Pick<TabProps, 'onPick' | 'onTake'> & {
  picture: LibraryPicture
  isPicked: boolean
  uses: number
}

/** One of the website's pictures. A click picks it, two take it. */
export const PictureTile = memo(function PictureTile({ picture, isPicked, uses, onPick, onTake }: PictureTileProps) {
  const name = picture.image.description || 'Picture without a description'
  return (
    <li>
      <button
        type="button"
        className={classes.tile}
        aria-label={`${name}. ${usesInWords(uses)}`}
        aria-pressed={isPicked}
        onClick={() => onPick(ownPicked(picture))}
        onDoubleClick={() => onTake(ownPicked(picture))}
      >
        <img src={tileUrl(picture)} alt="" loading="lazy" decoding="async" />
        {uses > 0 && <span className={classes.uses} title={usesInWords(uses)} data-uses={uses} aria-hidden />}
        <span className={classes.check} aria-hidden>
          <IconCheck size={14} stroke={3} />
        </span>
      </button>
    </li>
  )
})
