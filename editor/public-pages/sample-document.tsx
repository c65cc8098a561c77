import type { Link } from '../../renderer/document/link.ts'
import { product } from '../../renderer/document/product.ts'
import type { Section } from '../../renderer/document/section-types.ts'
import { PreviewTarget } from '../../renderer/render-target.tsx'
import { siteStyles } from '../../renderer/site-styles.ts'
import { SiteView } from '../../renderer/site-view.tsx'
import { composeWebsite } from '../../templates/compose.ts'
import type { SampleSite } from './sample-sites.ts'

/** What fits a miniature: the header and the first sections. */
const sectionsShown = 4

/** The top of a sample site as one file that needs nothing but the fonts. */
export function SampleDocument({ sample }: { sample: SampleSite }) {
  const whole = composeWebsite({ ...sample.answers, id: sample.name })
  const site = { ...whole, sections: whole.sections.slice(0, sectionsShown).map(withItsLinks) }
  return (
    <html lang={site.settings.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{sample.answers.businessName}</title>
        <style>{siteStyles(site)}</style>
      </head>
      <body>
        <PreviewTarget>
          <SiteView document={site} />
        </PreviewTarget>
      </body>
    </html>
  )
}

/** Links to sections further down, which the miniature does without, stay in the menu. */
function withItsLinks(section: Section): Section {
  if (section.type !== 'Header') return section
  const { links, button } = section.content
  const kept = (link: Link): Link => ({ ...link, type: 'Web', value: product.homepage })
  return {
    ...section,
    content: {
      ...section.content,
      links: links.map((item) => ({ ...item, link: kept(item.link) })),
      button: kept(button),
    },
  }
}
