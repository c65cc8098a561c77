import type { Image } from '../../renderer/document/image.ts'
import type { PicturePlace, PictureWanted } from '../state/picture-wanted.ts'

type Wish = Pick<PictureWanted, 'label' | 'keywords' | 'files' | 'kind'> & { current: Image | null }

/** Asks the dialog for one picture, in the place of the one that is there. */
export const onePicture = (wish: Wish & { onChoose: (picture: Image) => void }): PictureWanted => ({
  ...wish,
  most: 1,
  place: placeFor(wish.current),
  onChoose: ([picture]) => picture && wish.onChoose(picture),
})

/** Asks the dialog for pictures to add: as many as there is room for. */
export const morePictures = (
  wish: Omit<Wish, 'current'> & { room: number; onChoose: (pictures: Image[]) => void },
): PictureWanted => {
  const { room, ...rest } = wish
  return { ...rest, current: null, most: room, place: 'pictures' }
}

/** Who has a photo of others, or a drawing, searches for a better one; everybody else begins with their own. */
const placeFor = (current: Image | null): PicturePlace =>
  current && current.provider !== 'Custom' ? 'search' : 'pictures'
