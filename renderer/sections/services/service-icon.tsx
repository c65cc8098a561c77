import { Icon } from '../../elements/icon.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { useLayout } from '../../site/site-context.ts'
import type { ServiceItem } from './offer.tsx'

/** A service's icon in a style with icons, where no picture of it stands in its place. */
export function ServiceIcon({ item: { icon, image } }: { item: ServiceItem }) {
  const { icons } = useLayout('Services')
  return icons && icon && !isShown(image) ? <Icon name={icon} isSymbol /> : null
}
