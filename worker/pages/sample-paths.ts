import { type PresetStyle, presetStyles } from '../../renderer/document/enumerations.ts'
import { pages } from '../platform/addresses/paths.ts'

/** A style as in an address: `common-alt`. */
export const styleSlug = (style: PresetStyle) => style.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()

/** Where a sample website is: `/samples/elegant/therapist`. */
export const samplePath = (style: PresetStyle, industry: string) => `${pages.samples}/${styleSlug(style)}/${industry}`

export type SamplePlace = {
  style: PresetStyle
  /** As the address has it: there need not be such an industry. */
  industry: string
  /** The requested file of the website; blank for its page. */
  file: string
}

const shape = new RegExp(`^${pages.samples}/([a-z-]+)/([a-z-]+)(?:/([a-z0-9./-]*))?$`)

/** What a path under the samples asks for; undefined when it has another shape or names no style. */
export function parseSamplePath(path: string): SamplePlace | undefined {
  const [, slug, industry = '', file = ''] = shape.exec(path) ?? []
  const style = presetStyles.find((candidate) => styleSlug(candidate) === slug)
  return style && { style, industry, file }
}
