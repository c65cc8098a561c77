import type { Icon } from '@tabler/icons-react'

/** One result. */
export type Found = {
  label: string
  /** The place it opens, or the effect it has. */
  where: string
  icon: Icon
  /** The present value. */
  value: string
  choose: () => void
}
