import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import type { VisitBar } from './visit-bars.ts'
import { barWords, full, numberWords, type Plotted, plottedOf, shortNumberWords, tickWords } from './visit-words.ts'

type VisitsChartProps = { bars: VisitBar[]; plotted: Plotted; label: string }

/** The bars. For eyes and pointers only: the table beside it says the same to everybody else. */
export function VisitsChart({ bars, plotted, label }: VisitsChartProps) {
  const at = new Map(bars.map((bar) => [bar.from, bar]))
  const words = (from: unknown) => {
    const bar = at.get(String(from))
    return bar ? barWords(bar) : ''
  }
  const tick = (from: unknown) => {
    const bar = at.get(String(from))
    return bar ? tickWords(bar, bars.length) : ''
  }
  return (
    <BarChart
      h={240}
      data={plottedOf(bars, plotted)}
      dataKey="from"
      series={[{ name: plotted, label, color: full }]}
      valueFormatter={numberWords}
      gridColor="var(--color-line)"
      maxBarWidth={56}
      barProps={{ radius: [3, 3, 0, 0] }}
      xAxisProps={{ tickFormatter: tick, minTickGap: 8 }}
      yAxisProps={{
        allowDecimals: false,
        width: 40,
        tickFormatter: shortNumberWords,
        domain: [0, 'auto'],
      }}
      tooltipProps={{ labelFormatter: words }}
      accessibilityLayer={false}
    />
  )
}
