import { textWidth } from '../../fonts/text-width.ts'

/** Sizes of large type in percent of the container's width: on all screens, and on wide ones. */
const scales = {
  step: { least: 4, most: 22, by: 1 },
  wide: { least: 3, most: 9, by: 0.5 },
} as const
type Scale = keyof typeof scales

export function stepFor(
  scale: Scale,
  value: number,
  most: number = scales[scale].most,
): { className: string; size: number } {
  const { least, by } = scales[scale]
  const size = Math.min(most, Math.max(least, Math.floor(value / by) * by))
  return { className: classOf(scale, size), size }
}

/** The class of the largest size at which no word is wider than `room`, in percent of the container's width. */
export function stepForWords(text: string, room: number, most: number): string {
  const longest = Math.max(1, ...text.toUpperCase().split(/\s+/).map(narrowWidth))
  return stepFor('step', room / longest, most).className
}

/** Width in em, in the poster font's narrowest letters. */
export const narrowWidth = (text: string) => textWidth(text, 'Archivo', { width: 62, tracking: -0.012 })

const classOf = (scale: Scale, size: number) => `${scale}-${size / scales[scale].by}`

function rulesOf(scale: Scale): string {
  const { least, most, by } = scales[scale]
  return Array.from({ length: (most - least) / by + 1 }, (_, index) => least + index * by)
    .map((size) => `.${classOf(scale, size)} { --row: ${size}cqi }`)
    .join('\n')
}

export const stepStyles = `
${rulesOf('step')}
@media (min-width: 62rem) {
${rulesOf('wide')}
}
`
