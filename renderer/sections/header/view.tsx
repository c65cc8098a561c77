import { logoSizes } from '../../document/enumerations.ts'
import { type SectionOf, sectionTypes } from '../../document/section-types.ts'
import type { Link } from '../../document/values/link.ts'
import { Anchor } from '../../elements/anchor.tsx'
import { useBusinessPart } from '../../elements/business-part.ts'
import { Button } from '../../elements/button.tsx'
import { Icon } from '../../elements/icon.tsx'
import { pictureSources, type Sources } from '../../elements/pictures/pictures.ts'
import { useContactHref, useFirstPhone } from '../../elements/reach/call-bar.tsx'
import { PhoneLink, useNumberDirection } from '../../elements/reach/reach-links.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { useHref } from '../../elements/use-href.ts'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useFacts, useImprint, useLayout, useSite } from '../../site/site-context.ts'
import { addedHeight, isPair, maxPhoneHeight } from './styles.ts'

type Content = SectionOf<'Header'>['content']

/** Section ids never contain capitals. */
const menu = 'Menu'

/**
 * Logo, links, phone number and a button. On small screens, the links are a sheet that shows while it is the URL's fragment and has focus.
 * The button that opens the sheet sets both, Back removes the fragment, and the close button, which is outside the sheet, takes the focus.
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
      className={[
        'header',
        content.fixed && 'fixed',
        useIsTight(content) && 'tight',
        addedHeight(content) > 0 && 'tall',
        isPair(content) && 'paired',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <Logo content={content} />
      <Trade />
      {links.length > 0 && (
        <nav id={menu} aria-label={words.main} lang={words.lang} tabIndex={editing ? undefined : -1}>
          <ul lang={words.ownerLang}>
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
          <a href={`#${menu}`} className="open" aria-label={words.menu} lang={words.lang}>
            <Icon name="menu" />
          </a>
          {/* Clicking moves focus out of the menu and closes it. So does the Tab key, so this button isn't a tab
             stop. */}
          <button type="button" className="close" tabIndex={-1} aria-label={words.closeMenu} lang={words.lang}>
            <Icon name="close" />
          </button>
        </>
      )}
    </SectionShell>
  )
}

function Trade() {
  const { trade } = useImprint()
  const { isKickerInHeader } = useLayout('Introduction')
  return isKickerInHeader && trade !== '' ? <p className="trade">{trade}</p> : null
}

/** The phone number beside the button. On phones it's in the bar at the bottom. */
function Call() {
  const { own } = useFacts().contact
  const partOf = useBusinessPart()
  const phone = useFirstPhone()
  const dir = useNumberDirection()
  if (!phone) return null
  return (
    <PhoneLink phone={phone} className="call" {...(own.phone ? {} : partOf('phones'))}>
      <Icon name={phone.kind === 'WhatsApp' ? 'chat' : 'phone'} />
      <span dir={dir}>{phone.number}</span>
    </PhoneLink>
  )
}

/** Only in the menu of small screens: the link to the contact section and the phone number. */
function MoreInMenu({ hrefs }: { hrefs: readonly string[] }) {
  const { own } = useFacts().contact
  const partOf = useBusinessPart()
  const words = usePageWords()
  const contact = useContactHref()
  const phone = useFirstPhone()
  const dir = useNumberDirection()
  return (
    <>
      {contact && !hrefs.includes(contact) && (
        <li className="aside">
          <a href={contact} lang={words.lang}>
            {words.contact}
          </a>
        </li>
      )}
      {phone && (
        <li className="dial">
          <PhoneLink phone={phone} {...(own.phone ? {} : partOf('phones'))}>
            {dir && <span dir={dir}>{phone.number}</span>}
          </PhoneLink>
        </li>
      )}
    </>
  )
}

/** Resolves a navigation link. Undefined for section types that the header can't link to. */
function useNavHref(): (link: Link) => string | undefined {
  const hrefOf = useHref()
  const { sections } = useSite()
  return (link) => {
    const target = link.type === 'Section' ? sections.find(({ id }) => id === link.value.trim()) : undefined
    return target && !sectionTypes[target.type].headerLinkAllowed ? undefined : hrefOf(link)
  }
}

/** Whether a phone lacks room for logo and button side by side, even with the logo on two lines. */
function useIsTight(content: Content): boolean {
  const { businessName } = useImprint()
  const { logoText, logoType, button } = content
  const words = (logoText.trim() || businessName).length * 6
  const { height, width = height } = logoPicture(content) ?? { height: 0 }
  const onPhone = width * Math.min(1, maxPhoneHeight / (height || 1))
  const image = height === logoSizes.usual ? 120 : Math.min(onPhone, 192)
  const logo = { Text: words, Image: image, ImageAndText: words + Math.min(onPhone, 120) }[logoType]
  return logo + button.label.trim().length * 9 > 220
}

/** In letters: the longest word and name that fit beside a button without breaking. */
const fits = { alone: { word: 14, name: 30 }, besidePicture: { word: 9, name: 22 } }

function Logo({ content }: { content: Content }) {
  const { businessName, logoIsTitle } = useImprint()
  const { editing, home = '/' } = useRenderTarget()
  const name = content.logoText.trim() || businessName
  const picture: Partial<LogoPicture> = logoPicture(content) ?? {}
  const paired = isPair(content)
  const room = paired ? fits.besidePicture : fits.alone
  const isLong = name.length > room.name || name.split(/\s+/).some((word) => word.length > room.word)
  const Element = logoIsTitle ? 'h1' : 'p'
  const mark = (field: keyof Content) => (editing ? field : undefined)
  const sizes = `${content.logoSize / 4}rem`
  return (
    <Element className={['logo', paired && 'pair', isLong && 'lengthy'].filter(Boolean).join(' ')}>
      {paired ? (
        <a href={home}>
          <img {...picture} sizes={sizes} alt="" data-field={mark('logoImage')} />
          <span data-field={mark('logoText')}>{name}</span>
        </a>
      ) : (
        <a href={home} data-field={mark(picture.src ? 'logoImage' : 'logoText')}>
          {picture.src ? <img {...picture} sizes={sizes} alt={name} /> : name}
        </a>
      )}
    </Element>
  )
}

type LogoPicture = Sources & { width?: number; height: number }

/** The logo as cropped by the owner, with its dimensions. Undefined for a text-only logo. */
function logoPicture({ logoType, logoImage: image, logoSize }: Content): LogoPicture | undefined {
  if (logoType === 'Text' || !image) return undefined
  const height = Math.round(logoSize)
  const sources = pictureSources(image)
  if (!sources) return undefined
  const urls = image.crop?.urls.length ? image.crop.urls : image.urls
  const known = urls.find((url) => url.width && url.height)
  const width = known?.width && known.height ? Math.round((height * known.width) / known.height) : undefined
  return { ...sources, width, height }
}
