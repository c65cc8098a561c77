import { productName } from '../../../renderer/document/product.ts'

const style = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{display:grid;place-content:center;min-height:90vh;text-align:center}
header{display:flex;align-items:center;justify-content:center;gap:10px;margin-bottom:40px;font-weight:600}
h1{margin:0;line-height:1.2;letter-spacing:-.02em}p{max-width:36rem;margin:14px auto 28px;opacity:.7;overflow-wrap:anywhere}
a{display:inline-block;padding:12px 24px;border-radius:10px;background:#1d6350;color:#fff;font-weight:600;text-decoration:none}a:hover{background:#174f40}`

/** Precomputed to save time at a cold start. A test prints the new hash when the style changes. */
const styleHash = 'sha256-oDMW007V68qlSJ7QWpyHxLCJWuDdysVScIwNU20/kEw='

/** The response for a host without a website: 404, uncacheable, no cookies. @param homepage the target of its button */
export const siteNotFoundPage = (homepage: string): Response =>
  productPage({
    status: 404,
    title: 'Nothing to see here',
    text: 'There is no content or website at this link.',
    link: toHomepage(homepage),
  })

/** The response for every host of a website that an operator took offline. Names neither the website nor its owner. */
export const siteSuspendedPage = (homepage: string): Response =>
  productPage({
    status: 403,
    title: 'This website is not available',
    text: `${productName} has taken it offline. If it is yours, sign in to read the reason.`,
    link: toHomepage(homepage),
    headers: { 'X-Robots-Tag': 'noindex' },
  })

export const toHomepage = (homepage: string) => ({ href: `${homepage}/`, label: 'Go to the homepage' })

/** The page's HTML, and the button at its end. */
type Page = {
  status: number
  title: string
  text: string
  link: { href: string; label: string }
  headers?: Record<string, string>
}

/** One of our pages with a single sentence and a button, for when nothing else can be shown. */
export const productPage = ({ status, headers, ...words }: Page): Response =>
  new Response(page(words), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  })

/** The deployment's own mark, if any, as SVG text. */
declare const SHINGLE_MARK: string | undefined

/** The same as the logo in the editor's toolbar. */
export const mark =
  typeof SHINGLE_MARK === 'string'
    ? SHINGLE_MARK.replace('<svg', '<svg width="24" height="24" aria-hidden="true"')
    : `<svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#1d6350"/><path d="M8 12.5 16 7l8 5.5M8 18.5l8-5.5 8 5.5M8 24.5l8-5.5 8 5.5" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`

const page = ({ title, text, link }: Omit<Page, 'status' | 'headers'>) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
<header>${mark}${productName}</header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="${link.href}" rel="nofollow noreferrer">${link.label}</a>
</main>
</html>
`
