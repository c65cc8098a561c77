import { isSentElsewhere, reportPath } from '../../document/contact-form.ts'
import { product } from '../../document/product.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { tagOrEnglish } from '../../document/values/languages.ts'
import { Anchor } from '../../elements/anchor.tsx'
import { SocialIcon } from '../../elements/reach/social-icon.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Text } from '../../elements/text.tsx'
import { useHref } from '../../elements/use-href.ts'
import { inLanguage } from '../../elements/words/in-language.ts'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useImprint, useLayouts, useSite } from '../../site/site-context.ts'
import { LastShapes } from '../last-shapes.tsx'
import { FooterFacts, Registrations } from './facts.tsx'
import { LegalLinks } from './legal-links.tsx'
import { PhotoCredits } from './photo-credits.tsx'

/**
 * In order: name, links, profiles, contact details, copyright line, license numbers, photo credits, legal pages, the
 * product badge unless the operator disables it, and the report link.
 */
export function FooterView({ section }: { section: SectionOf<'Footer'> }) {
  const { copyright, socialLinks } = section.content
  const { businessName, companyName } = useImprint()
  const { editing } = useRenderTarget()
  const hrefOf = useHref()
  const profiles = socialLinks.filter(({ link }) => link.network && hrefOf(link))
  const isTiled = useLayouts().Footer?.isTiled
  return (
    <SectionShell section={section} as="footer" className="footer" before={isTiled && <LastShapes />}>
      <div className="top">
        <p className="logo">{companyName.trim() || businessName}</p>
        <FooterLinks links={section.content.links} />
        {profiles.length > 0 && (
          <ul className="profiles">
            {profiles.map(({ id, link }) => (
              <li key={id} data-item={editing ? id : undefined}>
                <SocialIcon link={link} field={`socialLinks.${socialLinks.findIndex((item) => item.id === id)}.link`} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <FooterFacts />
      <div className="small">
        <Text text={copyright || `© ${businessName}`} field="copyright" />
        <Registrations />
        <PhotoCredits />
        <LegalLinks />
        <Badge />
      </div>
    </SectionShell>
  )
}

/** Only published websites have a report page. Previews and copies on other hosts don't. */
function Badge() {
  const { formEndpoint } = useRenderTarget()
  const { language } = useSite()
  const { madeWith, report } = usePageWords()
  const [before, after] = madeWith.split('{name}')
  const reports = Boolean(formEndpoint) && !isSentElsewhere(formEndpoint)
  if (!product.hasBadge && !reports) return null
  return (
    <p {...inLanguage(tagOrEnglish(language), language)}>
      {product.hasBadge && (
        <>
          {before}
          <a href={product.homepage}>{product.name}</a>
          {after}
        </>
      )}
      {product.hasBadge && reports && ' · '}
      {reports && <a href={reportPath}>{report}</a>}
    </p>
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
        <li key={id} data-item={editing ? id : undefined}>
          <Anchor href={href} data-field={editing ? `links.${index}.link` : undefined}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
