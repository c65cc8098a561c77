import { html, raw } from 'hono/html'
import { formFieldNames, tokenField, trapField } from '../../renderer/document/contact-form.ts'
import type { FormLanguage } from '../../renderer/document/enumerations.ts'
import { challengeWords } from './challenge-words.ts'
import { plainStyle, unkept } from './plain-page.ts'
import { languageTags } from './visitor-language.ts'

const turnstile = 'https://challenges.cloudflare.com'
/** Marks what comes from this page. */
export const checkedField = 'checked'

/** Sends the form once the check is passed; shows how to do without where it is not, does not load, or takes too long. */
const script = `(()=>{const form=document.querySelector('form'),other=document.querySelector('#without');
const without=()=>{other.hidden=false};
window.passed=()=>form.submit();window.unpassed=without;
setTimeout(without,15000);document.addEventListener('error',without,true)})()`

type Challenge = {
  form: URLSearchParams
  siteKey: string
  language: FormLanguage
  /** Where the website is: its thanks, and its form where something is wrong. */
  siteOrigin: string
  failed: boolean
}

/**
 * The page that checks who sends a message, on a host of ours: what was entered is hidden in it. It posts to its own address, and what
 * answers there leads to the website, which the policy has to allow too.
 */
export function challengePage({ form, siteKey, language, siteOrigin, failed }: Challenge): Response {
  const words = challengeWords[language]
  const nonce = crypto.randomUUID()
  const fields = [...formFieldNames, tokenField, trapField].flatMap((name) =>
    form.getAll(name).map((value) => html`<input type="hidden" name="${name}" value="${value}">`),
  )
  const body = html`<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style nonce="${nonce}">${raw(plainStyle)}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p role="status">${failed ? words.failed : words.text}</p>
<form method="post">
${fields}
<input type="hidden" name="${checkedField}" value="1">
<div class="cf-turnstile" data-sitekey="${siteKey}" data-callback="passed" data-error-callback="unpassed" data-unsupported-callback="unpassed" data-language="${languageTags[language]}"></div>
<div id="without" hidden>
<p>${words.without}</p>
<button type="submit">${words.send}</button>
</div>
<noscript>
<p>${words.without}</p>
<button type="submit">${words.send}</button>
</noscript>
</form>
</main>
<script nonce="${nonce}">${raw(script)}</script>
<script src="${turnstile}/turnstile/v0/api.js" nonce="${nonce}" async defer></script>
</body>
</html>
`
  return new Response(String(body), {
    status: failed ? 503 : 200,
    headers: {
      ...unkept,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src 'nonce-${nonce}' ${turnstile}`,
        `frame-src ${turnstile}`,
        `style-src 'nonce-${nonce}'`,
        "base-uri 'none'",
        `form-action 'self' ${siteOrigin}`,
        "frame-ancestors 'none'",
      ].join('; '),
      // The widget asks which host it is on.
      'Referrer-Policy': 'strict-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
