import { italicFontsIn, mainFontsIn } from '../fonts/font-rules.ts'

/**
 * The one place where text goes into a page unescaped: styles, structured data and the one script, which HTML does not
 * unescape. Each is written so that nothing in it can end its element.
 */

const inertCss = (css: string) => (css.includes('<') ? css.replace(/<(?=[/!])/g, '\\3c ') : css)

/** JSON exactly as in the page. */
export const inertJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')

/** Where the style sheet will stand: it is made when the rest of the page is known. */
export function StylePlace() {
  return <style />
}

/** A style sheet as pages have it: `text` exactly as its hash is made of, `markup` with its preloads, `italics` those of stressed words. */
export type SheetElement = { text: string; markup: string; italics: string }

/** Made once for all pages of a sheet. Preloads its fonts, so that they usually arrive before the first paint. */
export function sheetElement(css: string): SheetElement {
  const text = inertCss(css)
  return { text, markup: `${preloads(mainFontsIn(css))}<style>${text}</style>`, italics: preloads(italicFontsIn(css)) }
}

const preloads = (fonts: readonly string[]) =>
  fonts.map((address) => `<link rel="preload" href="${address}" as="font" crossorigin>`).join('')

/** Matches an italic word in a heading. It would shift the layout if its font loaded late. */
const stressed = /<h[12][^>]*>[^<]*<em>/

/** A page's markup with its style sheets in their places. No text of an owner's can be taken for a place: it is escaped. */
export const withSheets = (page: string, ...sheets: readonly SheetElement[]) =>
  sheets.reduce(
    (text, { markup, italics }) => text.replace('<style></style>', () => (stressed.test(page) ? italics : '') + markup),
    page,
  )

export function StructuredData({ data }: { data: unknown }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made inert above; a browser does not run it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inertJson(data) }} />
}

/** `code` is the product's own, never an owner's. */
export function ScriptElement({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the product's own text, allowed by hash
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}
