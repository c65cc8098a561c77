import type { ComponentProps } from 'react'
import { pingPath } from '../document/visit-pings.ts'
import { type Pings, useRenderTarget } from '../site/render-target.tsx'

/** Renders links. On a published page, calls, emails and bookings send a ping. */
export function Anchor(props: ComponentProps<'a'> & { href: string }) {
  const { pings } = useRenderTarget()
  return <a {...props} ping={pings && pingOf(props.href, pings)} />
}

function pingOf(href: string, { bookings }: Pings): string | undefined {
  if (href.startsWith('tel:')) return pingPath('call')
  if (href.startsWith('mailto:')) return pingPath('mail')
  return bookings.has(href) ? pingPath('booking') : undefined
}
