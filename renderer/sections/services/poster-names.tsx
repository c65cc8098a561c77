import { PosterLines } from '../../elements/poster/poster-lines.tsx'
import { narrowWidth } from '../../elements/poster/steps.ts'
import { DrawnWords } from '../../elements/words/drawn-words.tsx'
import { fillingLines } from '../../fonts/filling-lines.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import type { ServiceRow } from './grouped-services.ts'
import { ServiceSentence } from './service-sentence.tsx'

/** Maximum height of all lines as a share of their width: for one name, per further name, and in total. */
const maxHeights = { first: 0.13, further: 0.06, most: 0.4 }
const maxLines = 6

/** Service names in full-width lines. Plain text in the editor, for typing. */
export function PosterNames({ rows }: { rows: readonly ServiceRow[] }) {
  const { editing } = useRenderTarget()
  const names = rows.map(({ item }) => item.heading.trim()).filter(Boolean)
  if (editing || names.length === 0) return <ServiceSentence rows={rows} isRun />
  const words = names.map((name, index) => name.replaceAll(' ', '\u00a0') + (index < names.length - 1 ? ',' : '.'))
  const most = Math.min(maxHeights.most, maxHeights.first + maxHeights.further * (names.length - 1))
  const limits = { highest: most, most: maxLines }
  const lines = fillingLines(words, (line) => narrowWidth(line.toUpperCase()), limits)
  return (
    <p className="named">
      <DrawnWords words={words.join(' ')}>
        <PosterLines lines={lines} highest={most} alternates />
      </DrawnWords>
    </p>
  )
}
