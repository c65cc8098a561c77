import type { PropsWithChildren } from 'react'
import { Link, useLocation } from 'react-router'
import { sameWay } from '../../state/sign-in-path.ts'

/** To another page of signing in, that leads to the same place afterwards. */
export function WayLink({ to, children }: PropsWithChildren<{ to: string }>) {
  const { search } = useLocation()
  return <Link to={sameWay(to, search)}>{children}</Link>
}
