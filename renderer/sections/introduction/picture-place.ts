import type { Image } from '../../document/values/image.ts'
import { isShown } from '../../elements/pictures/pictures.ts'
import type { Layout } from '../../styles/site-style.ts'

/** Whether the text stands on the picture. */
export const isBehind = (image: Image | null, { picture }: Layout['Introduction']) =>
  picture === 'Behind' && isShown(image)
