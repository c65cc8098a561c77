import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import {
  mailsTo,
  newAddress,
  newCodePerson,
  newestCode,
  newestToken,
  newPasswordPerson,
  password,
  requestCode,
  requestProof,
  uidOf,
} from '../../harness/workers/accounts/account.ts'
import { Browser, limitOf } from '../../harness/workers/accounts/browser.ts'
import { newIssuer } from '../../harness/workers/accounts/scripted-issuer.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { entered, newFormSite, post } from '../../harness/workers/messages/contact-form.ts'
import { newDraftId } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { addressFor, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

let log: MockInstance
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

/** The attempts since the last call, without request ids. */
function attempts() {
  const lines = linesAbout(log, 'auth.attempted').map(({ id: _id, event: _event, ...line }) => line)
  log.mockClear()
  return lines
}

const done = (what: string, accountId: string) => ({ outcome: 'done', what, accountId })
const refused = (what: string, code: string) => ({ outcome: 'refused', what, code })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a sign-in attempt’s log line', () => {
  // ASVS 16.3.1
  it('contains method and result for a code', async () => {
    const browser = new Browser()
    const attempt = await requestCode(browser, newAddress())
    await browser.post('/api/login/otp/verify', { ...attempt, code: wrong(attempt.code) })
    expect(attempts()).toEqual([refused('code', 'InvalidCode')])
    await browser.post('/api/login/otp/verify', attempt)
    expect(attempts()).toEqual([done('code', await uidOf(browser))])
  })

  // ASVS 16.3.1
  it('contains method and result for a sign-in link', async () => {
    const [browser, other, email] = [new Browser(), new Browser(), newAddress()]
    await browser.post('/api/login/link/', { email })
    const token = await newestToken(email)
    await other.post('/api/login/link/verify', { token })
    await browser.post('/api/login/link/verify', { token })
    await browser.post('/api/login/link/verify', { token })
    expect(attempts()).toEqual([
      refused('link', 'WrongDevice'),
      done('link', await uidOf(browser)),
      refused('link', 'ExpiredLink'),
    ])
  })

  // ASVS 16.3.1
  it('contains method and result for a password, at sign-up and beyond the limit too', async () => {
    const { browser, email } = await newPasswordPerson()
    const userId = await uidOf(browser)
    expect(attempts()).toEqual([done('sign-up', userId)])
    await new Browser().post('/api/login/sign-up', { email, password })
    await new Browser().post('/api/login/password', { email: newAddress('nobody'), password })
    await new Browser().post('/api/login/password', { email, password })
    expect(attempts()).toEqual([
      refused('sign-up', 'account_exists'),
      refused('password', 'wrong_password'),
      done('password', userId),
    ])
    const stranger = new Browser({}, '198.51.100.7')
    for (let tries = 0; tries < 12; tries += 1)
      await stranger.post('/api/login/password', { email, password: `no ${password}` })
    expect(attempts().map(({ code }) => code)).toEqual([
      ...Array(10).fill('wrong_password'),
      ...Array(2).fill('too_many_requests'),
    ])
  })

  // ASVS 16.3.1
  it('contains method and result for a social sign-in', async () => {
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    await issuer.signIn(browser, { sub: 'sub-logged', email: 'logged@social.example' })
    expect(attempts()).toEqual([done('social', await uidOf(browser))])
    const trip = await issuer.leave(new Browser(issuer.bindings))
    await issuer.comeBack(new Browser(issuer.bindings), trip, { params: { code: undefined, error: 'access_denied' } })
    expect(attempts()).toEqual([refused('social', expect.any(String))])
  })
})

describe('a reauthentication’s log line', () => {
  it('contains method and result for a password', async () => {
    const { browser } = await newPasswordPerson()
    const accountId = await uidOf(browser)
    attempts()
    const prove = (word: string) =>
      browser.post('/api/account/reauthentication/password', { act: 'delete-account', password: word })
    await prove('not the right passphrase')
    await prove(password)
    expect(attempts()).toEqual([
      { ...refused('proof by password', 'wrong_password'), accountId },
      done('proof by password', accountId),
    ])
  })

  it('contains method and result for a code', async () => {
    const { browser, email } = await newCodePerson()
    const accountId = await uidOf(browser)
    const proof = await requestProof(browser, email, 'delete-account')
    attempts()
    const at = '/api/account/reauthentication/code/verify'
    await browser.post(at, { ...proof, code: wrong(proof.code) })
    await browser.post(at, proof)
    expect(attempts()).toEqual([
      { ...refused('proof by code', 'InvalidCode'), accountId },
      done('proof by code', accountId),
    ])
  })

  it('contains method and result for a social sign-in', async () => {
    const issuer = await newIssuer()
    const browser = new Browser(issuer.bindings)
    const claims = { sub: 'sub-proven', email: 'proven@social.example' }
    await issuer.signIn(browser, claims)
    const accountId = await uidOf(browser)
    attempts()
    const stranger = { sub: 'sub-other', email: 'other@social.example' }
    await issuer.comeBack(browser, await issuer.leaveForProof(browser, 'delete-account'), { claims: stranger })
    await issuer.comeBack(browser, await issuer.leaveForProof(browser, 'delete-account'), { claims })
    expect(attempts()).toEqual([
      { ...refused('proof by social', 'relogin'), accountId },
      done('proof by social', accountId),
    ])
  })

  it('contains method and result for a reset link', async () => {
    const { email } = await newPasswordPerson()
    await new Browser().post('/api/login/reset', { email })
    await vi.waitFor(async () => expect(await mailsTo(email)).toBe(2), { timeout: 20_000 })
    const token = await newestToken(email)
    attempts()
    const confirm = () =>
      new Browser().post('/api/login/reset/confirm', { token, password: 'quite another passphrase' })
    await confirm()
    await confirm()
    expect(attempts()).toEqual([{ outcome: 'done', what: 'reset' }, refused('reset', 'mail_link_expired')])
  })
})

describe('a refused request’s log line', () => {
  const requests = () =>
    linesAbout(log, 'api.request').map(({ method, route, status, code, outcome, accountId }) => ({
      ...{ what: `${method} ${route}`, status, code, outcome },
      ...(accountId && { accountId }),
    }))
  const no = (what: string, status: number, code: string, accountId?: string) => ({
    ...{ what, status, code, outcome: 'refused' },
    ...(accountId && { accountId }),
  })

  // ASVS 16.3.2
  it('contains account, route and reason when permission is lacking', async () => {
    const [{ browser: owner }, { browser: other }] = [await newPasswordPerson(), await newPasswordPerson()]
    const [draftId, accountId] = [await newDraftId(owner), await uidOf(other)]
    log.mockClear()
    await new Browser().get(`/api/drafts/${draftId}`)
    await other.get(`/api/drafts/${draftId}`)
    await other.delete('/api/account')
    await other.get('/api/operate/people?find=x')
    expect(requests()).toEqual([
      no('GET /api/drafts/:draftId', 401, 'not_signed_in'),
      no('GET /api/drafts/:draftId', 404, 'not_found', accountId),
      no('DELETE /api/account', 403, 'reauthentication_required', accountId),
      no('GET /api/operate/people', 404, 'not_found'),
    ])
  })

  // ASVS 16.3.3
  it('contains account, route and reason when a check fails', async () => {
    const { browser } = await newPasswordPerson()
    const [draftId, accountId] = [await newDraftId(browser), await uidOf(browser)]
    const at = `/api/drafts/${draftId}`
    log.mockClear()
    await browser.put(at, { websiteSettings: { ...smallDocument(), sections: 'none' } }, { 'if-match': '"1"' })
    await browser.put(at, { websiteSettings: smallDocument() }, { 'if-match': '"9"' })
    await browser.fetch('/api/drafts', { method: 'POST', headers: { origin: 'https://elsewhere.example' }, body: '{}' })
    await new Browser({ API_LIMIT: limitOf(0) }).get('/api/session')
    expect(requests()).toEqual([
      no('PUT /api/drafts/:draftId', 400, 'invalid_request', accountId),
      no('PUT /api/drafts/:draftId', 412, 'stale_revision', accountId),
      expect.objectContaining({ status: 403, code: 'forbidden_origin' }),
      expect.objectContaining({ status: 429, code: 'too_many_requests' }),
    ])
  })

  // ASVS 16.3.3
  it('appears for forms and previews, but not for pages that bots probe', async () => {
    const { url, site } = await newFormSite()
    log.mockClear()
    await post(url, { ...entered, message: '' })
    await visit(addressFor('nowhere', '/_/contact'), { method: 'POST', body: 'name=x' }, siteEnv())
    await visit(`http://preview.localhost:8787/${'0'.repeat(40)}/`)
    await visit(`${env.APP_ORIGIN}/wp-login.php`)
    expect(linesAbout(log, 'pages.refused')).toEqual([
      expect.objectContaining({ what: 'form', status: 422, outcome: 'refused', draftId: site.draft.draftId }),
      expect.objectContaining({ what: 'form', method: 'POST' }),
      expect.objectContaining({ what: 'preview', method: 'GET', status: 404 }),
    ])
  })
})

it('the log never contains an attempt’s mailed code', async () => {
  const [browser, email] = [new Browser(), newAddress('silent')]
  const attempt = await requestCode(browser, email)
  await browser.post('/api/login/otp/verify', attempt)
  const lines = log.mock.calls.map(([line]) => String(line)).join('\n')
  expect(lines).toContain('auth.attempted')
  for (const secret of [await newestCode(email), attempt.session, email]) expect(lines).not.toContain(secret)
})
