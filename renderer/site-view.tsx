import type { ReactElement } from 'react'
import { CookieBanner } from './behaviors/cookie-banner.tsx'
import type { Section } from './document/section-types.ts'
import type { WebsiteSettings } from './document/website-settings.ts'
import { type SectionRenderer, sectionRenderers } from './sections/registry.ts'
import { type Site, SiteContext, TopOfPageContext } from './site-context.ts'
import { presets } from './styles/registry.ts'

/**
 * A whole site: header, main with the sections, footer. What `<body>` contains, in the preview as in the published file.
 * Hidden sections are left out.
 */
export function SiteView({ document }: { document: WebsiteSettings }): ReactElement {
  const shown = document.sections.filter(({ hidden }) => !hidden)
  const headers = shown.filter(({ type }) => type === 'Header')
  const footers = shown.filter(({ type }) => type === 'Footer')
  const between = shown.filter((section) => !headers.includes(section) && !footers.includes(section))
  return (
    <SiteContext value={siteOf(document, shown)}>
      {headers.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      <main>
        {between.map((section, index) => (
          <TopOfPageContext key={section.id} value={index === 0}>
            <SectionView section={section} />
          </TopOfPageContext>
        ))}
      </main>
      {footers.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      <CookieBanner />
    </SiteContext>
  )
}

function SectionView({ section }: { section: Section }) {
  const { View } = sectionRenderers[section.type] as unknown as SectionRenderer<Section['type']>
  return <View section={section as never} />
}

/** What the elements of a document's page may ask; `shown` are its sections that are not hidden. */
export function siteOf(document: WebsiteSettings, shown: readonly Section[]): Site {
  const first = shown.find(({ type }) => type !== 'Header')
  const introduced = first?.type === 'Introduction' && first.content.heading.trim() !== ''
  return {
    document,
    style: presets[document.style],
    sectionIds: new Set(shown.map(({ id }) => id)),
    logoIsTitle: !introduced,
  }
}
