import { IconPhotoPlus } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { Image } from '../../renderer/document/image.ts'
import type { PictureShape } from '../../renderer/picture-shape.ts'
import classes from './picture-field.module.css'
import { SmallPicture } from './small-picture.tsx'

type PicturePreviewProps = {
  picture: Image | null
  /** Of its place on the page, where that is known. */
  shape: PictureShape | null
  /** Files are held over the field. */
  over: boolean
  onOpen: () => void
}

/** A picture as its frame on the page shows it, or room for one. */
export function PicturePreview({ picture, shape, over, onOpen }: PicturePreviewProps) {
  const ratio = shape?.ratio ?? (picture ? ownRatio(picture) : usualRatio)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button under it does the same for those who use keys
    <div
      className={classes.preview}
      data-empty={!picture || undefined}
      data-over={over || undefined}
      data-round={shape?.round || undefined}
      style={{ '--ratio': ratio } as CSSProperties}
      onDoubleClick={onOpen}
    >
      {picture ? (
        <SmallPicture picture={picture} alt={picture.description || 'No description yet'} ratio={ratio} />
      ) : (
        <IconPhotoPlus size={24} stroke={1.5} aria-hidden />
      )}
      {over && <span className={classes.drop}>{picture ? 'Drop to replace' : 'Drop to upload'}</span>}
    </div>
  )
}

const usualRatio = 1.7

/** Of a picture that no frame cuts to shape. */
function ownRatio({ crop, urls }: Image): number {
  const { width, height } = urls.find((known) => known.width && known.height) ?? {}
  return crop?.ratio ?? (width && height ? width / height : usualRatio)
}
