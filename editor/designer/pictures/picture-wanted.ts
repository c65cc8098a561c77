import { atom } from 'jotai'
import type { FieldPath } from '#renderer/document/fields/field-path.ts'
import type { Image } from '#renderer/document/values/image.ts'

/** Tabs of the picture dialog. */
export type PicturePlace = 'pictures' | 'search' | 'patterns' | 'imported'

/** A request for pictures. */
export type PictureWanted = {
  /** The field's label: 'Picture', 'Logo picture'. */
  label: string
  current: Image | null
  /** Initial search words. */
  keywords: readonly string[]
  /** Maximum number of pictures. */
  most: number
  /** Dropped or pasted files, uploaded when the dialog opens. */
  files?: readonly File[]
  /** Special role of the picture. */
  kind?: 'logo'
  /** Whether to offer patterns. Default: false. */
  patterns?: boolean
  onChoose: (images: Image[]) => void
}

/** Non-null while the picture dialog is open. */
export const pictureWantedAtom = atom<PictureWanted | null>(null)

/** A request to crop a picture. */
export type CropWanted = {
  /** Its path in the document. */
  path?: FieldPath
  label: string
  image: Image
  /** The frame's width ÷ height; undefined without a frame, as for a logo. */
  ratio: number | undefined
  round?: boolean
  /** Whether the frame's shape is fixed, so that a file can be cropped for it. Default: true. */
  cuttable?: boolean
  onCrop: (image: Image) => void
}

/** Non-null while the crop dialog is open. */
export const cropWantedAtom = atom<CropWanted | null>(null)

/** Whether either dialog is open. */
export const pictureDialogWantedAtom = atom((get) => get(pictureWantedAtom) !== null || get(cropWantedAtom) !== null)
