import { type CSSProperties, memo, type PropsWithChildren } from 'react'
import type { FoundPhoto as Photo } from '../../../../worker/adapters/photos/schema.ts'
import { SmallPicture } from '../../../fields/small-picture.tsx'
import { useIdleTurn } from '../../../ui/use-idle-turn.ts'
import { PickButton } from '../pick-button.tsx'
import type { TabProps } from '../picked.ts'
import { asPicked, photoRatio } from './found-photos.ts'
import classes from './search.module.css'

type FoundPhotoProps = Pick<TabProps, 'onPick' | 'onTake'> & {
  photo: Photo
  /** Where it stands among those found, the first at 0. */
  index: number
  isPicked: boolean
}

/** A found picture, with its photographer's name. Its color fills the place until it loads. */
export const FoundPhoto = memo(function FoundPhoto({ photo, index, isPicked, onPick, onTake }: FoundPhotoProps) {
  const { image, color } = photo
  const ratio = photoRatio(image)
  const drawn = image.provider === 'Artwork'
  const name = drawn ? `Illustration ${index + 1}` : image.description || `Picture ${index + 1}`
  return (
    <li className={classes.found} style={{ '--ratio': ratio } as CSSProperties}>
      <PickButton
        label={name}
        isPicked={isPicked}
        picture={() => asPicked(photo)}
        ratio={ratio}
        color={color ?? undefined}
        onPick={onPick}
        onTake={onTake}
      >
        <WhenIdle turn={drawn ? index % drawnAtOnce : undefined}>
          <SmallPicture picture={image} alt="" ratio={ratio} />
        </WhenIdle>
      </PickButton>
      {image.credit && (
        <a className={classes.credit} href={image.credit.url} target="_blank" rel="noreferrer">
          {image.credit.name}
        </a>
      )}
    </li>
  )
})

/** A page of drawings is drawn a few at a time, so that scrolling goes on. */
const drawnAtOnce = 24

function WhenIdle({ turn, children }: PropsWithChildren<{ turn: number | undefined }>) {
  const due = useIdleTurn(turn ?? 0)
  return turn === undefined || due ? children : null
}
