import type { PresetStyle } from '../../../renderer/document/enumerations.ts'
import { shownStyles } from '../samples/sample-sites.ts'

/** The styles besides one, by name. */
export const otherStyles = (style: PresetStyle) => shownStyles.filter((shown) => shown.style !== style)
