import { type PresetStyle, presetStyles } from '../../renderer/document/enumerations.ts'
import { pages } from '../platform/addresses/paths.ts'

/** A style as in URLs: `common-alt`. */
export const styleSlug = (style: PresetStyle) => style.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()

/** The path of a sample website: `/samples/elegant/therapist`. */
export const samplePath = (style: PresetStyle, trade: string) => `${pages.samples}/${styleSlug(style)}/${trade}`

export type SamplePlace = {
  style: PresetStyle
  /** As in the path; the trade may not exist. */
  trade: string
  /** The requested file; blank for the page. */
  file: string
}

const shape = new RegExp(`^${pages.samples}/([a-z-]+)/([a-z-]+)(?:/([a-z0-9./-]*))?$`)

/** Parses a path below the samples; undefined if malformed or if the style doesn't exist. */
export function parseSamplePath(path: string): SamplePlace | undefined {
  const [, slug, trade = '', file = ''] = shape.exec(path) ?? []
  const style = presetStyles.find((candidate) => styleSlug(candidate) === slug)
  return style && { style, trade, file }
}
