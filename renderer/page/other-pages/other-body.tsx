import type { ReactNode } from 'react'
import type { Section } from '../../document/section-types.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { Announcement } from '../../elements/announcement-bar.tsx'
import { CallBar } from '../../elements/reach/call-bar.tsx'
import { contentId, SkipLink } from '../../elements/skip-link.tsx'
import { rendererOf } from '../../sections/registry.ts'
import { TargetProvider, useRenderTarget } from '../../site/render-target.tsx'
import { FactsContext, ImprintContext, SiteContext } from '../../site/site-context.ts'
import { factsOf, imprintOf, siteOf } from '../../site/site-view.tsx'

/** A page's content between the website's header and footer. No photo credits, since there are no photos. */
export function OtherBody({ document, children }: { document: WebsiteSettings; children: ReactNode }) {
  const shown = document.sections.filter(({ hidden }) => !hidden)
  const imprint = { ...imprintOf(document, shown), logoIsTitle: false, credits: [] }
  const only = (type: Section['type']) =>
    shown.filter((section) => section.type === type).map((section) => <Drawn key={section.id} section={section} />)
  return (
    <TargetProvider target={{ ...useRenderTarget(), onIndex: false }}>
      <SiteContext value={siteOf(document, shown)}>
        <ImprintContext value={imprint}>
          <FactsContext value={factsOf(document, shown)}>
            <SkipLink />
            <Announcement
              settings={document.settings}
              below={shown.find(({ type }) => type === 'Header')?.design.tone}
            />
            {only('Header')}
            <main id={contentId} tabIndex={-1}>
              {children}
            </main>
            {only('Footer')}
            <CallBar />
          </FactsContext>
        </ImprintContext>
      </SiteContext>
    </TargetProvider>
  )
}

function Drawn({ section }: { section: Section }) {
  const { View } = rendererOf(section)
  return <View section={section} />
}
