import { html, raw } from 'hono/html'
import {
  dropPhotosField,
  formEndpoint,
  formFieldNames,
  keptPhotosField,
  thanksPath,
  tokenField,
  trapField,
} from '../../../renderer/document/contact-form.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { type FormLanguage, tagOf } from '../../../renderer/document/values/languages.ts'
import { type Challenge, challengeField, chooseChallenge } from '../../adapters/turnstile.ts'
import type { Env } from '../../env.ts'
import { hostKind } from '../../platform/addresses/hosts.ts'
import { withTimeout } from '../../platform/concurrency.ts'
import { openContext, type ServiceContext } from '../../platform/context.ts'
import { hashOf } from '../../platform/crypto/hash.ts'
import { visitorAddress } from '../../platform/http/caller.ts'
import { siteNotFoundPage } from '../../platform/http/site-not-found-page.ts'
import { logFailure } from '../../platform/log/log.ts'
import { type ContactPass, type FormSite, findFormSite, mintToken, readPass } from './form-site.ts'
import { noStoreHeaders, plainPage, plainStyle, referenceIn } from './plain-page.ts'
import { readEntered } from './read-entered.ts'
import { submitForm } from './submit-form.ts'
import { type TakenForm, takeForm } from './take-form.ts'
import { challengeWords } from './words.ts'

/**
 * Handles the form of a website with a challenge: responds with the widget's page first, then processes its submission like the
 * website would. All other results are shown by the website's own page, which gets the form back unchanged.
 */
export async function answerChallenge(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const challenge = chooseChallenge(env)
  const hostname = new URL(request.url).searchParams.get('host') ?? ''
  if (!challenge || request.method !== 'POST' || hostKind(hostname, env) !== 'site')
    return siteNotFoundPage(env.APP_ORIGIN)
  const services = openContext(env, (promise) => ctx.waitUntil(promise))
  const taken = await takeForm(services, request, hostname)
  if ('refusal' in taken) return taken.refusal
  const checked = { request, challenge, hostname, ...taken }
  return taken.form.has(checkedField) ? sendChecked(services, checked) : askToCheck(services, checked)
}

type Checked = TakenForm & { request: Request; challenge: Challenge; hostname: string }

async function askToCheck(ctx: ServiceContext, { request, challenge, hostname, ...taken }: Checked): Promise<Response> {
  const found = await findReadyForm(ctx, { hostname, ...taken }).catch((error: unknown) => {
    logFailure('messages.form_not_found', error)
    return null
  })
  if (found === null) return plainPage('unavailable', request, { 'Retry-After': '30' })
  if (!found) return siteNotFoundPage(ctx.env.APP_ORIGIN)
  const { site, pass } = found
  if (!pass) return ledTo(site, formEndpoint, 307)
  const form = await withPhotos(ctx, { ...taken, site, pass })
  return pageFor(site, { challenge, form, failed: false })
}

/** A hidden field holds no file: the photos that came with this post go on with the token, as those of earlier posts do. */
async function withPhotos(
  ctx: ServiceContext,
  { form, photos, site: { draftId }, pass }: TakenForm & { site: FormSite; pass: ContactPass },
): Promise<URLSearchParams> {
  if (photos.ids.length === 0) return form
  const { id: _id, ...said } = pass
  const before = form.has(dropPhotosField) ? [] : pass.photos
  const all = [...before, ...photos.ids].slice(0, limits.messagePhotos)
  const changed = new URLSearchParams(form)
  changed.delete(dropPhotosField)
  changed.set(tokenField, await mintToken(ctx, { draftId, ...said, photos: all }))
  return changed
}

async function sendChecked(
  ctx: ServiceContext,
  { request, challenge, hostname, form, photos }: Checked,
): Promise<Response> {
  const visitor = visitorAddress(request.headers)
  const check = (await verifyTurnstile(challenge, form)) ? 'passed' : 'failed'
  const outcome = await submitForm(ctx, { hostname, form, photos, visitor, check })
  switch (outcome.kind) {
    case 'none':
      return siteNotFoundPage(ctx.env.APP_ORIGIN)
    case 'unavailable':
      return plainPage('unavailable', request, { 'Retry-After': '30' })
    case 'sent':
      return ledTo(outcome.site, thanksPath, 303)
    case 'page':
      return outcome.state.kind === 'failed'
        ? pageFor(outcome.site, { challenge, form, failed: true })
        : ledTo(outcome.site, formEndpoint, 307)
  }
}

const pageFor = (
  { origin, document, asked }: FormSite,
  { challenge, form, failed }: { challenge: Challenge; form: URLSearchParams; failed: boolean },
): Response =>
  challengePage({
    ...{ form, failed, own: asked.own.map(({ name }) => name) },
    ...{ siteKey: challenge.siteKey, siteOrigin: origin, language: document.settings.formLanguage },
  })

/** 307 keeps the form's content. */
const ledTo = ({ origin }: FormSite, path: string, status: 303 | 307) =>
  new Response(null, { status, headers: { ...noStoreHeaders, Location: origin + path } })

const turnstile = 'https://challenges.cloudflare.com'
/** Marks a submission from this page. */
const checkedField = 'checked'

/** Submits the form once the check passes; offers to send without it if the check fails, does not load or takes too long. */
const script = `(()=>{const form=document.querySelector('form'),other=document.querySelector('#without');
const without=()=>{other.hidden=false};
window.passed=()=>form.submit();window.unpassed=without;
setTimeout(without,15000);document.addEventListener('error',without,true)})()`

type ChallengePage = {
  form: URLSearchParams
  /** The names of the owner's own fields. */
  own: readonly string[]
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
function challengePage({ form, own, siteKey, language, siteOrigin, failed }: ChallengePage): Response {
  const words = challengeWords[language]
  const nonce = crypto.randomUUID()
  const names = [...formFieldNames, ...own, tokenField, trapField, keptPhotosField, dropPhotosField]
  const fields = names.flatMap((name) =>
    form.getAll(name).map((value) => html`<input type="hidden" name="${name}" value="${value}">`),
  )
  const body = html`<!doctype html>
<html lang="${tagOf(language)}">
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
  html`<p>${referenceIn(language)}</p>
`
}<form method="post">
${fields}
<input type="hidden" name="${checkedField}" value="1">
<div class="cf-turnstile" data-sitekey="${siteKey}" data-callback="passed" data-error-callback="unpassed" data-unsupported-callback="unpassed" data-language="${tagOf(language)}"></div>
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
        `form-action 'self' ${siteOrigin}`,
        "frame-ancestors 'none'",
      ].join('; '),
      // The widget asks which host it is on.
      'Referrer-Policy': 'strict-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/**
 * Whether a form comes from somebody who passed the check. If the service gives no verdict, it counts as passed: its failure
 * must not send everybody's messages to the suspected ones. The same form sent twice has the same verdict.
 */
async function verifyTurnstile({ verify }: Challenge, form: URLSearchParams): Promise<boolean> {
  const response = form.get(challengeField) ?? ''
  const hash = await hashOf(`${form.get(tokenField)} ${response}`)
  const [, ...parts] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash) ?? []
  const [first, second, third, fourth, fifth] = parts
  const verdict = await verify(response, `${first}-${second}-4${third}-8${fourth}-${fifth}`)
  return verdict !== 'failed'
}

const patience = 10

/**
 * The website of a form that is about to be sent, and what its token says; without that, something is wrong with the form, and the
 * website's own page says what. Undefined where there is no such website. Rejects when the database does not answer.
 */
async function findReadyForm(
  ctx: ServiceContext,
  { hostname, form, photos }: TakenForm & { hostname: string },
): Promise<{ site: FormSite; pass: ContactPass | undefined } | undefined> {
  const site = await withTimeout(patience, findFormSite(ctx, hostname))
  if (!site) return undefined
  const { problems, token } = readEntered(form, site.asked, photos.ids.length + (form.has(keptPhotosField) ? 1 : 0))
  const pass = await readPass(ctx, token, site.draftId)
  const isRight = Object.keys(problems).length === 0 && photos.problem === undefined
  return { site, pass: isRight ? pass : undefined }
}
