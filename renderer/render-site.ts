import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { consentScript } from './behaviors/consent-script.ts'
import { classesIn } from './css/used-rules.ts'
import type { WebsiteSettings } from './document/website-settings.ts'
import { inertCss, withCss } from './elements/inert.tsx'
import { artFiles } from './page/art-files.ts'
import { foundFiles } from './page/found-files.ts'
import { pageIcons } from './page/icons.ts'
import { monogramIcon } from './page/monogram-icon.ts'
import { NotFoundPage, SitePage } from './page/page.tsx'
import { securityHeaders } from './page/security-headers.ts'
import { manifestPath, webManifest } from './page/web-manifest.ts'
import { publishedDocument } from './published-document.ts'
import { siteStyles } from './site-styles.ts'

export type SiteFile = { body: string; contentType: string }

export type RenderedSite = {
  /** By path without a leading slash: index.html, 404.html, robots.txt, sitemap.xml, llms.txt, index.md, art/…svg, and site.webmanifest where it has icons. */
  files: Record<string, SiteFile>
  /** What index.html and 404.html are served with. */
  headers: Record<string, string>
}

export type RenderOptions = {
  /** `https://host`, for the canonical address and the sitemap. */
  origin: string
  /** The page's path on its host, where it is not the root; without a slash at its end. */
  home?: string
  /** Where the contact form is sent; without one there is no form. */
  formEndpoint?: string
}

/**
 * The files of a website: a pure function of its document. Hidden sections and samples are left out. Runs in Node, in
 * workerd and in a browser.
 */
export async function renderSite(
  draft: WebsiteSettings,
  { origin, home, formEndpoint }: RenderOptions,
): Promise<RenderedSite> {
  const document = publishedDocument(draft)
  const { settings } = document
  const script = consentScript({ banner: settings.cookieBanner.enabled, analyticsId: settings.analyticsId })
  const art = artFiles(home)
  const icons = pageIcons(settings, () => art.add('icon', monogramIcon(document)))
  const isListed = icons.launcher.length > 0
  const manifest = isListed ? `${home ?? ''}/${manifestPath}` : undefined
  const target = { editing: false, artwork: art.address, home, formEndpoint }
  const index = renderToStaticMarkup(createElement(SitePage, { document, origin, icons, manifest, script, target }))
  const notFound = renderToStaticMarkup(createElement(NotFoundPage, { document, icons, manifest }))
  const css = siteStyles(document, classesIn(index + notFound))
  const drawings = [...art.bodies].map(([path, body]) => [path, { body, contentType: 'image/svg+xml' }] as const)
  return {
    files: {
      'index.html': html(withCss(index, css)),
      '404.html': html(withCss(notFound, css)),
      ...foundFiles(document, origin),
      ...(isListed ? { [manifestPath]: manifestFile(webManifest(document, icons, home)) } : {}),
      ...Object.fromEntries(drawings),
    },
    headers: await securityHeaders(document, { css: inertCss(css), script, manifest }),
  }
}

function html(markup: string): SiteFile {
  return { body: `<!doctype html>${markup}`, contentType: 'text/html; charset=utf-8' }
}

const manifestFile = (body: string): SiteFile => ({ body, contentType: 'application/manifest+json' })
