import { product } from '../../document/product.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { picturesIn } from '../../elements/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { SocialIcon } from '../../elements/social-icon.tsx'
import { Text } from '../../elements/text.tsx'
import { useHref } from '../../elements/use-href.ts'
import { useRenderTarget } from '../../render-target.tsx'
import { useSite } from '../../site-context.ts'

/** The name once more, links, profiles, the copyright line, and where the photos come from. */
export function FooterView({ section }: { section: SectionOf<'Footer'> }) {
  const { copyright, socialLinks, showBadge } = section.content
  const { document } = useSite()
  const hrefOf = useHref()
  const profiles = socialLinks.filter(({ link }) => link.network && hrefOf(link))
  return (
    <SectionShell section={section} as="footer" className="footer">
      <div className="top">
        <p className="logo">{document.settings.companyName.trim() || document.businessName}</p>
        <FooterLinks links={section.content.links} />
        {profiles.length > 0 && (
          <ul className="profiles">
            {profiles.map(({ id, link }) => (
              <li key={id}>
                <SocialIcon link={link} field={`socialLinks.${socialLinks.findIndex((item) => item.id === id)}.link`} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="small">
        <Text text={copyright || `© ${document.businessName}`} field="copyright" />
        <PhotoCredits />
        {showBadge && (
          <p>
            Made with <a href={product.homepage}>{product.name}</a>
          </p>
        )}
      </div>
    </SectionShell>
  )
}

function FooterLinks({ links }: { links: SectionOf<'Footer'>['content']['links'] }) {
  const { editing } = useRenderTarget()
  const hrefOf = useHref()
  const shown = links.flatMap(({ id, link }, index) => {
    const href = hrefOf(link)
    return href && link.label.trim() ? [{ id, href, label: link.label.trim(), index }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className="links">
      {shown.map(({ id, href, label, index }) => (
        <li key={id}>
          <a href={href} data-field={editing ? `links.${index}.link` : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The photographers, as the photo services ask for. */
function PhotoCredits() {
  const { document } = useSite()
  const hrefOf = useHref()
  const credited = new Map(
    picturesIn(document.sections).flatMap(({ credit }) => (credit ? [[credit.name, credit.url]] : [])),
  )
  if (credited.size === 0) return null
  return (
    <p>
      Photos:{' '}
      {[...credited].map(([name, url], index) => {
        const href = hrefOf({ type: 'Web', value: url })
        return (
          <span key={name}>
            {index > 0 && ', '}
            {href ? <a href={href}>{name}</a> : name}
          </span>
        )
      })}
    </p>
  )
}
