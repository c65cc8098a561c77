import type { ComponentProps } from 'react'
import { pingPath } from '../document/visit-pings.ts'
import { type Pings, useRenderTarget } from '../site/render-target.tsx'

/** The one place where a link that may be counted is drawn: on a published page, a call, a mail and a booking report that they were begun. */
export function Anchor(props: ComponentProps<'a'> & { href: string }) {
  const { pings } = useRenderTarget()
  return <a {...props} ping={pings && pingOf(props.href, pings)} />
}

function pingOf(href: string, { bookings }: Pings): string | undefined {
  if (href.startsWith('tel:')) return pingPath('call')
  if (href.startsWith('mailto:')) return pingPath('mail')
  return bookings.has(href) ? pingPath('booking') : undefined
}
