import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import { block, centred, disc } from './brush.ts'
import type { Stage } from './stage.ts'

/** In pixels. To the very edges: phones cut it to their own shapes, and leave at least the inner four fifths. */
export const iconSize = { width: 512, height: 512 } as const

const middle = { x: 256, y: 256 }
const whole = { x: 0, y: 0, ...iconSize }

/** How each style of website shows itself in a tab and on a phone: its first letter, as it sets a title. */
export const icons: Readonly<Record<PresetStyle, (stage: Stage) => void>> = {
  Common: (stage) => {
    const light = stage.context.createLinearGradient(0, 0, 0, whole.height)
    light.addColorStop(0, stage.tones.Bold.groundEnd)
    light.addColorStop(1, stage.tones.Bold.ground)
    block(stage, light, whole)
    letter(stage, stage.tones.Bold.text, 290)
  },
  CommonAlt: (stage) => {
    block(stage, stage.tones.Bold.ground, whole)
    letter(stage, stage.tones.Bold.text, 280, { x: 256, y: 236 })
    block(stage, stage.tones.Bold.text, { x: 176, y: 386, width: 160, height: 12 })
  },
  Geometric: (stage) => {
    block(stage, stage.tones.Bold.ground, whole)
    block(stage, stage.tones.Bold.card, { x: 212, y: 212, width: 300, height: 300 }, [300, 0, 0, 0])
    letter(stage, stage.tones.Bold.text, 310)
  },
  Elegant: (stage) => {
    block(stage, stage.tones.Bold.ground, whole)
    const { context } = stage
    context.beginPath()
    context.arc(middle.x, middle.y, 192, 0, 2 * Math.PI)
    context.strokeStyle = stage.tones.Bold.text
    context.lineWidth = 7
    context.stroke()
    letter(stage, stage.tones.Bold.text, 236)
  },
  Fun: (stage) => {
    block(stage, stage.tones.Tint.accent, whole)
    disc(stage, stage.tones.Tint.ground, { x: 420, y: 110, radius: 120 })
    block(stage, stage.tones.Bold.ground, { x: 62, y: 62, width: 388, height: 388 }, [225, 163, 217, 155])
    letter(stage, stage.tones.Bold.text, 250)
  },
}

function letter(stage: Stage, color: string, size: number, at = middle) {
  const { context, title, identity } = stage
  context.fillStyle = color
  // A business without a letter to its name has a dot.
  centred(stage, identity.letter || '•', `${title.weight} ${size}px ${title.families}`, at)
}
