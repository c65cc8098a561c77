import { barWords } from './bar-words.ts'
import classes from './plot.module.css'
import type { VisitBar } from './visit-bars.ts'
import { figures, numberWords } from './visit-words.ts'

const heads = { day: 'Day', week: 'Week', month: 'Month' }

/** What the plot shows, and the other numbers, line by line: the newest first. */
export function VisitsTable({ bars, title }: { bars: VisitBar[]; title: string }) {
  return (
    <table className={classes.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{heads[bars[0]?.size ?? 'day']}</th>
          {figures.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map((bar) => (
          <tr key={bar.from}>
            <th scope="row">{barWords(bar)}</th>
            {bar.counts ? (
              figures.map(({ name }) => <td key={name}>{numberWords(bar.counts?.[name] ?? 0)}</td>)
            ) : (
              <td colSpan={figures.length}>Not counted yet</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
