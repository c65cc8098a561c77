import { Skeleton } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { PickButton } from '../pick-button.tsx'
import { ownPicked, type Picked, type TabProps } from '../picked.ts'
import { isUnderWay, storedOf, type Upload } from '../uploads/upload.ts'
import library from './library.module.css'
import { hashOf, isLongOrTall, tileUrl, usesInWords } from './picture-facts.ts'
import classes from './picture-grid.module.css'
import { TileDescription } from './tile-description.tsx'

type Press = (picture: Picked, event: MouseEvent) => void

type PictureGridProps = Pick<TabProps, 'picked' | 'onTake'> & {
  draftId: string
  pictures: readonly LibraryPicture[]
  uploads: readonly Upload[]
  /** By hash. */
  uses: ReadonlyMap<string, number>
  isLogo: boolean
  canSuggest: boolean
  onPress: Press
  onKey: (event: KeyboardEvent<HTMLElement>) => void
}

/** The library with descriptions, and a roving tab index: arrow keys move between pictures. */
export function PictureGrid(props: PictureGridProps) {
  const { draftId, pictures, uploads, picked, uses, isLogo, canSuggest, onPress, onKey, onTake } = props
  const [focused, setFocused] = useState<string>()
  const known = [focused, picked.at(-1)?.key].find((id) => pictures.some((picture) => picture.id === id))
  const stop = known ?? pictures[0]?.id
  const keys = new Set(picked.map(({ key }) => key))
  const own = new Map(uploads.flatMap((upload) => (storedOf(upload) ? [[storedOf(upload)?.id, upload.url]] : [])))
  const tiles = pictures.map((picture, index) => (
    <PictureTile
      key={picture.id}
      picture={picture}
      ownUrl={own.get(picture.id)}
      isPicked={keys.has(picture.id)}
      uses={uses.get(hashOf(picture)) ?? 0}
      tabIndex={picture.id === stop ? 0 : -1}
      onFocus={setFocused}
      {...{ draftId, isLogo, canSuggest, onPress, onTake }}
      position={index + 1}
    />
  ))
  const tileOf = new Map(pictures.map(({ id }, index) => [id, tiles[index]]))
  const first = uploads.toReversed().flatMap((upload) => {
    if (isUnderWay(upload)) return [<ComingTile key={upload.id} url={upload.url} />]
    return tileOf.get(storedOf(upload)?.id ?? '') ?? []
  })
  return (
    <ul className={classes.grid} aria-label="Your pictures" onKeyDown={onKey}>
      {[...new Set([...first, ...tiles])]}
    </ul>
  )
}

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

/** A picture during its upload, shown from its file. The upload list shows the progress. */
const ComingTile = ({ url }: { url: string }) => (
  <li className={classes.coming} aria-hidden>
    <Skeleton className={classes.wait} />
    <img src={url} alt="" decoding="async" />
  </li>
)

type PictureTileProps = Pick<PictureGridProps, 'draftId' | 'isLogo' | 'canSuggest' | 'onPress' | 'onTake'> & {
  picture: LibraryPicture
  /** Object URL of a new upload, shown until the stored picture loads. */
  ownUrl: string | undefined
  isPicked: boolean
  uses: number
  /** 1-based position in the grid. */
  position: number
  tabIndex: 0 | -1
  onFocus: (id: string) => void
}

function PictureTile(props: PictureTileProps) {
  const { draftId, picture, ownUrl, isPicked, uses, isLogo, canSuggest, position, tabIndex } = props
  const [isLoaded, setIsLoaded] = useState(false)
  const name = picture.image.description || 'Picture without a description'
  return (
    <li onFocus={() => props.onFocus(picture.id)}>
      <PickButton
        label={`${name}. ${usesInWords(uses)}`}
        isPicked={isPicked}
        picture={() => ownPicked(picture)}
        tabIndex={tabIndex}
        onPick={props.onPress}
        onTake={props.onTake}
      >
        <img
          src={tileUrl(picture)}
          alt=""
          loading="lazy"
          decoding="async"
          data-whole={isLogo || isLongOrTall(picture) || undefined}
          onLoad={() => setIsLoaded(true)}
          style={ownUrl && !isLoaded ? { background: `center / cover url(${ownUrl})` } : undefined}
        />
        {uses > 0 && <span className={classes.uses} title={usesInWords(uses)} data-uses={uses} aria-hidden />}
      </PickButton>
      <TileDescription {...{ draftId, picture, position, tabIndex, canSuggest }} />
    </li>
  )
}
