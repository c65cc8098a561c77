import type { Link } from '../../document/link.ts'
import { type SectionOf, sectionTypes } from '../../document/section-types.ts'
import { Button } from '../../elements/button.tsx'
import { Icon } from '../../elements/icon.tsx'
import { isShown, pictureSources } from '../../elements/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { useHref } from '../../elements/use-href.ts'
import { usePageWords } from '../../elements/use-page-words.ts'
import { useRenderTarget } from '../../render-target.tsx'
import { useImprint, useSite } from '../../site-context.ts'

// Ids that no section can have, since theirs have no capitals.
const menu = 'Menu'
const opener = 'MenuOpener'

/** Logo, links and a button. On small screens the links are a sheet that `#Menu` opens and any link in it closes. */
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
                <a href={href} data-field={editing ? field : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Button link={content.button} field="button" />
      {links.length > 0 && (
        <a className="open" id={opener} href={`#${menu}`} aria-label={words.menu}>
          <Icon name="menu" />
        </a>
      )}
    </SectionShell>
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

function Logo({ content }: { content: SectionOf<'Header'>['content'] }) {
  const { businessName, logoIsTitle } = useImprint()
  const { editing, home = '/' } = useRenderTarget()
  const name = content.logoText.trim() || businessName
  const sources =
    content.logoType === 'Image' && isShown(content.logoImage) ? pictureSources(content.logoImage) : undefined
  const Element = logoIsTitle ? 'h1' : 'p'
  return (
    <Element className="logo">
      <a href={home} data-field={editing ? (sources ? 'logoImage' : 'logoText') : undefined}>
        {sources ? <img {...sources} sizes="12rem" alt={name} height={48} /> : name}
      </a>
    </Element>
  )
}
