import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Section } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { rendererOf } from '../../renderer/sections/registry.ts'
import { type RenderTarget, TargetProvider } from '../../renderer/site/render-target.tsx'
import { FactsContext, ImprintContext, SiteContext } from '../../renderer/site/site-context.ts'
import { factsOf, imprintOf, siteOf } from '../../renderer/site/site-view.tsx'
import { fullSite } from './fixtures/full-site.ts'

const published: RenderTarget = {
  editing: false,
  formEndpoint: '/_/contact',
  pings: { bookings: new Set(['https://cal.example.com/harbour-and-pine']) },
}

type Drawing = { document?: WebsiteSettings; target?: Partial<RenderTarget> }

/** The markup of one section on a page of `document`. */
export function drawSection(section: Section, { document = fullSite, target = {} }: Drawing = {}): string {
  const { View } = rendererOf(section)
  const imprint = { ...imprintOf(document, document.sections), logoIsTitle: false }
  return renderToStaticMarkup(
    createElement(
      TargetProvider,
      { target: { ...published, ...target } },
      createElement(
        SiteContext,
        { value: siteOf(document, document.sections) },
        createElement(
          ImprintContext,
          { value: imprint },
          createElement(
            FactsContext,
            { value: factsOf(document, document.sections) },
            createElement(View, { section: section }),
          ),
        ),
      ),
    ),
  )
}

/** Puts every element on its own line, for readable snapshots. */
export const readableMarkup = (html: string) => `${html.replace(/></g, '>\n<')}\n`
