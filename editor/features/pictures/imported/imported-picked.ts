import { image } from '../../../../renderer/document/image.ts'
import type { ImportedPicture } from '../../../../worker/creation/import/schema.ts'
import type { Picked } from '../picked.ts'

/** A picture of the page that the website was imported from, picked: it gets its addresses when it is copied. */
export const importedPicked = ({ url, description }: ImportedPicture): Picked => ({
  key: url,
  image: image.parse({ provider: 'Custom', description }),
  choice: null,
  imported: url,
})
