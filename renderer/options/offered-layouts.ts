import { type PresetStyle, pictureLayouts } from '../document/enumerations.ts'
import type { SectionType } from '../document/section-types.ts'
import { openingsOf } from '../facts/openings/score-openings.ts'

/** Those of a type's layouts that a style has: an introduction is one of the style's openings or, in a style without any, stands to its picture. */
export function offeredLayouts<T extends string>(layouts: readonly T[], type: SectionType, style: PresetStyle): T[] {
  if (type !== 'Introduction') return [...layouts]
  const openings = openingsOf(style)
  const offered: readonly string[] = ['Auto', ...(openings.length > 0 ? openings : pictureLayouts)]
  return layouts.filter((layout) => offered.includes(layout))
}
