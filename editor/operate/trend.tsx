import classes from './operate.module.css'

type TrendProps = { counts: number[] }

const days = 90
const format = new Intl.NumberFormat('en')

/** A bar chart of daily counts, newest last, with the sum in words. Renders nothing until the second day. */
export function Trend({ counts }: TrendProps) {
  if (counts.length < 2) return null
  const maxCount = Math.max(1, ...counts)
  const sum = counts.reduce((total, count) => total + count, 0)
  const first = days - counts.length
  return (
    <>
      <svg className={classes.trend} viewBox={`0 0 ${days} 24`} preserveAspectRatio="none" aria-hidden>
        <path
          fill="currentColor"
          d={counts.map((count, nth) => bar(first + nth, Math.max(0.5, (count / maxCount) * 24))).join('')}
        />
      </svg>
      <small>
        {format.format(sum)} in {counts.length} days
      </small>
    </>
  )
}

const bar = (x: number, height: number) => `M${x} 24V${24 - height}h.8V24z`
