import type { VisitBar } from './visit-bars.ts'
import { barWords, countWords, type Plotted, tickWords } from './visit-words.ts'
import classes from './visits-chart.module.css'

/** With more bars, numbers don't fit. */
const maxNumberedBars = 14
const maxTicks = 8

/** A bar chart, hidden from screen readers, which get the table beside it. */
export function VisitsChart({ bars, plotted }: { bars: VisitBar[]; plotted: Plotted }) {
  const counts = bars.map((bar) => bar.counts?.[plotted] ?? 0)
  const maxCount = Math.max(...counts, 1)
  const best = counts.indexOf(maxCount)
  const ticksApart = Math.ceil(bars.length / maxTicks)
  return (
    <ol className={classes.bars} data-dense={bars.length > maxNumberedBars || undefined}>
      {bars.map((bar, index) => {
        const count = counts[index] ?? 0
        const fromLast = bars.length - 1 - index
        const isTicked = fromLast % ticksApart === 0
        return (
          <li key={bar.from} className={classes.slot} data-best={index === best || undefined}>
            <span className={classes.room}>
              <span className={classes.bar} style={{ blockSize: `${(count / maxCount) * 100}%` }}>
                <span className={classes.count}>{bar.counts && countWords(bar.counts, plotted, true)}</span>
              </span>
            </span>
            <span className={classes.tick} data-second={fromLast % (2 * ticksApart) > 0 || undefined}>
              {isTicked ? tickWords(bar, bars.length) : ''}
            </span>
            <span className={classes.words}>
              {barWords(bar)}: {bar.counts ? countWords(bar.counts, plotted) : 0}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
