import { useFacts, useSite } from '../../site/site-context.ts'
import { useBusinessPart } from '../business-part.ts'
import { Icon } from '../icon.tsx'
import { useHref } from '../use-href.ts'
import { usePageWords } from '../words/use-page-words.ts'
import { PhoneLink } from './reach-links.tsx'

/** The phone number that stands for the business: its first one to call, else its first. */
export function useFirstPhone() {
  const { phones } = useFacts().contact
  return phones.find(({ kind }) => kind === 'Phone') ?? phones[0]
}

/** Where the contact section is from here; undefined where the website has none. */
export function useContactHref(): string | undefined {
  const hrefOf = useHref()
  const section = useSite().sections.find(({ type }) => type === 'Contact')
  return section && hrefOf({ type: 'Section', value: section.id })
}

/**
 * Ways to reach the business at the lower edge of a phone's window: call, and WhatsApp or the contact section. The last part of the page,
 * which it follows to its end, so that it covers nothing there. Nothing where no number is known.
 */
export function CallBar() {
  const { phones, own } = useFacts().contact
  const words = usePageWords()
  const partOf = useBusinessPart()
  const contact = useContactHref()
  const first = useFirstPhone()
  if (!first) return null
  const mark = own.phone ? {} : partOf('phones')
  const chat = phones.find(({ kind }) => kind === 'WhatsApp')
  return (
    <nav className="callbar" aria-label={words.contact} lang={words.lang}>
      {first !== chat && (
        <PhoneLink phone={first} {...mark}>
          <Icon name="phone" />
          {words.call}
        </PhoneLink>
      )}
      {chat && (
        <PhoneLink phone={chat} {...mark}>
          <Icon name="chat" />
          WhatsApp
        </PhoneLink>
      )}
      {contact && (!chat || first === chat) && (
        <a href={contact}>
          <Icon name="mail" />
          {words.message}
        </a>
      )}
    </nav>
  )
}

/**
 * Up to the width from which the header shows the number itself. A notice stands above the bar, and so does what gets the focus.
 */
export const callBarStyles = `
.callbar { display: none }
@media (max-width: 61.99rem) {
  html:has(.callbar) { scroll-padding-bottom: 4.5rem; --bar: calc(3.5rem + env(safe-area-inset-bottom, 0px)) }
  .callbar { position: sticky; bottom: 0; z-index: 25; display: flex; padding-bottom: env(safe-area-inset-bottom, 0px); color: var(--button-text); background: var(--button); box-shadow: 0 -1px 0 var(--line) }
  .callbar > * { flex: 1; display: flex; align-items: center; justify-content: center; gap: .5rem; min-height: 3.5rem; font-weight: 600; text-decoration: none }
  .callbar > * + * { border-inline-start: 1px solid color-mix(in srgb, currentColor 35%, transparent) }
  .callbar :focus-visible { outline-color: currentColor; outline-offset: -5px }
  .header .call { display: none }
}
`
