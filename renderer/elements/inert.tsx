import { mainFontsIn } from '../fonts/font-rules.ts'

/**
 * The one place where text goes into a page unescaped: styles, structured data and the one script, which HTML does not
 * unescape. Each is written so that nothing in it can end its element.
 */

/** The text of a style sheet exactly as in the page, for its hash. */
export const inertCss = (css: string) => css.replace(/<(?=[/!])/g, '\\3c ')

/** JSON exactly as in the page. */
export const inertJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')

/** Where the style sheet will stand: it is made when the rest of the page is known. */
export function StylePlace() {
  return <style />
}

/**
 * A page's markup with its style sheet in its place. No text of an owner's can be taken for the place: it is escaped. Preloads the
 * sheet's fonts, so that they usually arrive before the first paint.
 */
export const withCss = (markup: string, css: string) => {
  const fonts = mainFontsIn(css).map((address) => `<link rel="preload" href="${address}" as="font" crossorigin>`)
  return markup.replace('<style></style>', () => `${fonts.join('')}<style>${inertCss(css)}</style>`)
}

export function StructuredData({ data }: { data: unknown }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made inert above; a browser does not run it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inertJson(data) }} />
}

/** `code` is the product's own, never an owner's. */
export function ScriptElement({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the product's own text, allowed by hash
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}
