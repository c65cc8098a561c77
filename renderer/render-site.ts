import { createElement } from 'react'
import { consentScript } from './behaviors/consent-script.ts'
import { classesIn } from './css/used-rules.ts'
import { isSentElsewhere } from './document/contact-form.ts'
import type { WebsiteSettings } from './document/website-settings.ts'
import { sheetElement, withSheets } from './elements/inert.tsx'
import { fontsNamedIn } from './fonts/font-rules.ts'
import { foundFiles } from './page/files/found-files.ts'
import { iconPath, monogramIcon } from './page/files/monogram-icon.ts'
import { manifestPath, webManifest } from './page/files/web-manifest.ts'
import { OtherPage, withParts } from './page/other-pages/other-page.tsx'
import { otherPageStyles, otherPagesRules, sharedClasses } from './page/other-pages/other-page-styles.ts'
import { type OwnParts, otherPages } from './page/other-pages/other-pages.tsx'
import { SitePage } from './page/page.tsx'
import { sectionOf } from './page/page-facts.ts'
import { type PageFrame, pageFrame } from './page/page-frame.ts'
import { type Hash, securityHeaders } from './page/security-headers.ts'
import { publishedDocument } from './published-document.ts'
import { markup } from './render-markup.ts'
import { TargetProvider } from './site/render-target.tsx'
import { siteStyles } from './site/site-styles.ts'

export type SiteFile = { body: string; contentType: string }

export type RenderedSite = {
  /**
   * By path without a leading slash: index.html, 404.html, robots.txt, sitemap.xml, llms.txt, index.md, .well-known/api-catalog;
   * icon.svg unless the owner gave an icon; site.webmanifest where it has icons; thanks/index.html where its form is sent;
   * privacy/index.html and terms/index.html where they are wanted.
   */
  files: Record<string, SiteFile>
  /** What every page is served with. */
  headers: Record<string, string>
  /** The font files of all pages and their licenses, as paths below `fontsPath`. */
  fonts: readonly string[]
  /** The address of what stands for the website in a browser's tab. */
  icon: string | null
  /** Whether the document has a contact form that the pages lack, since it is sent nowhere. */
  isFormLeftOut: boolean
}

export type RenderOptions = {
  /** `https://host`, for the canonical address and the sitemap. */
  origin: string
  /** The page's path on its host, where it is not the root; without a slash at its end. */
  home?: string
  /**
   * Where the contact form is sent: a path, or an address where a copy of the website is on another host. Null where it is drawn and sends
   * nothing, as in a preview. Without one there is no form.
   */
  formEndpoint?: string | null
  /** The address where visitors' assistants ask about the website by MCP. */
  assistants?: string | undefined
  /** Whether visits are counted: links to call, write and book report that they were followed, and the privacy page says it. */
  pings?: boolean
  /**
   * For a preview, which does less than the published website: the facts of its legal pages, as if it were published. Default: the
   * document, as it is rendered here.
   */
  told?: WebsiteSettings
  /** When visitors see it, in milliseconds since 1970, for what has dates. Default: all of that is due. */
  at?: number | undefined
  /** Where the runtime has a quicker one than WebCrypto's. */
  hash?: Hash
}

/**
 * The files of a website: a pure function of its document and the date. Hidden sections and samples are left out. Runs in Node, in
 * workerd and in a browser.
 */
export async function renderSite(draft: WebsiteSettings, options: RenderOptions): Promise<RenderedSite> {
  const { origin, home, formEndpoint, assistants, pings = false, told, at, hash } = options
  const document = publishedDocument(draft, at)
  const { settings } = document
  const script = consentScript({ banner: settings.cookieBanner.enabled, analyticsId: settings.analyticsId })
  const frame = pageFrame(document, options)
  const { icons, manifest, target } = frame
  const index = markup(createElement(SitePage, { document, origin, icons, manifest, script, target }))
  const pages = await otherPages({
    document,
    told: told ? publishedDocument(told) : document,
    conduct: { hasForm: formEndpoint !== undefined, isCounted: pings || told !== undefined },
    origin,
    home,
    sends: typeof formEndpoint === 'string',
  })
  const others = drawnPages(document, frame, pages)
  const classes = new Set([...sharedClasses, ...classesIn(index)])
  const css = sheetElement(siteStyles(document, classes, index + otherPagesRules(document.style)))
  const otherCss = sheetElement(otherPageStyles(document, Object.values(others).join('')))
  return {
    files: {
      'index.html': html(withSheets(index, css)),
      ...Object.fromEntries(
        Object.entries(others).map(([path, page]) => [path, html(withSheets(page, css, otherCss))]),
      ),
      ...foundFiles(document, { origin, formEndpoint, assistants }),
      ...(manifest ? { [manifestPath]: manifestFile(webManifest(document, icons, home)) } : {}),
      ...(icons.isDrawn ? { [iconPath]: { body: monogramIcon(document), contentType: 'image/svg+xml' } } : {}),
    },
    headers: await securityHeaders(document, {
      sheets: [css.text, otherCss.text],
      script,
      manifest,
      hash,
      formAction: isSentElsewhere(formEndpoint) ? formHosts(formEndpoint, origin) : undefined,
    }),
    fonts: fontsNamedIn(css.text + otherCss.text),
    icon: icons.tab[0]?.href ?? null,
    isFormLeftOut: formEndpoint === undefined && sectionOf(document, 'Contact')?.content.showForm === true,
  }
}

/** Browsers check each address that the answer to a form leads on to, which may be the website's own. */
const formHosts = (endpoint: string, origin: string): string =>
  [...new Set(["'self'", new URL(endpoint).origin, new URL(origin).origin])].join(' ')

/** The markup of pages beside the index, by path. What they have in common is drawn once for all. */
function drawnPages(
  document: WebsiteSettings,
  { icons, manifest, target }: PageFrame,
  pages: readonly OwnParts[],
): Record<string, string> {
  const common = markup(createElement(OtherPage, { document, icons, manifest, target }))
  return Object.fromEntries(
    pages.map(({ path, head, body }) => {
      const parts = { head: markup(head), body: markup(createElement(TargetProvider, { target }, body)) }
      return [path, withParts(common, parts)]
    }),
  )
}

function html(markup: string): SiteFile {
  return { body: `<!doctype html>${markup}`, contentType: 'text/html; charset=utf-8' }
}

const manifestFile = (body: string): SiteFile => ({ body, contentType: 'application/manifest+json' })
