import { isBlank } from '../../document/values/formatted-text.ts'
import { isShown } from '../../elements/pictures/pictures.ts'
import { Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'
import type { ServiceRow } from './offer.tsx'

/** More are read as a list. */
const most = 3

/** Whether services are so few, and of so few words, that rows of a list would be empty. */
export const areSpoken = (rows: readonly ServiceRow[]): boolean =>
  rows.length <= most &&
  rows.every(
    ({ item, facts }) =>
      facts.price === '' &&
      facts.duration === '' &&
      isBlank(item.paragraph) &&
      !isShown(item.image) &&
      item.button.type === 'None',
  )

/** The names of services as a sentence in large type. */
export function Spoken({ rows }: { rows: readonly ServiceRow[] }) {
  const { editing } = useRenderTarget()
  return (
    <ul className="spoken">
      {rows.map(({ item, at }) => (
        <li key={item.id} data-item={editing ? item.id : undefined}>
          <Text as="h3" text={item.heading} field={`${at}.heading`} />
        </li>
      ))}
    </ul>
  )
}
