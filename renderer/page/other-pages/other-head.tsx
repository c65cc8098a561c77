import type { ReactNode } from 'react'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { plainText } from '../plain-text.ts'

type OtherHeadProps = {
  document: WebsiteSettings
  name: string
  children?: ReactNode
}

/** The page-specific part of the head, for pages other than the home page. */
export function OtherHead({ document, name, children }: OtherHeadProps) {
  const title = [name, plainText(document.businessName)].filter(Boolean).join(' – ')
  return (
    <>
      <title>{title}</title>
      {children}
    </>
  )
}
