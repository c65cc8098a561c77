import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { consentScript } from '../../../renderer/behaviors/consent-script.ts'
import { classesIn } from '../../../renderer/css/used-rules.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { withCss } from '../../../renderer/elements/inert.tsx'
import { artFiles } from '../../../renderer/page/files/art-files.ts'
import { pageIcons } from '../../../renderer/page/files/icons.ts'
import { monogramIcon } from '../../../renderer/page/files/monogram-icon.ts'
import { manifestPath } from '../../../renderer/page/files/web-manifest.ts'
import { sharedClasses } from '../../../renderer/page/other-pages/other-page-styles.ts'
import { SitePage } from '../../../renderer/page/page.tsx'
import { publishedDocument } from '../../../renderer/published-document.ts'
import { siteStyles } from '../../../renderer/site/site-styles.ts'

/**
 * A function that draws a website's page by React each time it is called. What a server would prepare once is prepared: the
 * styles, the drawings, the icons.
 */
export function pageByReact(draft: WebsiteSettings, origin: string): () => string {
  const document = publishedDocument(draft)
  const { settings } = document
  const script = consentScript({ banner: settings.cookieBanner.enabled, analyticsId: settings.analyticsId })
  const art = artFiles()
  const icons = pageIcons(settings, () => art.add('icon', monogramIcon(document)))
  const manifest = icons.launcher.length > 0 ? `/${manifestPath}` : undefined
  const target = { editing: false, artwork: art.address }
  const draw = () =>
    renderToStaticMarkup(createElement(SitePage, { document, origin, icons, manifest, script, target }))
  const css = siteStyles(document, new Set([...sharedClasses, ...classesIn(draw())]))
  return () => `<!doctype html>${withCss(draw(), css)}`
}
