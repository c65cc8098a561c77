import { Icon } from '../../elements/icon.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { useLayout } from '../../site/site-context.ts'
import type { ServiceItem } from './grouped-services.ts'

export function ServiceIcon({ item: { icon, image } }: { item: ServiceItem }) {
  const { icons } = useLayout('Services')
  return icons && icon && !isShown(image) ? <Icon name={icon} isSymbol /> : null
}
