import { atom } from 'jotai'
import type { FieldPath } from '#renderer/document/fields/field-path.ts'
import type { Image } from '#renderer/document/values/image.ts'

export type PicturePlace = 'pictures' | 'search' | 'patterns' | 'imported'

export type PictureRequest = {
  /** The field's label: 'Picture', 'Logo picture'. */
  label: string
  current: Image | null
  keywords: readonly string[]
  maxCount: number
  /** Dropped or pasted files, uploaded when the dialog opens. */
  files?: readonly File[]
  /** The picture's special role. */
  kind?: 'logo'
  patterns?: boolean
  onChoose: (images: Image[]) => void
}

/** Non-null while the picture dialog is open. */
export const pictureRequestAtom = atom<PictureRequest | null>(null)

/** A request to crop a picture. */
export type CropRequest = {
  path?: FieldPath
  label: string
  image: Image
  /** The frame's width ÷ height. Undefined without a frame, as for a logo. */
  ratio: number | undefined
  round?: boolean
  /** Whether the frame's shape is fixed, so that a file can be cropped for it. Default: true. */
  cuttable?: boolean
  onCrop: (image: Image) => void
}

/** Non-null while the crop dialog is open. */
export const cropRequestAtom = atom<CropRequest | null>(null)

export const isPictureDialogOpenAtom = atom((get) => get(pictureRequestAtom) !== null || get(cropRequestAtom) !== null)
