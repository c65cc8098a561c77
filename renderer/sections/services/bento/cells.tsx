import type { ImageFrame } from '../../../document/enumerations.ts'
import { Button } from '../../../elements/button.tsx'
import { Discs, isDrawn } from '../../../elements/discs.tsx'
import { Picture } from '../../../elements/pictures/picture.tsx'
import { isShown } from '../../../elements/pictures/pictures.ts'
import { Prose, Text } from '../../../elements/text.tsx'
import { useRenderTarget } from '../../../site/render-target.tsx'
import { useLayout } from '../../../site/site-context.ts'
import type { ServiceRow } from '../grouped-services.ts'
import { Duration, PosterPrice } from '../offer.tsx'
import { ServiceIcon } from '../service-icon.tsx'
import { SizedRow } from '../sized-row.tsx'

/** In letters. A longer price makes the type of all cells smaller. */
const longPriceLength = 12

type ServiceCellProps = { row: ServiceRow; frame: ImageFrame; className: string; isQuiet: boolean }

/** A service: name, price, and an icon in the corner. */
export function ServiceCell({ row, frame, className, isQuiet }: ServiceCellProps) {
  const { item, facts, at } = row
  const { editing } = useRenderTarget()
  const { sizes } = useLayout('Services')
  const isFeatured = className.startsWith('w6 ')
  const isPictured = isShown(item.image)
  const isLong = facts.price.length > longPriceLength
  return (
    <li
      className={['cell', isQuiet ? 'sky' : 'white', isLong && 'lengthy', className].filter(Boolean).join(' ')}
      data-item={editing ? item.id : undefined}
    >
      <Picture image={item.image} frame={frame} loose sizes={sizes(3)} field={`${at}.image`} />
      <ServiceIcon item={item} />
      <Text as="h3" text={item.heading} field={`${at}.heading`} />
      <Prose text={item.paragraph} field={`${at}.paragraph`} />
      <Button link={item.button} kind="text" field={`${at}.button`} />
      {isFeatured && !isPictured && facts.amount && isDrawn(facts.amount) && <Discs price={facts.amount} />}
      {(facts.price !== '' || facts.duration !== '') && (
        <p className="offer">
          <PosterPrice facts={facts} at={at} /> <Duration facts={facts} at={at} />
        </p>
      )}
    </li>
  )
}

export const SizedCell = ({ rows, className }: { rows: readonly ServiceRow[]; className: string }) => (
  <SizedRow rows={rows} className={`cell white ${className}`} />
)
