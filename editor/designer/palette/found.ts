import type { Icon } from '@tabler/icons-react'

/** One line of what was found. */
export type Found = {
  label: string
  /** Where it leads, or what it does. */
  where: string
  icon: Icon
  /** What is there now. */
  value: string
  choose: () => void
}
