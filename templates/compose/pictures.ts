import type * as z from 'zod'
import type { image } from '../../renderer/document/image.ts'
import { limits } from '../../renderer/document/limits.ts'
import type { Picture, TradeProfile } from '../trade.ts'
import type { Brief } from './brief.ts'
import { hashOf } from './tones.ts'

type ImageInput = z.input<typeof image>

/** A drawn picture of a listed trade. The slot names its place on the page, so that no two places get the same drawing. */
export function artwork(brief: Brief, [phrase, description]: Picture, slot: string): ImageInput {
  return {
    provider: 'Artwork',
    description: description.slice(0, limits.imageDescription),
    tags: [...new Set([phrase, brief.trade.subject])]
      .filter((tag) => tag !== '')
      .map((tag) => tag.slice(0, limits.imageTag)),
    seed: hashOf(`${brief.seed} ${slot}`),
  }
}

/** Where nobody knows what to draw, shapes in the theme's colors: without a tag, and with nothing to describe. */
const shapes = (brief: Brief, slot: string): ImageInput => ({
  provider: 'Artwork',
  description: '',
  tags: [],
  seed: hashOf(`${brief.seed} ${slot}`),
})

export const heroPicture = (brief: Brief): ImageInput =>
  drawn(brief, 'hero', ({ hero }) => hero) ?? shapes(brief, 'hero')

/** What can be drawn of the trade; null for one that is not listed. */
export const picturesOf = ({ trade }: Brief): Pictures | null => (trade.slug === '' ? null : trade.pictures)
type Pictures = NonNullable<TradeProfile['pictures']>

/** A picture of the trade; null where it has none. */
export function drawn(brief: Brief, slot: string, choose: (pictures: Pictures) => Picture): ImageInput | null {
  const pictures = picturesOf(brief)
  return pictures && artwork(brief, choose(pictures), slot)
}
