import { html, raw } from 'hono/html'
import type { LanguageTag } from '../../../renderer/document/values/languages.ts'
import { messageWords } from '../../../renderer/languages/languages.ts'
import type { PlainPageName } from '../../../renderer/languages/message-words.ts'
import { currentRequestId } from '../../platform/log/log.ts'
import { acceptedLanguage } from './accepted-language.ts'

/** Headers of every response to a form. */
export const noStoreHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

const plainPageStatuses: Record<PlainPageName, number> = {
  limited: 429,
  noForm: 415,
  tooLarge: 413,
  cutOff: 400,
  unavailable: 503,
}

/** A small unstyled page in the browser's language, for when the website is unknown. */
export async function plainPage(
  name: PlainPageName,
  { headers }: { headers: Headers },
  more: Record<string, string> = {},
): Promise<Response> {
  const language = acceptedLanguage(headers.get('accept-language') ?? '')
  const nonce = crypto.randomUUID()
  return new Response(String(await drawPlainPage(name, language, nonce)), {
    status: plainPageStatuses[name],
    headers: {
      ...noStoreHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      ...more,
    },
  })
}

/** The request id of a server error, for visitors to quote. */
export async function referenceIn(language: LanguageTag): Promise<string | undefined> {
  const id = currentRequestId()
  return id === null ? undefined : `${(await messageWords(language)).reference}: ${id}`
}

/** The style of the site-not-found page. */
export const plainStyle = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{display:grid;place-content:center;min-height:90vh;margin:0;padding:16px;text-align:center}
main{max-width:34rem}h1{margin:0;line-height:1.2;letter-spacing:-.02em}p{margin:14px 0 28px;opacity:.8}
a,button{display:inline-block;padding:12px 24px;border:0;border-radius:10px;background:#1d6350;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
a:hover,button:hover{background:#174f40}`

async function drawPlainPage(name: PlainPageName, language: LanguageTag, nonce: string) {
  const { back, pages } = await messageWords(language)
  const { title, text } = pages[name]
  const reference = plainPageStatuses[name] >= 500 ? await referenceIn(language) : undefined
  return html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(plainStyle)}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
${
  reference &&
  html`<p>${reference}</p>
`
}<a href="/">${back}</a>
</main>
</html>
`
}
