import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { takeOverRow as takeOverUnproven } from '../../../worker/accounts/unproven.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import {
  accountOf,
  codeOf,
  newAddress,
  newPasswordPerson,
  newVerifiedPerson,
  password,
  signInElsewhere,
  uidOf,
} from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { mailsTo, newestToken, signIn } from '../../harness/workers/accounts/sign-in.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'

const correct = (browser: Browser, email: string) => browser.post('/api/account/email/correction', { email })
const confirm = (browser: Browser, token: string) => browser.post('/api/account/verification/confirm', { token })
const isSignedIn = async (browser: Browser) => (await browser.get('/api/account')).status === 200

describe('correcting an address that was never verified', () => {
  it('emails a link to the new address, which verifies it, and ends the link to the old one', async () => {
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

  it('keeps the websites, and ends the other sessions', async () => {
    const { browser, email } = await newPasswordPerson()
    const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument() })
    const elsewhere = await signInElsewhere(email)
    await correct(browser, newAddress('right'))
    expect((await browser.get(`/api/drafts/${(body as Draft).draftId}`)).status).toBe(200)
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false])
  })

  it('ends a password reset that the reader of the old address asked for', async () => {
    const { browser, email: mistyped } = await newPasswordPerson()
    const before = await mailsTo(mistyped)
    await new Browser().post('/api/login/reset', { email: mistyped })
    await vi.waitFor(async () => expect(await mailsTo(mistyped)).not.toBe(before))
    const token = await newestToken(mistyped)
    const right = newAddress('right')
    await correct(browser, right)
    const reset = await new Browser().post('/api/login/reset/confirm', { token, password: 'quite another passphrase' })
    expect(reset.status).not.toBe(204)
    expect(await isSignedIn(browser)).toBe(true)
    await signInElsewhere(right)
  })

  it('leaves the old address to its owner, who can create an account with it', async () => {
    const { browser, email: mistyped } = await newPasswordPerson()
    const right = newAddress('right')
    await correct(browser, right)
    const owner = new Browser()
    await signIn(owner, mistyped)
    expect(await uidOf(owner)).not.toBe(await uidOf(browser))
    expect(await accountOf(browser)).toMatchObject({ email: right, verified: false })
  })

  it.each(['verified', 'unverified'])('never takes the address of another, %s account', async (kind) => {
    const { email: known } = kind === 'verified' ? await newVerifiedPerson() : await newPasswordPerson()
    const { browser, email } = await newPasswordPerson()
    const mails = await mailsTo(known)
    expect(codeOf(await correct(browser, known.toUpperCase()))).toBe('account_exists')
    expect(await accountOf(browser)).toMatchObject({ email, verified: false })
    expect(await mailsTo(known)).toBe(mails)
    await signInElsewhere(known)
  })

  it('goes to one of two who want the same address', async () => {
    const people = [await newPasswordPerson(), await newPasswordPerson()]
    const wanted = newAddress('wanted')
    const answers = await Promise.all(people.map(({ browser }) => correct(browser, wanted)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is closed to a verified account, which needs a link in its new mailbox, and without a session', async () => {
    const { browser, email } = await newVerifiedPerson()
    const to = newAddress('new')
    expect(codeOf(await correct(browser, to))).toBe('already_verified')
    expect((await correct(new Browser(), to)).status).toBe(401)
    expect([(await accountOf(browser)).email, await mailsTo(to)]).toEqual([email, 0])
  })

  it('needs a session that is signed in at that very moment', async () => {
    const { browser, email } = await newPasswordPerson()
    await browser.post('/api/session/sign-out')
    expect((await correct(browser, newAddress('late'))).status).toBe(401)
    const again = await signInElsewhere(email)
    expect((await accountOf(again)).email).toBe(email)
  })

  it('sends the link again when the address is the same', async () => {
    const { browser, email } = await newPasswordPerson()
    const before = Number(await mailsTo(email))
    expect((await correct(browser, email)).status).toBe(200)
    expect(await mailsTo(email)).toBe(before + 1)
    expect((await confirm(browser, await newestToken(email))).status).toBe(200)
  })

  it('is not mistaken for the account of the old address by a person who proves that address at the same time', async () => {
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
