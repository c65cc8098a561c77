import type { WebsiteSettings } from '../document/website-settings.ts'
import { Anchor } from '../elements/anchor.tsx'
import { type ContactLink, contactLinks } from './contact-links.ts'

export function ContactLine({ document, before }: { document: WebsiteSettings; before: string }) {
  const { phone, email } = contactLinks(document)
  const ways = [phone, email].filter((way): way is ContactLink => way !== undefined)
  if (ways.length === 0) return null
  return (
    <p className="ways">
      <span>{before}</span>{' '}
      {ways.map(({ text, href }) => (
        <Anchor key={href} href={href}>
          {text}
        </Anchor>
      ))}
    </p>
  )
}
