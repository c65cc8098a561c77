import type { PresetStyle } from '../document/enumerations.ts'
import { common } from './common/style.ts'
import { commonAlt } from './common-alt/style.ts'
import { elegant } from './elegant/style.ts'
import { fun } from './fun/style.ts'
import { geometric } from './geometric/style.ts'
import type { SiteStyle } from './site-style.ts'

/** All preset styles. A new style needs a folder, an entry here and an entry in looks.ts. */
export const presets: Readonly<Record<PresetStyle, SiteStyle>> = {
  Common: common,
  CommonAlt: commonAlt,
  Geometric: geometric,
  Elegant: elegant,
  Fun: fun,
}
