import { product } from '../../../renderer/document/product.ts'
import type { Env } from '../../env.ts'

const people = [
  { name: 'Ada Lovelace', email: 'ada.lovelace@people.example' },
  { name: 'Grace Hopper', email: 'grace.hopper@people.example' },
  { name: 'Katherine Johnson', email: 'katherine.johnson@people.example' },
]

/**
 * Where one chooses who to be, by plain forms. `mistaken` is what was entered and is no email address. No opener policy: a window
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

/** As the app looks, in light and dark. */
const pickerStyle = `:root{color-scheme:light dark;--ground:#f6f6f7;--card:#fff;--text:#1b1b1f;--dim:#676770;--line:#e4e4e7;
--hover:#f4f4f5;--accent:#1d6350;--over:#174f40;--on:#fff;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--ground:#131315;--card:#1a1a1d;--text:#ededf0;--dim:#a6a6ad;--line:#35353b;
--hover:#29292e;--accent:#5fb394;--over:#86c3ab;--on:#0c0c0d;--bad:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:16px;
font:16px/1.5 "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--text);background:var(--ground)}
main{width:min(26rem,calc(100vw - 32px));padding:32px 24px 16px;border-radius:16px;background:var(--card);
box-shadow:0 1px 2px rgb(0 0 0/.04),0 12px 32px -12px rgb(0 0 0/.12)}
h1{margin:0;font-size:26px;letter-spacing:-.022em;line-height:1.15}
.lead{margin:8px 0 20px;color:var(--dim);font-size:15px}
ul{list-style:none;margin:0 -12px;padding:0}
button,input{font:inherit;color:inherit}
button{cursor:pointer}
li button{display:flex;align-items:center;gap:14px;width:100%;padding:10px 12px;border:0;border-radius:10px;background:none;text-align:left}
li button:hover{background:var(--hover)}
.face{display:grid;place-content:center;width:40px;height:40px;flex:none;border-radius:50%;background:var(--accent);color:var(--on);font-weight:600}
.who{display:grid;min-width:0}
b{font-weight:600}
small{overflow:hidden;color:var(--dim);font-size:14px;text-overflow:ellipsis}
.other{margin-top:16px;padding-top:20px;border-top:1px solid var(--line)}
label{display:block;margin-bottom:6px;font-size:15px;font-weight:500}
.row{display:flex;flex-wrap:wrap;gap:8px}
input{flex:1 1 12rem;min-width:0;height:44px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:var(--card)}
input::placeholder{color:var(--dim);opacity:1}
input[aria-invalid]{border-color:var(--bad)}
.problem{margin:6px 0 0;color:var(--bad);font-size:14px}
.main{flex:1 0 auto;height:44px;padding:0 20px;border:0;border-radius:8px;background:var(--accent);color:var(--on);font-weight:600}
.main:hover{background:var(--over)}
.cancel{display:block;height:44px;margin:12px auto 0;padding:0 16px;border:0;border-radius:8px;background:none;color:var(--dim);text-decoration:underline;
text-underline-offset:.2em;text-decoration-color:var(--line)}
.cancel:hover{color:var(--text)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
footer{color:var(--dim);font-size:14px}`
