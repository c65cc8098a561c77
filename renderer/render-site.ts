import { createElement } from 'react'
import { consentScript } from './behaviors/consent-script.ts'
import { classesIn } from './css/used-rules.ts'
import { isSentElsewhere } from './document/contact-form.ts'
import type { WebsiteSettings } from './document/website-settings.ts'
import { sheetElement, withSheets } from './elements/inert.tsx'
import { fontsNamedIn } from './fonts/font-rules.ts'
import { discoveryFiles } from './page/files/discovery-files.ts'
import { iconPath, monogramIcon } from './page/files/monogram-icon.ts'
import { manifestPath, webManifest } from './page/files/web-manifest.ts'
import { OtherPage, withParts } from './page/other-pages/other-page.tsx'
import { otherPageStyles, otherPagesRules, sharedClasses } from './page/other-pages/other-page-styles.ts'
import { otherPages, type PageParts } from './page/other-pages/other-pages.tsx'
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
   * By path without a leading slash: index.html, 404.html, robots.txt, sitemap.xml, llms.txt, index.md,
   * .well-known/api-catalog; icon.svg without an owner's icon; site.webmanifest with launcher icons; thanks/index.html
   * if the form can be sent; privacy/index.html and terms/index.html if enabled.
   */
  files: Record<string, SiteFile>
  /** For all pages. */
  headers: Record<string, string>
  /** Paths of the pages' font files and their licenses below `fontsPath`. */
  fonts: readonly string[]
  /** URL of the icon in the browser tab. */
  icon: string | null
  /** Whether the document has a contact form that the pages omit because it can't be sent. */
  isFormLeftOut: boolean
}

export type RenderOptions = {
  /** `https://host`, for canonical URLs and the sitemap. */
  origin: string
  /** The page's path, if not the root; without a trailing slash. */
  home?: string
  /**
   * Where the contact form posts: a path, or a URL if a copy of the website is on another host. Null renders a form
   * that can't be sent, as in a preview. Undefined omits the form.
   */
  formEndpoint?: string | null
  assistants?: string | undefined
  /** Whether to count visits: call, email and booking links send pings, and the privacy page mentions it. */
  pings?: boolean
  /**
   * For previews, which do less than the published website: the document that the legal pages describe. Default: the
   * rendered document.
   */
  told?: WebsiteSettings
  /** The time of the visit for everything with dates, in milliseconds since 1970. By default, everything is visible. */
  at?: number | undefined
  /** A faster hash than Web Crypto's, if the runtime has one. */
  hash?: Hash
}

/**
 * Renders the files of a website: a pure function of its document and the date. Omits hidden sections and samples. Runs
 * in Node, workerd and browsers.
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
    legalSource: told ? publishedDocument(told) : document,
    activity: { hasForm: formEndpoint !== undefined, isCounted: pings || told !== undefined },
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
      ...discoveryFiles(document, { origin, formEndpoint, assistants }),
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

/** Browsers apply the policy to every redirect of a form response, which may be to the website itself. */
const formHosts = (endpoint: string, origin: string): string =>
  [...new Set(["'self'", new URL(endpoint).origin, new URL(origin).origin])].join(' ')

function drawnPages(
  document: WebsiteSettings,
  { icons, manifest, target }: PageFrame,
  pages: readonly PageParts[],
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
