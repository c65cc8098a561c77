import type { PresetStyle } from '#renderer/document/enumerations.ts'
import { block, centred, disc } from './brush.ts'
import type { CardCanvas } from './card-canvas.ts'

/** In pixels. To the very edges: phones cut it to their own shapes, and leave at least the inner four fifths. */
export const iconSize = { width: 512, height: 512 } as const

const middle = { x: 256, y: 256 }
const whole = { x: 0, y: 0, ...iconSize }

/** How each style of website shows itself in a tab and on a phone: its first letter, as it sets a title. */
export const icons: Readonly<Record<PresetStyle, (canvas: CardCanvas) => void>> = {
  Common: (canvas) => {
    const light = canvas.context.createLinearGradient(0, 0, 0, whole.height)
    light.addColorStop(0, canvas.tones.Bold.groundEnd)
    light.addColorStop(1, canvas.tones.Bold.ground)
    block(canvas, light, whole)
    letter(canvas, canvas.tones.Bold.text, 290)
  },
  CommonAlt: (canvas) => {
    block(canvas, canvas.tones.Bold.ground, whole)
    letter(canvas, canvas.tones.Bold.text, 280, { x: 256, y: 236 })
    block(canvas, canvas.tones.Bold.text, { x: 176, y: 386, width: 160, height: 12 })
  },
  Geometric: (canvas) => {
    block(canvas, canvas.tones.Bold.ground, whole)
    block(canvas, canvas.tones.Bold.card, { x: 212, y: 212, width: 300, height: 300 }, [300, 0, 0, 0])
    letter(canvas, canvas.tones.Bold.text, 310)
  },
  Elegant: (canvas) => {
    block(canvas, canvas.tones.Bold.ground, whole)
    const { context } = canvas
    context.beginPath()
    context.arc(middle.x, middle.y, 192, 0, 2 * Math.PI)
    context.strokeStyle = canvas.tones.Bold.text
    context.lineWidth = 7
    context.stroke()
    letter(canvas, canvas.tones.Bold.text, 236)
  },
  Fun: (canvas) => {
    block(canvas, canvas.tones.Tint.accent, whole)
    disc(canvas, canvas.tones.Tint.ground, { x: 420, y: 110, radius: 120 })
    block(canvas, canvas.tones.Bold.ground, { x: 62, y: 62, width: 388, height: 388 }, [225, 163, 217, 155])
    letter(canvas, canvas.tones.Bold.text, 250)
  },
}

function letter(canvas: CardCanvas, color: string, size: number, at = middle) {
  const { context, title, identity } = canvas
  context.fillStyle = color
  // A business without a letter to its name has a dot.
  centred(canvas, identity.letter || '•', `${title.weight} ${size}px ${title.families}`, at)
}
