import type { Image } from '../../renderer/document/image.ts'
import { useIdleTurn } from '../ui/use-idle-turn.ts'
import classes from './list-field.module.css'
import { SmallPicture } from './small-picture.tsx'

/** An item's picture, small, drawn when the page has nothing better to do. Undefined where its kind has none. */
export function ListItemPicture({ picture, index }: { picture: Image | null | undefined; index: number }) {
  const due = useIdleTurn(index)
  if (picture === undefined) return null
  return (
    <span className={classes.picture}>{due && picture && <SmallPicture picture={picture} alt="" ratio={4 / 3} />}</span>
  )
}
