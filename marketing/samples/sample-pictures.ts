import type { PresetStyle } from '#renderer/document/enumerations.ts'
import { styleSlug } from '#worker/pages/sample-paths.ts'

/**
 * How a sample website is photographed, all in pixels: the window it is opened in, and how wide the picture is. Pages show pictures of
 * samples and lead to the websites themselves: a frame with a whole website in it costs a phone half a second.
 */
export const shots = {
  desk: { window: { width: 1280, height: 800 }, width: 1440, height: 900 },
  phone: { window: { width: 390, height: 800 }, width: 390, height: 800 },
} as const
export type Shot = keyof typeof shots

/** Where a picture of a sample website is, below editor/public. */
export const samplePicture = (style: PresetStyle, trade: string, shot: Shot) =>
  `/sample-pictures/${styleSlug(style)}-${trade}-${shot}.avif`
