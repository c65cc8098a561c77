import * as z from 'zod'
import { formatted, line, picture } from '../../document/fields/fields.ts'
import { limits } from '../../document/fields/limits.ts'
import { videoProblem } from '../../document/values/video-embed.ts'
import { defineSection } from '../define-section.ts'

export const video = defineSection({
  type: 'Video',
  title: 'Video',
  maxCount: 1,
  default: false,
  required: false,
  headerLinkAllowed: true,
  content: z.object({
    heading: line({ label: 'Heading', max: 80, ask: { what: 'a title for a video about the business', words: 6 } }),
    description: formatted({ label: 'Description', max: 2000, ask: { what: 'what the video shows', sentences: 3 } }),
    url: line({
      label: 'Video link',
      hint: 'The address of a YouTube or Vimeo video. Without it no video is shown.',
      needed: 'The video link is required for the video to play',
      max: limits.url,
      given: 'always',
      problem: videoProblem,
    }),
    poster: picture({ label: 'Picture before it plays', decorative: true }),
  }),
})
