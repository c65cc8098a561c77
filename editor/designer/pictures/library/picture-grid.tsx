import { Skeleton } from '@mantine/core'
import { memo, useState } from 'react'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { PickButton } from '../pick-button.tsx'
import { ownPicked, type TabProps } from '../picked.ts'
import { isUnderWay, type Upload } from '../uploads/upload.ts'
import library from './library.module.css'
import { hashOf, tileUrl, usesInWords } from './picture-facts.ts'
import classes from './picture-grid.module.css'

type PictureGridProps = Pick<TabProps, 'picked' | 'onPick' | 'onTake'> & {
  pictures: readonly LibraryPicture[]
  /** Under way and done. */
  uploads: readonly Upload[]
  /** By hash. */
  uses: ReadonlyMap<string, number>
}

export function PictureGrid({ pictures, uploads, picked, uses, onPick, onTake }: PictureGridProps) {
  const keys = new Set(picked.map(({ key }) => key))
  const own = new Map(uploads.flatMap(({ state, url }) => (state.status === 'done' ? [[state.picture.id, url]] : [])))
  return (
    <ul className={classes.grid} aria-label="Your pictures">
      {uploads.filter(isUnderWay).map(({ id, url }) => (
        <ComingTile key={id} url={url} />
      ))}
      {pictures.map((picture) => (
        <PictureTile
          key={picture.id}
          picture={picture}
          ownUrl={own.get(picture.id)}
          isPicked={keys.has(picture.id)}
          uses={uses.get(hashOf(picture)) ?? 0}
          onPick={onPick}
          onTake={onTake}
        />
      ))}
    </ul>
  )
}

/** A placeholder while the grid loads. */
export function WaitingGrid() {
  return (
    <div className={library.library} role="status" aria-label="Loading your pictures">
      <div className={library.main}>
        <ul className={classes.grid} aria-hidden>
          <WaitingTiles count={8} />
        </ul>
      </div>
    </div>
  )
}

const WaitingTiles = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
    <li key={index} aria-hidden>
      <Skeleton className={classes.wait} />
    </li>
  ))

/** A picture on its way, from its own bytes. The list of uploads says how far it is. */
const ComingTile = ({ url }: { url: string }) => (
  <li className={classes.coming} aria-hidden>
    <Skeleton className={classes.wait} />
    <img src={url} alt="" decoding="async" />
  </li>
)

type PictureTileProps = Pick<TabProps, 'onPick' | 'onTake'> & {
  picture: LibraryPicture
  /** The file's object URL if it was just uploaded, shown until the stored picture has loaded. */
  ownUrl: string | undefined
  isPicked: boolean
  uses: number
}

/** One of the website's pictures. */
const PictureTile = memo(function PictureTile({ picture, ownUrl, isPicked, uses, onPick, onTake }: PictureTileProps) {
  const [isLoaded, setIsLoaded] = useState(false)
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
        <img
          src={tileUrl(picture)}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setIsLoaded(true)}
          style={ownUrl && !isLoaded ? { background: `center / cover url(${ownUrl})` } : undefined}
        />
        {uses > 0 && <span className={classes.uses} title={usesInWords(uses)} data-uses={uses} aria-hidden />}
      </PickButton>
    </li>
  )
})
