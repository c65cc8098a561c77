import * as z from 'zod'
import { product } from '../../../renderer/document/product.ts'
import type { Env } from '../../env.ts'
import { emailAddress } from '../../platform/http/email-address.ts'
import { readForm } from '../../platform/http/read-body.ts'
import { siteNotFoundPage } from '../../platform/http/site-not-found-page.ts'
import {
  answerToken,
  issuerOf,
  localClient,
  localIssuerPath,
  localKeys,
  openGrant,
  returnAddress,
  sealGrant,
} from './token.ts'

/**
 * A small OpenID issuer for development: a page to choose whom to sign in as. The product uses it like any other issuer, so a fresh clone
 * has every way to sign in.
 */
export async function serveLocalIssuer(request: Request, path: string, env: Env): Promise<Response> {
  if (env.ENVIRONMENT !== 'development' || env.SOCIAL_PROVIDER !== 'embedded') return siteNotFoundPage(env.APP_ORIGIN)
  const isPost = request.method === 'POST'
  switch (path.slice(localIssuerPath.length)) {
    case '/.well-known/openid-configuration':
      return json(describeIssuer(env))
    case '/jwks':
      return json({ keys: [(await localKeys()).shown] })
    case '/authorize':
      return answerAuthorize(request, env)
    case '/token':
      return isPost ? answerToken(request, env) : siteNotFoundPage(env.APP_ORIGIN)
    case '/userinfo':
      return answerUserinfo(request, env)
    default:
      return siteNotFoundPage(env.APP_ORIGIN)
  }
}

function describeIssuer(env: Env) {
  const issuer = issuerOf(env)
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    prompt_values_supported: ['select_account'],
    authorization_response_iss_parameter_supported: true,
  }
}

const json = (body: unknown) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** The person an access token belongs to. */
async function answerUserinfo(request: Request, env: Env): Promise<Response> {
  const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const known = await openGrant(env, 'access', token)
  if (!known)
    return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } })
  const { sub, email, name } = known
  return Response.json({ sub, email, email_verified: true, name }, { headers: { 'Cache-Control': 'no-store' } })
}

const asked = z.object({
  client_id: z.literal(localClient),
  response_type: z.literal('code'),
  redirect_uri: z.string(),
  state: z.string().min(1).max(512),
  scope: z.string().regex(/\bopenid\b/),
  nonce: z.string().max(512).optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})

/** Shows the accounts to choose from, and redirects back with a code or an error. */
async function answerAuthorize(request: Request, env: Env): Promise<Response> {
  const query = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams)).data
  if (query?.redirect_uri !== returnAddress(env)) {
    return new Response('This is no request of the product’s.\n', { status: 400 })
  }
  if (request.method !== 'POST') return pickerPage(env)
  const form = await readForm(request)
  if (form.has('cancel')) return sendBack(env, { error: 'access_denied', state: query.state })
  const email = emailAddress.safeParse(form.get('person') ?? form.get('email')).data
  if (!email) return pickerPage(env, form.get('email') ?? '')
  const person = { sub: `local|${email}`, email, name: nameOf(email) }
  const grant = { ...person, nonce: query.nonce, challenge: query.code_challenge, jti: crypto.randomUUID() }
  return sendBack(env, { code: await sealGrant(env, 'code', grant), state: query.state })
}

function sendBack(env: Env, answer: Record<string, string>): Response {
  const Location = `${returnAddress(env)}?${new URLSearchParams({ ...answer, iss: issuerOf(env) })}`
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
}

/** Derives a name from an address: 'ada.lovelace@…' becomes Ada Lovelace. */
const nameOf = (email: string) =>
  email
    .replace(/@.*/, '')
    .split(/[._-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const people = [
  { name: 'Ada Lovelace', email: 'ada.lovelace@people.example' },
  { name: 'Grace Hopper', email: 'grace.hopper@people.example' },
  { name: 'Katherine Johnson', email: 'katherine.johnson@people.example' },
]

/**
 * The account chooser, with plain forms. `mistaken` is an invalid email address that was entered. Sends no opener policy, so a sign-in
 * popup keeps its opener.
 */
function pickerPage(env: Env, mistaken?: string): Response {
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

/** Matches the app's look in light and dark mode. */
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
