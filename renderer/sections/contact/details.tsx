import type { ReactNode } from 'react'
import { linkHref } from '../../document/link.ts'
import { Icon } from '../../elements/icon.tsx'
import { Prose } from '../../elements/text.tsx'
import { useRenderTarget } from '../../render-target.tsx'
import type { ContactContent } from './content.ts'
import { hoursRows } from './hours.ts'

/** Address, phone, e-mail and opening hours: each only where it is known. */
export function ContactDetails({ content }: { content: ContactContent }) {
  const { address, phone, email, hours, showMap } = content
  const rows = hoursRows(hours)
  const map = showMap && address.trim() ? mapAddress(address) : undefined
  if (![address, phone, email, hours].some((text) => text.trim() !== '')) return null
  return (
    <ul className="details">
      {address.trim() !== '' && (
        <Detail icon="pin" field="address">
          <address>
            <Prose text={address} />
          </address>
          {map && (
            <a className="more" href={map}>
              Map
            </a>
          )}
        </Detail>
      )}
      <Reach icon="phone" type="Phone" text={phone} />
      <Reach icon="mail" type="Email" text={email} />
      {rows.length > 0 && (
        <Detail icon="clock" field="hours">
          <dl>
            {rows.map(({ days, times }) => (
              <div key={`${days} ${times}`}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        </Detail>
      )}
    </ul>
  )
}

type DetailProps = { icon: 'pin' | 'phone' | 'mail' | 'clock'; field: string; children: ReactNode }

function Detail({ icon, field, children }: DetailProps) {
  const { editing } = useRenderTarget()
  return (
    <li>
      <Icon name={icon} />
      <div data-field={editing ? field : undefined}>{children}</div>
    </li>
  )
}

function Reach({ icon, type, text }: { icon: 'phone' | 'mail'; type: 'Phone' | 'Email'; text: string }) {
  if (text.trim() === '') return null
  const href = linkHref({ type, value: text })
  return (
    <Detail icon={icon} field={type.toLowerCase()}>
      {href ? <a href={href}>{text.trim()}</a> : <p>{text.trim()}</p>}
    </Detail>
  )
}

/** Where a map shows an address. */
function mapAddress(address: string): string | undefined {
  const query = encodeURIComponent(address.trim().replace(/\s*\n\s*/g, ', '))
  return linkHref({ type: 'Web', value: `https://www.openstreetmap.org/search?query=${query}` })
}
