import { product } from '../../renderer/document/product.ts'
import type { Env } from '../env.ts'
import { pickerStyle } from './picker-style.ts'

const people = [
  { name: 'Ada Lovelace', email: 'ada.lovelace@people.example' },
  { name: 'Grace Hopper', email: 'grace.hopper@people.example' },
  { name: 'Katherine Johnson', email: 'katherine.johnson@people.example' },
]

/**
 * Where one chooses who to be, by plain forms. `mistaken` is what was entered and is no e-mail address. No opener policy: a window
 * that was opened for signing in must stay the opener's.
 */
export function pickerPage(env: Env, mistaken?: string): Response {
  const nonce = crypto.randomUUID()
  return new Response(page(env, nonce, mistaken), {
    status: mistaken === undefined ? 200 : 422,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

const page = (env: Env, nonce: string, mistaken?: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Choose an account</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${pickerStyle}</style>
</head>
<body>
<main>
<h1>Choose an account</h1>
<p class="lead">to continue to ${product.name}. This page replaces a provider such as Google, on this computer only.</p>
<form method="post">
<ul>
${people.map(person).join('\n')}
</ul>
</form>
<form method="post" class="other">
<label for="email">Somebody else</label>
<div class="row">
<input id="email" name="email" type="email" required maxlength="64" autocomplete="off" placeholder="name@example.com" value="${escaped(mistaken ?? '')}"${mistaken === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"'}>
<button class="main">Continue</button>
</div>
${mistaken === undefined ? '' : '<p id="problem" class="problem">Invalid email</p>'}
</form>
<form method="post"><button class="cancel" name="cancel" value="1">Cancel</button></form>
</main>
<footer>${new URL(env.APP_ORIGIN).host}</footer>
</body>
</html>
`

const person = ({ name, email }: { name: string; email: string }) =>
  `<li><button name="person" value="${email}"><span class="face" aria-hidden="true">${name.charAt(0)}</span><span class="who"><b>${name}</b><small>${email}</small></span></button></li>`

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')
