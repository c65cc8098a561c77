import type { Icon } from '@tabler/icons-react'

export type PaletteResult = {
  label: string
  /** The place that it opens, or its effect. */
  where: string
  icon: Icon
  value: string
  choose: () => void
}
