import { Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'
import type { ServiceRow } from './grouped-services.ts'
import { isBare } from './service-blocks.ts'

const maxServices = 3

/** Whether there are so few services, with so little text, that rows would look empty. */
export const isShortEnoughForSentence = (rows: readonly ServiceRow[]): boolean =>
  rows.length <= maxServices && rows.every(isBare)

/** In letters. Longer text is one size smaller; shorter text fills the width. */
const lengthLimits = { long: 70, brief: 24 }

/** Service names as a sentence in large type. `isRun`: in full page width. */
export function ServiceSentence({ rows, isRun = false }: { rows: readonly ServiceRow[]; isRun?: boolean }) {
  const { editing } = useRenderTarget()
  const letters = rows.reduce((sum, { item }) => sum + item.heading.trim().length, 0)
  return (
    <ul
      className={
        isRun
          ? `spoken run${letters > lengthLimits.long ? ' longer' : letters < lengthLimits.brief ? ' brief' : ''}`
          : 'spoken'
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
