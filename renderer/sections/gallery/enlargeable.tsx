import type { ReactNode } from 'react'
import type { Image } from '../../document/values/image.ts'
import { Enlarge } from '../../elements/pictures/lightbox.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import type { PictureFrame } from '../../elements/pictures/pictures.ts'

export type Shown = {
  id: string
  image: Image
  caption: string
  /** Index among all items of the section. */
  index: number
  /** Position among visible items, from 1. */
  position: number
  count: number
  place: PictureFrame
}

export function Enlargeable({ shown, sizes, children }: { shown: Shown; sizes: string; children?: ReactNode }) {
  const { image, caption, index, position, count, place } = shown
  return (
    <Enlarge text={caption.trim() || image.description} position={position} count={count}>
      <Picture image={image} {...place} sizes={sizes} field={`items.${index}.image`} />
      {children}
    </Enlarge>
  )
}
