import type { ReactNode } from 'react'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { plainText } from '../plain-text.ts'

type OtherHeadProps = {
  document: WebsiteSettings
  /** What the page is called. */
  name: string
  children?: ReactNode
}

/** The specific parts of the head of a page beside the index. */
export function OtherHead({ document, name, children }: OtherHeadProps) {
  const title = [name, plainText(document.businessName)].filter(Boolean).join(' – ')
  return (
    <>
      <title>{title}</title>
      {children}
    </>
  )
}
