import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { artwork } from './pictures.ts'
import { videoPage } from './supplied-link.ts'
import { weave } from './weave.ts'

export function videoContent(brief: Brief): ContentInput<'Video'> {
  const { copy, pictures } = brief.industry
  return {
    heading: copy.video.heading,
    description: weave(copy.video.text, brief.threads) ?? '',
    url: videoPage(brief.link),
    poster: artwork(brief, pictures.video, 'video'),
  }
}
