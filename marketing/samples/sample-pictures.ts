import type { PresetStyle } from '#renderer/document/enumerations.ts'
import { styleSlug } from '#worker/pages/sample-paths.ts'

/**
 * Window sizes and picture widths of screenshots, in pixels. Pages link screenshots to sample websites, since embedding
 * a website takes a phone half a second.
 */
export const shots = {
  desk: { window: { width: 1280, height: 800 }, width: 1440, height: 900 },
  phone: { window: { width: 390, height: 800 }, width: 390, height: 800 },
} as const
export type Shot = keyof typeof shots

/** Below editor/public. */
export const samplePicture = (style: PresetStyle, trade: string, shot: Shot) =>
  `/sample-pictures/${styleSlug(style)}-${trade}-${shot}.avif`
