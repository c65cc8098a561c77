import { type PresetStyle, pictureLayouts } from '../document/enumerations.ts'
import type { SectionType } from '../document/section-types.ts'
import { openingsOf } from '../facts/openings/score-openings.ts'

/**
 * Filters a section type's layouts for a style. An introduction gets the style's openings or, in a style without any, the picture layouts.
 */
export function offeredLayouts<T extends string>(layouts: readonly T[], type: SectionType, style: PresetStyle): T[] {
  if (type !== 'Introduction') return [...layouts]
  const openings = openingsOf(style)
  const offered: readonly string[] = ['Auto', ...(openings.length > 0 ? openings : pictureLayouts)]
  return layouts.filter((layout) => offered.includes(layout))
}
