import type { ReactNode } from 'react'
import type { Link } from '../document/values/link.ts'
import { useHasButton } from './button.tsx'

export function Actions({ links, children }: { links: readonly Link[]; children: ReactNode }) {
  const hasButton = useHasButton()
  return links.some(hasButton) ? <div className="actions">{children}</div> : null
}
