import type { Icon } from '@tabler/icons-react'

export type Found = {
  label: string
  /** The place it opens, or its effect. */
  where: string
  icon: Icon
  /** The current value. */
  value: string
  choose: () => void
}
