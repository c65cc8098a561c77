import type { ReactNode } from 'react'
import type { Link } from '../document/values/link.ts'
import { useHasButton } from './button.tsx'

/** A row of buttons. Renders nothing if no link has a target. */
export function Actions({ links, children }: { links: readonly Link[]; children: ReactNode }) {
  const hasButton = useHasButton()
  return links.some(hasButton) ? <div className="actions">{children}</div> : null
}
