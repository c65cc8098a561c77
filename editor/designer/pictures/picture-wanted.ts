import { atom } from 'jotai'
import type { FieldPath } from '#renderer/document/fields/field-path.ts'
import type { Image } from '#renderer/document/values/image.ts'

/** The tabs of the dialog of pictures. */
export type PicturePlace = 'pictures' | 'search' | 'patterns' | 'imported'

/** What somebody wants a picture for. */
export type PictureWanted = {
  /** What the picture is, as its field says it: 'Picture', 'Logo picture'. */
  label: string
  /** The one that is there now. */
  current: Image | null
  /** What a search begins with. */
  keywords: readonly string[]
  /** How many may be chosen at once. */
  most: number
  /** What was dropped or pasted where the picture goes: uploaded as the dialog opens. */
  files?: readonly File[]
  /** What it is, where it is more than a picture of the page. */
  kind?: 'logo'
  /** Whether to offer patterns. Default: false. */
  patterns?: boolean
  onChoose: (images: Image[]) => void
}

/** The dialog of pictures is open while somebody wants one. */
export const pictureWantedAtom = atom<PictureWanted | null>(null)

/** What somebody wants to cut. */
export type CropWanted = {
  /** Where the document has it. */
  path?: FieldPath
  label: string
  image: Image
  /** Of the frame it is shown in, width ÷ height; undefined where it is shown in its own shape, as a logo is. */
  ratio: number | undefined
  /** Drawn round. */
  round?: boolean
  /** Whether the frame keeps its shape, so that a file can be cut for it. Default: it does. */
  cuttable?: boolean
  onCrop: (image: Image) => void
}

/** The dialog that cuts a picture is open while somebody wants one cut. */
export const cropWantedAtom = atom<CropWanted | null>(null)

/** Whether either dialog is open. */
export const pictureDialogWantedAtom = atom((get) => get(pictureWantedAtom) !== null || get(cropWantedAtom) !== null)
