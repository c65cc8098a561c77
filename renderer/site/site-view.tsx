import { createContext, memo, type ReactElement, type ReactNode, use, useMemo } from 'react'
import { CookieBanner } from '../behaviors/cookie-banner.tsx'
import type { Section } from '../document/section-types.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { Announcement } from '../elements/announcement-bar.tsx'
import { photoCreditsOf } from '../elements/pictures/photo-credits.ts'
import { picturesIn } from '../elements/pictures/pictures.ts'
import { CallBar } from '../elements/reach/call-bar.tsx'
import { contentId, SkipLink } from '../elements/skip-link.tsx'
import { pageContactFacts } from '../facts/contact-facts.ts'
import { introducesPrices, introductionShapes } from '../sections/introduction/introduction-layout.ts'
import { isElsewhere, layoutBusiness, photoPlaces } from '../sections/photo-places.ts'
import { rendererOf } from '../sections/registry.ts'
import { isAllOnScale } from '../sections/services/beside-scale.ts'
import { presets } from '../styles/registry.ts'
import { useRenderTarget } from './render-target.tsx'
import {
  FactsContext,
  type Imprint,
  ImprintContext,
  PhotoPlacesContext,
  type ShownFacts,
  type Site,
  SiteContext,
  shownParts,
  TopOfPageContext,
} from './site-context.ts'

/** Renders extra content after a section, in the editor's canvas only. */
export const AfterSectionContext = createContext<(section: Section) => ReactNode>(() => null)

/**
 * A whole site: header, main with the sections, footer. The content of `<body>` in the preview and in published files.
 * Omits hidden sections. A section redraws only if it or the page data it reads has changed.
 */
export function SiteView({ document }: { document: WebsiteSettings }): ReactElement {
  const after = use(AfterSectionContext)
  const shown = document.sections.filter(({ hidden }) => !hidden)
  const headers = shown.filter(({ type }) => type === 'Header')
  const footers = shown.filter(({ type }) => type === 'Footer')
  const between = shown.filter((section) => !headers.includes(section) && !footers.includes(section))
  return (
    <SiteContext value={useSame(siteOf(document, shown))}>
      <ImprintContext value={useSame(imprintOf(document, shown))}>
        <FactsContext value={useSame(factsOf(document, shown))}>
          <PhotoPlacesContext value={useSame(photoPlaces(document))}>
            <SkipLink />
            <Announcement settings={document.settings} below={headers[0]?.design.tone} />
            {headers.map((section) => (
              <SectionView key={section.id} section={section} />
            ))}
            <main id={contentId} tabIndex={-1}>
              {between.map((section, index) => (
                <TopOfPageContext key={section.id} value={index === 0}>
                  <SectionView section={section} />
                  {after(section)}
                </TopOfPageContext>
              ))}
            </main>
            {footers.map((section) => (
              <SectionView key={section.id} section={section} />
            ))}
            <CookieBanner {...document.settings.cookieBanner} />
            <CallBar />
          </PhotoPlacesContext>
        </FactsContext>
      </ImprintContext>
    </SiteContext>
  )
}

/** Sections are immutable, so memoization by identity is safe. */
const SectionView = memo(function SectionView({ section }: { section: Section }) {
  const { View } = rendererOf(section)
  return <View section={section} />
})

/** Returns the previous value if the new one is equal, so that readers don't redraw. */
function useSame<T>(value: T): T {
  const { isStatic } = useRenderTarget()
  const text = isStatic ? '' : JSON.stringify(value)
  const same = useMemo(() => text && JSON.parse(text), [text])
  return isStatic ? value : same
}

/** `shown`: without hidden sections. */
export function siteOf(document: WebsiteSettings, shown: readonly Section[]): Site {
  const { theme, style, settings, business } = document
  const showsPrices = introducesPrices(shown, presets[style].layout, business)
  const places = photoPlaces(document)
  const { language, formLanguage } = settings
  // Sorted by id, so that moving a section doesn't redraw others.
  const sections = shown
    .filter((section) => !isElsewhere(section, places))
    .filter((section) => !(showsPrices && section.type === 'Services' && isAllOnScale(section, business, language)))
    .map(({ id, type }) => ({ id, type }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  return { theme, style, language, formLanguage, sections, introducesPrices: showsPrices }
}

export function imprintOf(
  { business, businessName, settings, style }: WebsiteSettings,
  shown: readonly Section[],
): Imprint {
  const first = shown.find(({ type }) => type !== 'Header')
  const introduced = first?.type === 'Introduction' && first.content.heading.trim() !== ''
  const { layout } = presets[style]
  return {
    businessName,
    companyName: settings.companyName,
    trade: first?.type === 'Introduction' ? first.content.kicker.trim() : '',
    logoIsTitle: !introduced,
    introductionShapes: first?.type === 'Introduction' ? introductionShapes(first, layout, business) : 'None',
    credits: photoCreditsOf(picturesIn(shown)),
    legal: { privacy: settings.legal.privacy, terms: settings.legal.terms },
  }
}

/** `shown`: without hidden sections. */
export function factsOf(document: WebsiteSettings, shown: readonly Section[]): ShownFacts {
  const { business, settings } = document
  const parts = Object.fromEntries(shownParts.map((part) => [part, business[part]])) as Pick<
    typeof business,
    (typeof shownParts)[number]
  >
  const contact = pageContactFacts({ business, settings, sections: [...shown] })
  const { galleryPhotos } = layoutBusiness(document)
  return { business: { ...parts, galleryPhotos }, contact, map: settings.drawn.map }
}
