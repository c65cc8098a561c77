import { Prose, Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'
import type { ServiceRow } from './grouped-services.ts'

export function DescribedCells({ rows }: { rows: readonly ServiceRow[] }) {
  const { editing } = useRenderTarget()
  return (
    <ul
      className={rows.length === 1 ? 'cells alone' : rows.length % 3 === 0 || rows.length > 4 ? 'cells' : 'cells pairs'}
    >
      {rows.map(({ item, at }) => (
        <li key={item.id} data-item={editing ? item.id : undefined}>
          <Text as="h3" text={item.heading} field={`${at}.heading`} />
          <Prose text={item.paragraph} field={`${at}.paragraph`} />
        </li>
      ))}
    </ul>
  )
}
