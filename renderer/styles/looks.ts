import type { PresetStyle } from '../document/enumerations.ts'
import { commonLook } from './common/look.ts'
import { commonAltLook } from './common-alt/look.ts'
import { elegantLook } from './elegant/look.ts'
import { funLook } from './fun/look.ts'
import { geometricLook } from './geometric/look.ts'
import type { Look } from './site-style.ts'

/**
 * Initial values of each preset style. Separate from the styles, so that composing a website doesn't load their CSS.
 */
export const looks: Readonly<Record<PresetStyle, Look>> = {
  Common: commonLook,
  CommonAlt: commonAltLook,
  Geometric: geometricLook,
  Elegant: elegantLook,
  Fun: funLook,
}
