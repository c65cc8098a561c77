import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { consentScript } from '../../../renderer/behaviors/consent-script.ts'
import { classesIn } from '../../../renderer/css/used-rules.ts'
import { formEndpoint } from '../../../renderer/document/contact-form.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { sheetElement, withSheets } from '../../../renderer/elements/inert.tsx'
import { otherPagesRules, sharedClasses } from '../../../renderer/page/other-pages/other-page-styles.ts'
import { SitePage } from '../../../renderer/page/page.tsx'
import { pageFrame } from '../../../renderer/page/page-frame.ts'
import { publishedDocument } from '../../../renderer/published-document.ts'
import { siteStyles } from '../../../renderer/site/site-styles.ts'

/** Returns a function that renders a website's page with React on each call. Styles, drawings and icons are prepared once, as on a server. */
export function pageByReact(draft: WebsiteSettings, origin: string): () => string {
  const document = publishedDocument(draft)
  const { settings } = document
  const script = consentScript({ banner: settings.cookieBanner.enabled, analyticsId: settings.analyticsId })
  const { icons, manifest, target } = pageFrame(document, { formEndpoint, pings: true })
  const draw = () =>
    renderToStaticMarkup(createElement(SitePage, { document, origin, icons, manifest, script, target }))
  const drawn = draw()
  const classes = new Set([...sharedClasses, ...classesIn(drawn)])
  const css = sheetElement(siteStyles(document, classes, drawn + otherPagesRules(document.style)))
  return () => `<!doctype html>${withSheets(draw(), css)}`
}
