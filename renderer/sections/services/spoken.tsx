import { Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'
import type { ServiceRow } from './grouped-services.ts'
import { isBare } from './service-blocks.ts'

/** More are read as a list. */
const most = 3

/** Whether services are so few, and of so few words, that rows of a list would be empty. */
export const areSpoken = (rows: readonly ServiceRow[]): boolean => rows.length <= most && rows.every(isBare)

/** In letters: more are set a size smaller, fewer fill the width. */
const runs = { long: 70, brief: 24 }

/** The names of services as a sentence in large type: `isRun` as wide as the page. */
export function Spoken({ rows, isRun = false }: { rows: readonly ServiceRow[]; isRun?: boolean }) {
  const { editing } = useRenderTarget()
  const letters = rows.reduce((sum, { item }) => sum + item.heading.trim().length, 0)
  return (
    <ul
      className={
        isRun ? `spoken run${letters > runs.long ? ' longer' : letters < runs.brief ? ' brief' : ''}` : 'spoken'
      }
    >
      {rows.map(({ item, at }) => (
        <li key={item.id} data-item={editing ? item.id : undefined}>
          <Text as="h3" text={item.heading} field={`${at}.heading`} />
        </li>
      ))}
    </ul>
  )
}
