import { Fragment, type ReactNode } from 'react'
import type { BusinessPhone } from '../../document/business.ts'
import { linkHref } from '../../document/values/link.ts'
import { isRightToLeft } from '../../document/values/reading-direction.ts'
import { phoneHref } from '../../facts/phone-link.ts'
import { useFacts, useSite } from '../../site/site-context.ts'
import { Anchor } from '../anchor.tsx'

type Marks = { className?: string; 'data-field'?: string; 'data-business'?: string }
type PhoneProps = Marks & {
  phone: Pick<BusinessPhone, 'kind' | 'number'>
  label?: string
  children?: ReactNode
}

/** A phone number as a link to a call or chat. Plain text if it isn't a valid number. */
export function PhoneLink({ phone, label, children, ...marks }: PhoneProps) {
  const { business } = useFacts()
  const dir = useNumberDirection()
  const href = phoneHref(phone, business.place.country)
  const linkProps = { ...marks, ...(children ? { children } : { children: phone.number, dir }) }
  return href ? <Anchor href={href} aria-label={label} {...linkProps} /> : <span {...linkProps} />
}

/** On right-to-left pages, the digit groups of a phone number would be reordered. */
export const useNumberDirection = () => (isRightToLeft(useSite().language) ? 'ltr' : undefined)

/** A mailto link. Long addresses break only after the @ or before the last dot. */
export function EmailLink({ address, children, ...marks }: Marks & { address: string; children?: ReactNode }) {
  const href = linkHref({ type: 'Email', value: address })
  const text = children ?? breakable(address)
  return href ? (
    <Anchor href={href} aria-label={children ? address : undefined} {...marks}>
      {text}
    </Anchor>
  ) : (
    <span {...marks}>{text}</span>
  )
}

/** Allows line breaks in an email address only after the @. */
export const breakable = (text: string): ReactNode =>
  !text.includes('@')
    ? text
    : text.split(/(?<=@)|(?=\.[^.]+$)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))
