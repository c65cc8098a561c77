import type { ReactNode } from 'react'
import { useBusinessPart } from '../../../elements/business-part.ts'
import { useFirstPhone } from '../../../elements/reach/call-bar.tsx'
import { PhoneLink } from '../../../elements/reach/reach-links.tsx'
import { useFacts } from '../../../site/site-context.ts'

export type Phone = NonNullable<ReturnType<typeof useFirstPhone>>

export const useOpeningPhone = useFirstPhone

export function OpeningPhone({ phone, children }: { phone: Phone; children?: ReactNode }) {
  const { own } = useFacts().contact
  const partOf = useBusinessPart()
  return (
    <p className="number">
      <PhoneLink phone={phone} label={phone.number} {...(own.phone ? {} : partOf('phones'))}>
        {children}
      </PhoneLink>
    </p>
  )
}
