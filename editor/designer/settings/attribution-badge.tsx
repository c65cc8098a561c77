import { Switch } from '@mantine/core'
import { product } from '../../../renderer/document/product.ts'

/** Shown so that owners need not look for it. */
export function AttributionBadge() {
  return (
    <Switch
      id="settings.hideBadge"
      label={`Hide the ${product.name} badge`}
      description="Not currently available"
      checked={false}
      disabled
      readOnly
    />
  )
}
