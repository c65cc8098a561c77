import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { takeOverRow as takeOverUnproven } from '../../../worker/accounts/unproven.ts'
import { insertCreation } from '../../../worker/creation/rows.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { creationIdOf, newToken } from '../../../worker/platform/crypto/hash.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { eventually } from '../../harness/eventually.ts'
import {
  accountOf,
  codeOf,
  mailsTo,
  newAddress,
  newCodePerson,
  newestToken,
  newPasswordPerson,
  newVerifiedPerson,
  password,
  reauthenticate,
  requestChange,
  requestProof,
  signIn,
  signInElsewhere,
  uidOf,
} from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newIssuer } from '../../harness/workers/accounts/scripted-issuer.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'

const another = 'quite another passphrase'
const confirmChange = (browser: Browser, token: string) => browser.post('/api/account/email/confirm', { token })
const isSignedIn = async (browser: Browser) => (await browser.get('/api/account')).status === 200

/** Resets the password by email, as a signed-out owner does. */
async function reset(email: string): Promise<void> {
  const before = await mailsTo(email)
  await new Browser().post('/api/login/reset', { email })
  await eventually(async () => expect(await mailsTo(email)).not.toBe(before))
  const token = await newestToken(email)
  expect((await new Browser().post('/api/login/reset/confirm', { token, password: another })).status).toBe(204)
}

/** The token of the newest link to an address, or a made-up one if no email was sent. */
const tokenTo = (email: string) => newestToken(email).catch(() => 'a-token-that-nobody-was-sent')

describe('an account takeover', () => {
  // Threat 1
  it('fails for a stranger who signed up with the owner’s address and requested a change of address', async () => {
    const { browser: stranger, email: victim } = await newPasswordPerson()
    const theirs = newAddress('stranger')
    await reauthenticate(stranger, 'change-email')
    const change = await stranger.post('/api/account/email', { email: theirs })
    const owner = new Browser()
    await signIn(owner, victim)
    const { body } = await owner.post('/api/drafts', { websiteSettings: smallDocument() })
    const opened = await confirmChange(owner, await tokenTo(theirs))
    expect([opened.status, (await accountOf(owner)).email]).toEqual([410, victim])
    expect([change.status, codeOf(change), await mailsTo(theirs)]).toEqual([403, 'email_unverified', 0])
    const later = new Browser()
    await signIn(later, theirs)
    expect((await later.get(`/api/drafts/${(body as Draft).draftId}`)).status).toBe(404)
  })

  describe('via an email-change link', () => {
    type Thief = { owner: Browser; thief: Browser; email: string }
    const ends: [what: string, end: (of: Thief) => Promise<unknown>][] = [
      [
        'the owner sets a new password',
        async ({ owner }) => {
          await reauthenticate(owner, 'change-password')
          expect((await owner.post('/api/account/password', { password: another })).status).toBe(200)
        },
      ],
      [
        'the session that asked sets a new password',
        async ({ thief }) => {
          await reauthenticate(thief, 'change-password')
          expect((await thief.post('/api/account/password', { password: another })).status).toBe(200)
        },
      ],
      ['the owner resets the password', ({ email }) => reset(email)],
      ['the owner signs out everywhere', ({ owner }) => owner.post('/api/session/sign-out-everywhere')],
      ['the session that asked signs out', ({ thief }) => thief.post('/api/session/sign-out')],
      [
        'the session that asked expires',
        ({ email }) =>
          env.DB.prepare(
            'update sessions set expires_at = ? where id in (select session_id from email_changes join users on users.id = email_changes.user_id where email = ?)',
          )
            .bind(Date.now() - 1, email)
            .run(),
      ],
      ['the owner asks for another address', ({ owner }) => requestChange(owner, newAddress('other'))],
      [
        'an hour passes',
        () =>
          env.DB.prepare('update email_changes set expires_at = ?')
            .bind(Date.now() - 1)
            .run(),
      ],
    ]

    it.each(ends)('fails after %s', async (_what, end) => {
      const { browser: owner, email } = await newVerifiedPerson()
      const thief = await signInElsewhere(email)
      const theirs = newAddress('thief')
      const token = await requestChange(thief, theirs)
      await end({ owner, thief, email })
      for (const browser of [owner, thief]) {
        const { status } = await confirmChange(browser, token)
        expect([401, 410]).toContain(status)
      }
      const again = new Browser()
      await signIn(again, email)
      expect(codeOf(await confirmChange(again, token))).toBe('mail_link_expired')
      expect((await accountOf(again)).email).toBe(email)
    })

    it('fails in a new account with the deleted account’s address', async () => {
      const { browser, email } = await newVerifiedPerson()
      const token = await requestChange(browser, newAddress('left'))
      await reauthenticate(browser, 'delete-account')
      expect((await browser.delete('/api/account')).status).toBe(204)
      const again = new Browser()
      await signIn(again, email)
      expect(codeOf(await confirmChange(again, token))).toBe('mail_link_expired')
    })

    it('fails when the link is used twice in parallel', async () => {
      const { browser } = await newVerifiedPerson()
      const to = newAddress('once')
      const token = await requestChange(browser, to)
      const answers = await Promise.all(Array.from({ length: 4 }, () => confirmChange(browser, token)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
      expect(codeOf(await confirmChange(browser, token))).toBe('mail_link_expired')
      expect((await accountOf(browser)).email).toBe(to)
    })

    it('shows the new address only to the requesting account', async () => {
      const { browser, email } = await newVerifiedPerson()
      const { browser: stranger } = await newCodePerson()
      const to = newAddress('named')
      const token = await requestChange(browser, to)
      const review = (by: Browser) => by.post('/api/account/email/review', { token })
      expect((await review(browser)).body).toEqual({ email, newEmail: to })
      expect(codeOf(await review(stranger))).toBe('mail_link_expired')
      expect((await review(new Browser())).status).toBe(401)
      expect((await accountOf(browser)).email).toBe(email)
      expect((await confirmChange(browser, token)).status).toBe(200)
      expect(codeOf(await review(browser))).toBe('mail_link_expired')
    })

    // ASVS 7.6.2
    it('requires the confirmation button, even after signing in on the way', async () => {
      const { browser, email } = await newVerifiedPerson()
      const to = newAddress('phone')
      const token = await requestChange(browser, to)
      const phone = new Browser()
      expect((await confirmChange(phone, token)).status).toBe(401)
      await signIn(phone, email)
      expect((await accountOf(phone)).email).toBe(email)
      expect((await confirmChange(phone, token)).status).toBe(200)
      expect(await accountOf(phone)).toMatchObject({ email: to, sessions: 1 })
      expect(await isSignedIn(browser)).toBe(false)
    })

    it('reveals no link, since the database stores only a hash', async () => {
      const { browser } = await newVerifiedPerson()
      const token = await requestChange(browser, newAddress('hashed'))
      const { results } = await env.DB.prepare('select * from email_changes').all()
      expect(results.length).toBeGreaterThan(0)
      expect(JSON.stringify(results)).not.toContain(token)
    })
  })

  describe('via an account registered with another person’s address', () => {
    const proofs: [how: string, prove: (email: string) => Promise<Browser>][] = [
      [
        'a code',
        async (email) => {
          const owner = new Browser()
          await signIn(owner, email)
          return owner
        },
      ],
      [
        'a link',
        async (email) => {
          const owner = new Browser()
          await owner.post('/api/login/link/', { email })
          const { body } = await owner.post('/api/login/link/verify', { token: await newestToken(email) })
          expect(body).toMatchObject({ status: 'Success' })
          return owner
        },
      ],
      [
        'a reset',
        async (email) => {
          await reset(email)
          return signInElsewhere(email, another)
        },
      ],
      [
        'the social provider',
        async (email) => {
          const issuer = await newIssuer()
          const owner = new Browser(issuer.bindings)
          const end = await issuer.signIn(owner, { sub: email, email })
          expect(end.query).toEqual({})
          return owner
        },
      ],
    ]

    it.each(proofs)('ends once the owner has proven the address by %s', async (_how, prove) => {
      const { browser: stranger, email } = await newPasswordPerson()
      const { body } = await stranger.post('/api/drafts', { websiteSettings: smallDocument() })
      const { draftId } = body as Draft
      const owner = await prove(email)
      expect(await accountOf(owner)).toMatchObject({ email, verified: true, sessions: 1 })
      expect(await isSignedIn(stranger)).toBe(false)
      expect(codeOf(await new Browser().post('/api/login/password', { email, password }))).toBe('wrong_password')
      // The website remains: the owner may have made it before proving the address.
      expect((await owner.get(`/api/drafts/${draftId}`)).status).toBe(200)
      expect((await owner.post(`/api/drafts/${draftId}/preview-links`, { days: 30 })).status).toBe(201)
    })

    it('doesn’t charge the impostor’s actions to the owner', async () => {
      const { browser: stranger, email } = await newPasswordPerson()
      for (let time = 1; time <= 12; time++) await stranger.post('/api/account/verification')
      const owner = new Browser()
      await signIn(owner, email)
      const proof = await requestProof(owner, email, 'change-email')
      await owner.post('/api/account/reauthentication/code/verify', proof)
      expect((await owner.post('/api/account/email', { email: newAddress('new') })).status).toBe(200)
    })

    it('doesn’t add the impostor’s pending website to the account', async () => {
      const { browser: stranger, email } = await newPasswordPerson()
      const token = newToken()
      stranger.cookies.set('creation', token)
      const id = await creationIdOf(token)
      const begun = { id, userId: await uidOf(stranger), status: 'done' as const, createdAt: new Date() }
      const websiteSettings = JSON.stringify({ ...smallDocument(), id })
      await insertCreation(openDatabase(env.DB), { ...begun, answers: '{}', websiteSettings })
      const owner = new Browser()
      await signIn(owner, email)
      await (await stranger.fetch('/api/creations/current/events')).text()
      expect((await accountOf(owner)).websites).toBe(0)
    })
  })
})

const correct = (browser: Browser, email: string) => browser.post('/api/account/email/correction', { email })
const confirm = (browser: Browser, token: string) => browser.post('/api/account/verification/confirm', { token })

describe('correcting an unverified address', () => {
  it('emails a verification link to the new address, and invalidates the old link', async () => {
    const { browser, email: mistyped } = await newPasswordPerson()
    const oldLink = await newestToken(mistyped)
    const right = newAddress('right')
    expect((await correct(browser, right)).status).toBe(200)
    expect(await accountOf(browser)).toMatchObject({ email: right, verified: false })
    expect(codeOf(await confirm(browser, oldLink))).toBe('mail_link_expired')
    expect((await confirm(browser, await newestToken(right))).status).toBe(200)
    expect(await accountOf(browser)).toMatchObject({ email: right, verified: true })
    expect(codeOf(await new Browser().post('/api/login/password', { email: mistyped, password }))).toBe(
      'wrong_password',
    )
  })

  it('keeps the websites, and ends other sessions', async () => {
    const { browser, email } = await newPasswordPerson()
    const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument() })
    const elsewhere = await signInElsewhere(email)
    await correct(browser, newAddress('right'))
    expect((await browser.get(`/api/drafts/${(body as Draft).draftId}`)).status).toBe(200)
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false])
  })

  it('cancels a password reset requested for the old address', async () => {
    const { browser, email: mistyped } = await newPasswordPerson()
    const before = await mailsTo(mistyped)
    await new Browser().post('/api/login/reset', { email: mistyped })
    await eventually(async () => expect(await mailsTo(mistyped)).not.toBe(before))
    const token = await newestToken(mistyped)
    const right = newAddress('right')
    await correct(browser, right)
    const reset = await new Browser().post('/api/login/reset/confirm', { token, password: 'quite another passphrase' })
    expect(reset.status).not.toBe(204)
    expect(await isSignedIn(browser)).toBe(true)
    await signInElsewhere(right)
  })

  it('frees the old address for its owner’s own account', async () => {
    const { browser, email: mistyped } = await newPasswordPerson()
    const right = newAddress('right')
    await correct(browser, right)
    const owner = new Browser()
    await signIn(owner, mistyped)
    expect(await uidOf(owner)).not.toBe(await uidOf(browser))
    expect(await accountOf(browser)).toMatchObject({ email: right, verified: false })
  })

  it.each(['verified', 'unverified'])('fails for another %s account’s address', async (kind) => {
    const { email: known } = kind === 'verified' ? await newVerifiedPerson() : await newPasswordPerson()
    const { browser, email } = await newPasswordPerson()
    const mails = await mailsTo(known)
    expect(codeOf(await correct(browser, known.toUpperCase()))).toBe('account_exists')
    expect(await accountOf(browser)).toMatchObject({ email, verified: false })
    expect(await mailsTo(known)).toBe(mails)
    await signInElsewhere(known)
  })

  it('succeeds for only one of two people who enter the same address', async () => {
    const people = [await newPasswordPerson(), await newPasswordPerson()]
    const wanted = newAddress('wanted')
    const answers = await Promise.all(people.map(({ browser }) => correct(browser, wanted)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('fails for a verified account and without a session', async () => {
    const { browser, email } = await newVerifiedPerson()
    const to = newAddress('new')
    expect(codeOf(await correct(browser, to))).toBe('already_verified')
    expect((await correct(new Browser(), to)).status).toBe(401)
    expect([(await accountOf(browser)).email, await mailsTo(to)]).toEqual([email, 0])
  })

  it('requires a session that is still signed in', async () => {
    const { browser, email } = await newPasswordPerson()
    await browser.post('/api/session/sign-out')
    expect((await correct(browser, newAddress('late'))).status).toBe(401)
    const again = await signInElsewhere(email)
    expect((await accountOf(again)).email).toBe(email)
  })

  it('sends the link again for the same address', async () => {
    const { browser, email } = await newPasswordPerson()
    const before = Number(await mailsTo(email))
    expect((await correct(browser, email)).status).toBe(200)
    expect(await mailsTo(email)).toBe(before + 1)
    expect((await confirm(browser, await newestToken(email))).status).toBe(200)
  })

  it('wins over a simultaneous verification of the old address', async () => {
    const { browser, email: mistyped } = await newPasswordPerson()
    const userId = await uidOf(browser)
    await correct(browser, newAddress('right'))
    // The proof found the account by the old address just before the correction.
    const takeOver = { userId, email: mistyped, at: new Date(), counts: [] }
    expect(await takeOverUnproven(openDatabase(env.DB), takeOver)).toBe(false)
    expect(await isSignedIn(browser)).toBe(true)
    expect((await accountOf(browser)).verified).toBe(false)
  })
})
