import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { videoAddress } from './links.ts'
import { navigationLabel } from './navigation.ts'
import { drawn } from './pictures.ts'

/** The video that the owner named. */
export function videoContent(brief: Brief): ContentInput<'Video'> | undefined {
  const url = videoAddress(brief)
  if (url === '') return undefined
  return {
    ...blankVideo(brief),
    url,
    poster: drawn(brief, 'video', ({ video }) => video),
  }
}

export const blankVideo = (brief: Brief): ContentInput<'Video'> => ({
  heading: navigationLabel(brief, 'Video'),
  description: '',
})
