import type { ReactNode } from 'react'
import { linkHref } from '../../document/link.ts'
import { Icon } from '../../elements/icon.tsx'
import { Prose } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/use-page-words.ts'
import { useRenderTarget } from '../../render-target.tsx'
import type { ContactContent } from './content.ts'
import { hoursRows } from './hours.ts'

/** Address, phone, e-mail and opening hours: each only where it is known. */
export function ContactDetails({ content }: { content: ContactContent }) {
  const { address, phone, email, hours, showMap } = content
  const words = usePageWords()
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
              {words.map}
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
      {href ? <a href={href}>{breakable(text.trim())}</a> : <p>{text.trim()}</p>}
    </Detail>
  )
}

/** An e-mail address that is too long for its line breaks after the @, not anywhere. */
function breakable(text: string): ReactNode {
  const at = text.indexOf('@') + 1
  return at === 0 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

/** Where a map shows an address. */
function mapAddress(address: string): string | undefined {
  const query = encodeURIComponent(
    address
      .toWellFormed()
      .trim()
      .replace(/\s*\n\s*/g, ', '),
  )
  return linkHref({ type: 'Web', value: `https://www.openstreetmap.org/search?query=${query}` })
}
