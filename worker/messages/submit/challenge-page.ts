import { html, raw } from 'hono/html'
import type { LanguageTag } from '../../../renderer/document/values/languages.ts'
import { messageWords } from '../../../renderer/languages/languages.ts'
import type { MessageWords } from '../../../renderer/languages/message-words.ts'
import type { Challenge } from '../../adapters/turnstile.ts'
import { hashOf } from '../../platform/crypto/hash.ts'
import { noStoreHeaders, plainStyle, referenceIn } from './plain-page.ts'

const turnstile = 'https://challenges.cloudflare.com'
/** Marks a submission from this page. */
export const checkedField = 'checked'

/** Submits the form once the check passes. Offers to send without it if the check fails, doesn't load or takes too long. */
const script = `(()=>{const form=document.querySelector('form'),other=document.querySelector('#without');
const without=()=>{other.hidden=false};
window.passed=()=>form.submit();window.unpassed=without;
setTimeout(without,15000);document.addEventListener('error',without,true)})()`

type ChallengePage = {
  /** Fields resubmitted with the check. */
  hidden: readonly (readonly [name: string, value: string])[]
  siteKey: string
  language: LanguageTag
  /** The origin that the response redirects to. */
  target: string
  failed: boolean
  /** Replaces the contact form's words. */
  words?: MessageWords['challenge']
}

/**
 * The bot check, on the previews' host. The form posts to this URL and is redirected to the target, which the policy must allow as well.
 */
export async function challengePage(page: ChallengePage): Promise<Response> {
  const { hidden, siteKey, language, target, failed } = page
  const words = page.words ?? (await messageWords(language)).challenge
  const nonce = crypto.randomUUID()
  const fields = hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
  const body = html`<!doctype html>
<html lang="${language}">
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
${
  failed &&
  html`<p>${await referenceIn(language)}</p>
`
}<form method="post">
${fields}
<input type="hidden" name="${checkedField}" value="1">
<div class="cf-turnstile" data-sitekey="${siteKey}" data-callback="passed" data-error-callback="unpassed" data-unsupported-callback="unpassed" data-language="${language}"></div>
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
      ...noStoreHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src 'nonce-${nonce}' ${turnstile}`,
        `frame-src ${turnstile}`,
        `style-src 'nonce-${nonce}'`,
        "base-uri 'none'",
        `form-action 'self' ${target}`,
        "frame-ancestors 'none'",
      ].join('; '),
      // The widget needs to know its host.
      'Referrer-Policy': 'strict-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** Verifies a widget's response. The idempotency key makes repeats with the same text return the same verdict. */
export async function verdictOf({ verify }: Challenge, response: string, text: string) {
  const hash = await hashOf(`${text} ${response}`)
  const [, ...parts] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash) ?? []
  const [first, second, third, fourth, fifth] = parts
  return verify(response, `${first}-${second}-4${third}-8${fourth}-${fifth}`)
}
