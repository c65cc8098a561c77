import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { consentScript } from './behaviors/consent-script.ts'
import { classesIn } from './css/used-rules.ts'
import type { WebsiteSettings } from './document/website-settings.ts'
import { inertCss, withCss } from './elements/inert.tsx'
import { artFiles } from './page/art-files.ts'
import { foundFiles } from './page/found-files.ts'
import { pageIcons } from './page/icons.ts'
import { legalDocument, wantedKinds } from './page/legal/legal-document.ts'
import { LegalPage } from './page/legal/legal-page.tsx'
import { monogramIcon } from './page/monogram-icon.ts'
import { NotFoundPage } from './page/not-found-page.tsx'
import type { OtherPageProps } from './page/other-page.tsx'
import { otherPageStyles, sharedClasses } from './page/other-page-styles.ts'
import { SitePage } from './page/page.tsx'
import { securityHeaders } from './page/security-headers.ts'
import { manifestPath, webManifest } from './page/web-manifest.ts'
import { publishedDocument } from './published-document.ts'
import { siteStyles } from './site-styles.ts'

export type SiteFile = { body: string; contentType: string }

export type RenderedSite = {
  /**
   * By path without a leading slash: index.html, 404.html, robots.txt, sitemap.xml, llms.txt, index.md, art/…svg; site.webmanifest
   * where it has icons; privacy/index.html and terms/index.html where they are wanted.
   */
  files: Record<string, SiteFile>
  /** What every page is served with. */
  headers: Record<string, string>
  /** The address of what stands for the website in a browser's tab. */
  icon: string | null
}

export type RenderOptions = {
  /** `https://host`, for the canonical address and the sitemap. */
  origin: string
  /** The page's path on its host, where it is not the root; without a slash at its end. */
  home?: string
  /** Where the contact form is sent; without one there is no form. */
  formEndpoint?: string
  /** What the pages about the law tell of, where this rendering does less: a preview measures nobody. Default: the document. */
  told?: WebsiteSettings
}

/**
 * The files of a website: a pure function of its document. Hidden sections and samples are left out. Runs in Node, in
 * workerd and in a browser.
 */
export async function renderSite(
  draft: WebsiteSettings,
  { origin, home, formEndpoint, told }: RenderOptions,
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
  const others = otherPages({ document, origin, icons, manifest, target }, told && publishedDocument(told))
  const css = siteStyles(document, new Set([...sharedClasses, ...classesIn(index)]))
  const otherCss = otherPageStyles(document, Object.values(others).join(''))
  const drawings = [...art.bodies].map(([path, body]) => [path, { body, contentType: 'image/svg+xml' }] as const)
  return {
    files: {
      'index.html': html(withCss(index, css)),
      ...Object.fromEntries(
        Object.entries(others).map(([path, page]) => [path, html(withCss(withCss(page, css), otherCss))]),
      ),
      ...foundFiles(document, origin),
      ...(isListed ? { [manifestPath]: manifestFile(webManifest(document, icons, home)) } : {}),
      ...Object.fromEntries(drawings),
    },
    headers: await securityHeaders(document, { sheets: [inertCss(css), inertCss(otherCss)], script, manifest }),
    icon: icons.tab[0]?.href ?? null,
  }
}

type OtherPages = OtherPageProps & { origin: string }

/** The pages beside the index, by path. The one on privacy tells of the document `told`. */
function otherPages({ origin, ...props }: OtherPages, told = props.document): Record<string, string> {
  const hasForm = props.target.formEndpoint !== undefined
  const legal = wantedKinds(props.document).map((kind) => {
    const page = legalDocument(told, kind, { hasForm })
    return [`${kind}/index.html`, renderToStaticMarkup(createElement(LegalPage, { ...props, origin, page }))]
  })
  return { '404.html': renderToStaticMarkup(createElement(NotFoundPage, props)), ...Object.fromEntries(legal) }
}

function html(markup: string): SiteFile {
  return { body: `<!doctype html>${markup}`, contentType: 'text/html; charset=utf-8' }
}

const manifestFile = (body: string): SiteFile => ({ body, contentType: 'application/manifest+json' })
