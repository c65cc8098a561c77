import type { Image } from '../../document/image.ts'
import type { Link } from '../../document/link.ts'
import { type SectionOf, sectionTypes } from '../../document/section-types.ts'
import { Anchor } from '../../elements/anchor.tsx'
import { useBusinessPart } from '../../elements/business-part.ts'
import { Button } from '../../elements/button.tsx'
import { useContactHref, useFirstPhone } from '../../elements/call-bar.tsx'
import { Icon } from '../../elements/icon.tsx'
import { frameSizes, pictureSources, type Sources } from '../../elements/pictures.ts'
import { PhoneLink } from '../../elements/reach-links.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { useHref } from '../../elements/use-href.ts'
import { usePageWords } from '../../elements/use-page-words.ts'
import { useRenderTarget } from '../../render-target.tsx'
import { useFacts, useImprint, useSite } from '../../site-context.ts'

/** An id that no section can have, since theirs have no capitals. */
const menu = 'Menu'

/**
 * Logo, links, the phone number and a button. On small screens the links are a sheet that shows while the popover is open, which is its
 * close button alone: a tap on a link is then a tap beside the popover and closes it, without a script or a trace in the history.
 */
export function HeaderView({ section }: { section: SectionOf<'Header'> }) {
  const { content } = section
  const { editing } = useRenderTarget()
  const hrefOf = useNavHref()
  const words = usePageWords()
  const links = content.links.flatMap(({ id, link }, index) => {
    const href = hrefOf(link)
    return href && link.label.trim() ? [{ id, href, label: link.label.trim(), field: `links.${index}.link` }] : []
  })
  return (
    <SectionShell
      section={section}
      as="header"
      className={['header', content.fixed && 'fixed', useIsTight(content) && 'tight'].filter(Boolean).join(' ')}
    >
      <Logo content={content} />
      {links.length > 0 && (
        <nav aria-label={words.main}>
          <ul>
            {links.map(({ id, href, label, field }) => (
              <li key={id} data-item={editing ? id : undefined}>
                <Anchor href={href} data-field={editing ? field : undefined}>
                  {label}
                </Anchor>
              </li>
            ))}
            <MoreInMenu hrefs={links.map(({ href }) => href)} />
          </ul>
        </nav>
      )}
      <Call />
      <Button link={content.button} field="button" />
      {links.length > 0 && (
        <>
          <button
            type="button"
            className="open"
            popoverTarget={menu}
            // Not a toggle: a keyboard may have left the menu open, out of sight.
            popoverTargetAction="show"
            aria-label={words.menu}
          >
            <Icon name="menu" />
          </button>
          <div id={menu} className="closer" popover="auto">
            <button
              type="button"
              className="close"
              popoverTarget={menu}
              popoverTargetAction="hide"
              aria-label={words.closeMenu}
            >
              <Icon name="close" />
            </button>
          </div>
        </>
      )}
    </SectionShell>
  )
}

/** The first number to call, beside the button. Phones have it in the bar at their lower edge. */
function Call() {
  const { own } = useFacts().contact
  const partOf = useBusinessPart()
  const phone = useFirstPhone()
  if (!phone) return null
  return (
    <PhoneLink phone={phone} className="call" {...(own.phone ? {} : partOf('phones'))}>
      <Icon name={phone.kind === 'WhatsApp' ? 'chat' : 'phone'} />
      <span>{phone.number}</span>
    </PhoneLink>
  )
}

/** What only the sheet of small screens has: the way to the contact section, and the phone number. */
function MoreInMenu({ hrefs }: { hrefs: readonly string[] }) {
  const { own } = useFacts().contact
  const partOf = useBusinessPart()
  const words = usePageWords()
  const contact = useContactHref()
  const phone = useFirstPhone()
  return (
    <>
      {contact && !hrefs.includes(contact) && (
        <li className="aside">
          <a href={contact}>{words.contact}</a>
        </li>
      )}
      {phone && (
        <li className="dial">
          <PhoneLink phone={phone} {...(own.phone ? {} : partOf('phones'))} />
        </li>
      )}
    </>
  )
}

/** Where a link of the navigation leads. Nowhere when its section is of a type that a header may not lead to. */
function useNavHref(): (link: Link) => string | undefined {
  const hrefOf = useHref()
  const { sections } = useSite()
  return (link) => {
    const target = link.type === 'Section' ? sections.find(({ id }) => id === link.value.trim()) : undefined
    return target && !sectionTypes[target.type].headerLinkAllowed ? undefined : hrefOf(link)
  }
}

/** Whether a phone has too little room for logo and button beside one another, even with the logo on two lines. */
function useIsTight({ logoText, logoType, button }: SectionOf<'Header'>['content']): boolean {
  const { businessName } = useImprint()
  const name = logoType === 'Image' ? 20 : (logoText.trim() || businessName).length
  return name * 6 + button.label.trim().length * 9 > 220
}

/** In letters. A longer word does not fit beside a button, and may be parted. */
const longWord = 14

function Logo({ content }: { content: SectionOf<'Header'>['content'] }) {
  const { businessName, logoIsTitle } = useImprint()
  const { editing, home = '/' } = useRenderTarget()
  const name = content.logoText.trim() || businessName
  const logo = useLogoPicture()(content.logoType === 'Image' ? content.logoImage : null)
  const Element = logoIsTitle ? 'h1' : 'p'
  const isLong = name.length > 30 || name.split(/\s+/).some((word) => word.length > longWord)
  return (
    <Element className={isLong ? 'logo lengthy' : 'logo'}>
      <a href={home} data-field={editing ? (logo ? 'logoImage' : 'logoText') : undefined}>
        {logo ? <img {...logo} sizes="12rem" alt={name} /> : name}
      </a>
    </Element>
  )
}

/** In pixels; as wide as its shape asks for. */
const logoHeight = 48

/** The logo as its owner cut it, with the room it takes. A drawing is drawn square. */
function useLogoPicture() {
  const { artwork } = useRenderTarget()
  const { colors } = useSite().theme
  return (image: Image | null): (Sources & { width?: number; height: number }) | undefined => {
    if (image?.provider === 'Artwork') {
      const { tags, description, seed = 0 } = image
      const src = artwork({ tags, description, seed }, colors, frameSizes.Square)
      return { src, width: logoHeight, height: logoHeight }
    }
    const sources = image && pictureSources(image)
    if (!sources) return undefined
    const urls = image.crop?.urls.length ? image.crop.urls : image.urls
    const { width, height } = urls.find((known) => known.width && known.height) ?? {}
    return { ...sources, width: width && height && Math.round((logoHeight * width) / height), height: logoHeight }
  }
}
