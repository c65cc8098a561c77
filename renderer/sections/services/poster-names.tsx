import { PosterLines } from '../../elements/poster/poster-lines.tsx'
import { narrowWidth } from '../../elements/poster/steps.ts'
import { DrawnWords } from '../../elements/words/drawn-words.tsx'
import { fillingLines } from '../../fonts/filling-lines.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import type { ServiceRow } from './grouped-services.ts'
import { Spoken } from './spoken.tsx'

/** As a share of the width, all lines together: of one name, and for each further one. */
const highest = { first: 0.13, further: 0.06, most: 0.4 }
const mostLines = 6

/** The names of services in lines as wide as the page. Plain words in the editor, where they are typed. */
export function PosterNames({ rows }: { rows: readonly ServiceRow[] }) {
  const { editing } = useRenderTarget()
  const names = rows.map(({ item }) => item.heading.trim()).filter(Boolean)
  if (editing || names.length === 0) return <Spoken rows={rows} isRun />
  const words = names.map((name, index) => name.replaceAll(' ', '\u00a0') + (index < names.length - 1 ? ',' : '.'))
  const most = Math.min(highest.most, highest.first + highest.further * (names.length - 1))
  const limits = { highest: most, most: mostLines }
  const lines = fillingLines(words, (line) => narrowWidth(line.toUpperCase()), limits)
  return (
    <p className="named">
      <DrawnWords words={words.join(' ')}>
        <PosterLines lines={lines} highest={most} alternates />
      </DrawnWords>
    </p>
  )
}
