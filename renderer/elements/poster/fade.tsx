/**
 * Distance between bars and height of the bars, in drawing units. Integers give every row the same path text, which
 * compresses well.
 */
const pitch = 20
const height = 72
/** In em. */
const shownPitch = 0.195

export const minBars = 5

/** How many bars fit, with `room` in em. */
export const barsIn = (room: number) => Math.max(0, Math.floor(room / shownPitch))

export function Fade({ bars }: { bars: number }) {
  if (bars < minBars) return null
  const d = Array.from({ length: bars }, (_, index) => {
    const width = 1 + Math.round((18 * (bars - 1 - index)) / (bars - 1))
    return `${index === 0 ? `M${pitch} 0` : `m${pitch} 0`}v${height}h-${width}v-${height}z`
  }).join('')
  return (
    <svg
      className="fade"
      viewBox={`0 0 ${bars * pitch} ${height}`}
      preserveAspectRatio="none"
      width={`${Math.round(bars * shownPitch * 100) / 100}em`}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
