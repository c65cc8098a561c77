import type { Image } from '../../document/image.ts'
import type { Link } from '../../document/link.ts'
import { type SectionOf, sectionTypes } from '../../document/section-types.ts'
import { Anchor } from '../../elements/anchor.tsx'
import { useBusinessPart } from '../../elements/business-part.ts'
import { Button } from '../../elements/button.tsx'
import { Icon } from '../../elements/icon.tsx'
import { frameSizes, pictureSources, type Sources } from '../../elements/pictures.ts'
import { PhoneLink } from '../../elements/reach-links.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { useHref } from '../../elements/use-href.ts'
import { usePageWords } from '../../elements/use-page-words.ts'
import { useRenderTarget } from '../../render-target.tsx'
import { useFacts, useImprint, useSite } from '../../site-context.ts'

// Ids that no section can have, since theirs have no capitals.
const menu = 'Menu'
const opener = 'MenuOpener'

/** Logo, links, the phone number and a button. On small screens the links are a sheet that `#Menu` opens and any link in it closes. */
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
        <nav id={menu} aria-label={words.main}>
          <a className="close" href={`#${opener}`} aria-label={words.closeMenu}>
            <Icon name="close" />
          </a>
          <ul>
            {links.map(({ id, href, label, field }) => (
              <li key={id} data-item={editing ? id : undefined}>
                <Anchor href={href} data-field={editing ? field : undefined}>
                  {label}
                </Anchor>
              </li>
            ))}
            <Call inMenu />
          </ul>
        </nav>
      )}
      <Call />
      <Button link={content.button} field="button" />
      {links.length > 0 && (
        <a className="open" id={opener} href={`#${menu}`} aria-label={words.menu}>
          <Icon name="menu" />
        </a>
      )}
    </SectionShell>
  )
}

/** The first number to call: beside the button, as an icon on small screens, and again at the end of the menu. */
function Call({ inMenu = false }: { inMenu?: boolean }) {
  const { contact } = useFacts()
  const partOf = useBusinessPart()
  const phone = contact.phones.find(({ kind }) => kind === 'Phone') ?? contact.phones[0]
  if (!phone) return null
  const mark = contact.own.phone ? {} : partOf('phones')
  if (inMenu) {
    return (
      <li className="dial">
        <PhoneLink phone={phone} {...mark} />
      </li>
    )
  }
  return (
    <PhoneLink phone={phone} className="call" {...mark}>
      <Icon name={phone.kind === 'WhatsApp' ? 'chat' : 'phone'} />
      <span>{phone.number}</span>
    </PhoneLink>
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

/** Whether a phone has too little room for logo, call and button beside one another, even with the logo on two lines. */
function useIsTight({ logoText, logoType, button }: SectionOf<'Header'>['content']): boolean {
  const { businessName } = useImprint()
  const { contact } = useFacts()
  const room = contact.phones.length > 0 ? 188 : 220
  const name = logoType === 'Image' ? 20 : (logoText.trim() || businessName).length
  return name * 6 + button.label.trim().length * 9 > room
}

function Logo({ content }: { content: SectionOf<'Header'>['content'] }) {
  const { businessName, logoIsTitle } = useImprint()
  const { editing, home = '/' } = useRenderTarget()
  const name = content.logoText.trim() || businessName
  const logo = useLogoPicture()(content.logoType === 'Image' ? content.logoImage : null)
  const Element = logoIsTitle ? 'h1' : 'p'
  return (
    <Element className="logo">
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
