import { italicFontsIn, mainFontsIn } from '../fonts/font-rules.ts'

/**
 * The only module that inserts unescaped text into a page: styles, structured data and the script, which HTML doesn't
 * unescape. Each is encoded so that it can't close its element.
 */

const inertCss = (css: string) => (css.includes('<') ? css.replace(/<(?=[/!])/g, '\\3c ') : css)

export const inertJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')

/** A placeholder for the style sheet, which depends on the rest of the page. */
export function StylePlaceholder() {
  return <style />
}

/**
 * A style sheet element. `text` is exactly the hashed content, `markup` includes preloads, and `italics` are preloads
 * for italic words in headings.
 */
export type SheetElement = { text: string; markup: string; italics: string }

/** Cached per style sheet. Preloads fonts, so they usually arrive before the first paint. */
export function sheetElement(css: string): SheetElement {
  const text = inertCss(css)
  return { text, markup: `${preloads(mainFontsIn(css))}<style>${text}</style>`, italics: preloads(italicFontsIn(css)) }
}

const preloads = (fonts: readonly string[]) =>
  fonts.map((address) => `<link rel="preload" href="${address}" as="font" crossorigin>`).join('')

/** Matches an italic word in a heading. A late italic font would shift the layout. */
const italicInHeading = /<h[12][^>]*>[^<]*<em>/

/** Replaces the placeholders with style sheets. Escaping prevents placeholders in owners' text. */
export const withSheets = (page: string, ...sheets: readonly SheetElement[]) =>
  sheets.reduce(
    (text, { markup, italics }) =>
      text.replace('<style></style>', () => (italicInHeading.test(page) ? italics : '') + markup),
    page,
  )

export function StructuredData({ data }: { data: unknown }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made inert above; a browser does not run it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inertJson(data) }} />
}

/** `code` must be the product's own, never an owner's. */
export function ScriptElement({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the product's own text, allowed by hash
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}
