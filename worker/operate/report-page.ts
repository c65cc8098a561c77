import { html, raw } from 'hono/html'
import { product } from '../../renderer/document/product.ts'
import { chooseChallenge } from '../adapters/turnstile.ts'
import type { Env } from '../env.ts'
import { previewLabel, siteOrigin } from '../platform/addresses/hosts.ts'
import { pages } from '../platform/addresses/paths.ts'
import { type ReportReason, reportReasons } from './schema.ts'

/** The page on the previews' host that checks a report with Turnstile, whose widget belongs to that host. */
export const reportCheckPath = '/_/report'

export type ReportForm = { website: string; reason: string; text: string; email: string }
export const maxReportLength = { website: 300, text: 2000, email: 320 }
export type ReportProblem = 'website' | 'reason' | 'email' | 'long' | 'limited' | 'unavailable'

export const reasonWords: Record<ReportReason, string> = {
  phishing: 'It asks for passwords, card numbers or codes',
  fraud: 'It takes money for nothing, or tells lies about what it sells',
  malware: 'It offers harmful downloads',
  impersonation: 'It pretends to be somebody else',
  copyright: 'It uses my texts, pictures or name',
  illegal: 'It is illegal, or puts people in danger',
  spam: 'It is advertising or links, not a business',
  other: 'Something else',
}

const problemWords: Record<ReportProblem, string> = {
  website: 'We don’t know this website. Copy its address from your browser.',
  reason: 'Choose what is wrong with the website.',
  email: 'Check your email address, or leave it out.',
  long: 'Shorten your text to 2,000 characters.',
  limited: 'You have sent many reports. Please wait an hour.',
  unavailable: 'We couldn’t save your report. Please try again in a minute.',
}

const statuses: Record<ReportProblem, number> = {
  ...{ website: 422, reason: 422, email: 422, long: 422 },
  ...{ limited: 429, unavailable: 503 },
}

const style = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{max-width:36rem;margin:0 auto;padding:32px 20px 64px}
h1{margin:0 0 8px;line-height:1.2;letter-spacing:-.02em}p{margin:0 0 20px}
fieldset{margin:0 0 20px;padding:0;border:0}legend,.name{display:block;margin-bottom:6px;padding:0;font-weight:600}
fieldset label{display:flex;gap:10px;align-items:center;min-height:44px}input[type=radio]{width:20px;height:20px;flex:none;margin:0;accent-color:#1d6350}
input:not([type=radio]),textarea{box-sizing:border-box;width:100%;padding:10px 12px;border:1px solid #888;border-radius:8px;font:inherit;background:Field;color:FieldText}
textarea{min-height:8rem}.field{margin-bottom:20px}.hint{opacity:.75;font-weight:400}
.problem{padding:12px 16px;border-inline-start:4px solid #c62828}
button,.link{display:inline-block;padding:12px 24px;border:0;border-radius:10px;background:#1d6350;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button:hover,.link:hover{background:#174f40}`

type Page = { form: ReportForm; problem?: ReportProblem | undefined }

/** The form with which anyone reports a website: without script, cookies or anything from elsewhere. */
export function reportPage(env: Env, { form, problem }: Page): Response {
  const action = chooseChallenge(env) ? siteOrigin(env, previewLabel) + reportCheckPath : pages.report
  const reasons = reportReasons.map(
    (reason) =>
      html`<label><input type="radio" name="reason" value="${reason}" required ${form.reason === reason ? 'checked' : ''}> ${reasonWords[reason]}</label>`,
  )
  return respond(
    env,
    problem ? statuses[problem] : 200,
    'Report a website',
    html`<p>Tell us about a website made with ${product.name} that breaks the law or our terms. We look at every report.</p>
${problem ? html`<p class="problem" role="alert">${problemWords[problem]}</p>` : ''}
<form method="post" action="${action}">
<div class="field"><label class="name" for="website">Address of the website</label>
<input id="website" name="website" value="${form.website}" required maxlength="${maxReportLength.website}" autocapitalize="off" spellcheck="false"></div>
<fieldset><legend>What is wrong with it?</legend>
${reasons}
</fieldset>
<div class="field"><label class="name" for="text">What should we know? <span class="hint">Optional</span></label>
<textarea id="text" name="text" maxlength="${maxReportLength.text}">${form.text}</textarea></div>
<div class="field"><label class="name" for="email">Your email address <span class="hint">Optional, if you want an answer</span></label>
<input id="email" name="email" type="email" value="${form.email}" maxlength="${maxReportLength.email}" autocomplete="email"></div>
<p class="hint">The owner of the website doesn’t learn who you are. We delete your email address once we have dealt with the report.</p>
<button>Send report</button>
</form>`,
  )
}

/** Thanks for a report. */
export const reportThanks = (env: Env): Response =>
  respond(
    env,
    200,
    'Thank you',
    html`<p>Your report has arrived. A person looks at it, usually within a day. If the website breaks our terms, we take it offline.</p>
<p><a class="link" href="${env.APP_ORIGIN}/">Go to the homepage</a></p>`,
  )

function respond(env: Env, status: number, title: string, body: ReturnType<typeof html>): Response {
  const nonce = crypto.randomUUID()
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${product.name}</title>
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
  const forms = chooseChallenge(env) ? `'self' ${siteOrigin(env, previewLabel)}` : "'self'"
  return new Response(String(page), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      ...(status === 429 && { 'Retry-After': '3600' }),
    },
  })
}
