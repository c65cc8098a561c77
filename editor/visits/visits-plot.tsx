import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useId, useState } from 'react'
import classes from './plot.module.css'
import type { Counts, VisitBar } from './visit-bars.ts'
import { barWords, countWords, figures, type Plotted } from './visit-words.ts'
import { VisitsChart } from './visits-chart.tsx'

const chartTitles = { day: 'Day by day', week: 'Week by week', month: 'Month by month' }
const plotOptions: { value: Plotted; label: string }[] = [
  { value: 'visitors', label: 'Visitors' },
  { value: 'views', label: 'Page views' },
]

/** The period as a chart or table. Screen readers always get the table. */
export function VisitsPlot({ bars }: { bars: VisitBar[] }) {
  const id = useId()
  const [plotted, setPlotted] = useState<Plotted>('visitors')
  const [isTable, setIsTable] = useState(false)
  const title = chartTitles[bars[0]?.size ?? 'day']
  const table = <VisitsTable bars={bars} title={title} />
  return (
    <section className={classes.plot} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {!isTable && (
          <SegmentedControl
            size="xs"
            withItemsBorders={false}
            aria-label="The bars show"
            data={plotOptions}
            value={plotted}
            onChange={(value) => setPlotted(value as Plotted)}
          />
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={isTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? 'Show as bars' : 'Show as table'}
        </Button>
      </div>
      {isTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard
        <section className={classes.scroll} aria-label={`${title}: table`} tabIndex={0}>
          {table}
        </section>
      ) : (
        <>
          {bars.some(({ counts }) => counts && counts[plotted] > 0) ? (
            <div aria-hidden>
              <VisitsChart bars={bars} plotted={plotted} />
            </div>
          ) : (
            <p className={classes.empty}>{emptyWords(bars, plotted)}</p>
          )}
          <VisuallyHidden>{table}</VisuallyHidden>
        </>
      )}
    </section>
  )
}

/** Replaces a chart without bars. */
function emptyWords([first]: readonly VisitBar[], plotted: Plotted): string {
  const isNew = first?.counts === null
  if (plotted === 'views') return isNew ? 'Your first page view will appear here' : 'No page views in this time'
  return isNew ? 'Your first visitor will appear here' : 'No visitors in this time'
}

const columnHeadings = { day: 'Day', week: 'Week', month: 'Month' }

/** All numbers by day, week or month, newest first. */
function VisitsTable({ bars, title }: { bars: VisitBar[]; title: string }) {
  return (
    <table className={classes.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columnHeadings[bars[0]?.size ?? 'day']}</th>
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
            {bar.counts ? <CountCells counts={bar.counts} /> : <td colSpan={figures.length}>Not counted yet</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CountCells = ({ counts }: { counts: Counts }) =>
  figures.map(({ name }) => <td key={name}>{countWords(counts, name)}</td>)
