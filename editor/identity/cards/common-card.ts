import { scrimNeed } from '../../../renderer/color/tones.ts'
import { block, pictureIn } from '../brush.ts'
import { column } from '../column.ts'
import type { Stage } from '../stage.ts'
import { rule, words } from './parts.ts'

/** The picture from edge to edge, dark enough for white text, and all in the middle. */
export function commonCard(stage: Stage) {
  const { context, width, height, picture, tones } = stage
  const whole = { x: 0, y: 0, width, height }
  if (picture) {
    pictureIn(stage, picture, whole)
    const shade = context.createRadialGradient(width / 2, height / 2, 60, width / 2, height / 2, width * 0.62)
    const need = scrimNeed(stage.identity.colors)
    shade.addColorStop(0, scrim(stage, need))
    shade.addColorStop(0.7, scrim(stage, need * 0.92))
    shade.addColorStop(1, scrim(stage, need * 0.62))
    block(stage, shade, whole)
  } else {
    const light = context.createRadialGradient(width / 2, -180, 40, width / 2, -180, 900)
    light.addColorStop(0, tones.Bold.groundEnd)
    light.addColorStop(1, tones.Bold.ground)
    block(stage, light, whole)
  }
  const [text, muted] = picture ? ['#fff', '#fff'] : [tones.Bold.text, tones.Bold.muted]
  const { name, line, place } = words(stage)
  column(
    stage,
    [
      { ...place, color: muted, weight: 600, largest: 24, smallest: 18, tracking: 0.02 },
      { ...name, color: text, largest: 108, smallest: 44, lines: 2, leading: 1.08 },
      rule(stage, text, { width: 88, height: 5 }),
      { ...line, color: muted, largest: 38, smallest: 28, lines: 2, leading: 1.35 },
    ],
    { x: 110, y: 70, width: width - 220, height: height - 140, align: 'center', at: 'middle', gap: 36 },
  )
}

function scrim({ scrim: [red, green, blue] }: Stage, opacity: number): string {
  const channels = [red, green, blue].map((channel) => Math.round(channel * 255))
  return `rgb(${channels.join(' ')} / ${opacity})`
}
