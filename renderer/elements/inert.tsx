/**
 * The one place where text goes into a page unescaped: styles, structured data and the one script, which HTML does not
 * unescape. Each is written so that nothing in it can end its element.
 */

/** The text of a style sheet, as it stands in the page: what its hash is taken of. */
export const inertCss = (css: string) => css.replace(/<(?=[/!])/g, '\\3c ')

/** JSON as it stands in the page. */
export const inertJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')

export function StyleElement({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made inert above, and allowed by hash
  return <style dangerouslySetInnerHTML={{ __html: inertCss(css) }} />
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
