import { damagedPictures } from './damaged-pictures.ts'
import type { HostileFile } from './hostile-file.ts'
import { noPictures } from './no-pictures.ts'
import { picturesWithMore } from './pictures-with-more.ts'
import { tooLargePictures } from './too-large-pictures.ts'

/** Files that somebody sends by mistake or on purpose, and what has to happen to each when it is uploaded as a picture. */
export const hostileFiles: readonly HostileFile[] = [
  ...picturesWithMore,
  ...damagedPictures,
  ...tooLargePictures,
  ...noPictures,
]
