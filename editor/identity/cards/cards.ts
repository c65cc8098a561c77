import type { PresetStyle } from '../../../renderer/document/enumerations.ts'
import type { Stage } from '../stage.ts'
import { commonAltCard } from './common-alt-card.ts'
import { commonCard } from './common-card.ts'
import { elegantCard } from './elegant-card.ts'
import { funCard } from './fun-card.ts'
import { geometricCard } from './geometric-card.ts'

type Card = {
  draw: (stage: Stage) => void
  /** The room that the picture has, in pixels: what is drawn for it takes that shape. */
  picture: { width: number; height: number }
}

/** How each style of website shows itself in a chat. */
export const cards: Readonly<Record<PresetStyle, Card>> = {
  Common: { draw: commonCard, picture: { width: 1200, height: 630 } },
  CommonAlt: { draw: commonAltCard, picture: { width: 600, height: 630 } },
  Geometric: { draw: geometricCard, picture: { width: 560, height: 630 } },
  Elegant: { draw: elegantCard, picture: { width: 390, height: 506 } },
  Fun: { draw: funCard, picture: { width: 460, height: 500 } },
}
