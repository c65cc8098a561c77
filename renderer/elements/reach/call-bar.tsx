import { useFacts, useSite } from '../../site/site-context.ts'
import { useBusinessPart } from '../business-part.ts'
import { Icon } from '../icon.tsx'
import { useHref } from '../use-href.ts'
import { usePageWords } from '../words/use-page-words.ts'
import { PhoneLink } from './reach-links.tsx'

/** The business's main number: the first one for calls, otherwise the first. */
export function useFirstPhone() {
  const { phones } = useFacts().contact
  return phones.find(({ kind }) => kind === 'Phone') ?? phones[0]
}

/** Undefined without a contact section. */
export function useContactHref(): string | undefined {
  const hrefOf = useHref()
  const section = useSite().sections.find(({ type }) => type === 'Contact')
  return section && hrefOf({ type: 'Section', value: section.id })
}

/**
 * Contact buttons at the bottom of a phone's screen: call, and WhatsApp or the contact section. Last on the page and
 * sticky, so it never covers the end. Renders nothing without a phone number.
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

/** Hidden on screens wide enough for the number in the header. Notices and focused elements stay above the bar. */
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
