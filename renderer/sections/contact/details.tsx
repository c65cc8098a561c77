import type { ReactNode } from 'react'
import { linkHref } from '../../document/link.ts'
import { Anchor } from '../../elements/anchor.tsx'
import { Icon } from '../../elements/icon.tsx'
import { Prose } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/use-page-words.ts'
import { useRenderTarget } from '../../render-target.tsx'
import type { ContactContent } from './content.ts'
import { hoursRows } from './hours.ts'

/** Address, phone, e-mail and opening hours: each only where it is known. */
export function ContactDetails({ content }: { content: ContactContent }) {
  const { address, phone, email, hours, showMap } = content
  const { editing } = useRenderTarget()
  const words = usePageWords()
  const rows = hoursRows(hours)
  const map = showMap && address.trim() ? mapAddress(address) : undefined
  if (![address, phone, email, hours].some((text) => text.trim() !== '')) return null
  return (
    <ul className="details">
      {address.trim() !== '' && (
        <Detail icon="pin">
          <address>
            <Prose text={address} field="address" />
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
        <Detail icon="clock">
          <dl data-field={editing ? 'hours' : undefined} data-drawn={editing ? '' : undefined}>
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

type DetailProps = { icon: 'pin' | 'phone' | 'mail' | 'clock'; children: ReactNode }

function Detail({ icon, children }: DetailProps) {
  return (
    <li>
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  )
}

function Reach({ icon, type, text }: { icon: 'phone' | 'mail'; type: 'Phone' | 'Email'; text: string }) {
  const { editing } = useRenderTarget()
  if (text.trim() === '') return null
  const href = linkHref({ type, value: text })
  const field = editing ? type.toLowerCase() : undefined
  return (
    <Detail icon={icon}>
      {href ? (
        <Anchor href={href} data-field={field}>
          {breakable(text.trim())}
        </Anchor>
      ) : (
        <p data-field={field}>{text.trim()}</p>
      )}
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
