import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import {
  confirm,
  doubtful,
  entered,
  type FormSite,
  floodUsual,
  formEnv,
  mailsTo,
  messagesOf,
  newFormSite,
  noticesOf,
  post,
  setSilent,
  shown,
} from '../../../harness/workers/messages/contact-form.ts'

type Flood = { from: (index: number) => string; say: (index: number) => string }

/** So many messages, each of another visitor, who confirms it where a page asks to: the last responses. */
async function flood(form: FormSite, count: number, { from, say }: Flood) {
  const of = formEnv()
  const answers: Response[] = []
  const send = async (index: number) => {
    const [fields, sender] = [
      { ...entered, email: `v${index}@example.com`, message: say(index) },
      { from: from(index), of },
    ]
    const first = await post(form.url, fields, sender)
    if (first.status !== 200) return first
    return post(form.url, { ...fields, token: (await shown(first)).token }, sender)
  }
  for (let at = 0; at < count; at += 50)
    answers.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, count - at) }, (_, index) => send(at + index)))),
    )
  return answers
}
const countOf = (answers: Response[], status: number) => answers.filter((answer) => answer.status === status).length
/** Addresses of two providers, as one who rents many of them has. */
const rented = (index: number) => `10.${index & 1}.${(index >> 8) & 255}.${index & 255}`

describe('limits', () => {
  it('allow one visitor five messages to a website in ten minutes, and keep the text of the rest', async () => {
    const form = await newFormSite()
    const answers = await flood(form, 12, { from: () => '192.0.2.1', say: (index) => `Question ${index}?` })
    expect([countOf(answers, 303), countOf(answers, 429)]).toEqual([5, 7])
    const refused = answers.find(({ status }) => status === 429)
    const wait = Number(refused?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(500)
    expect(wait).toBeLessThanOrEqual(600)
    const page = await shown(refused as Response)
    expect(page.valueOf('message')).toMatch(/^Question \d+\?$/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await messagesOf(form)).toHaveLength(5)
    // Another visitor, and the same one after that time.
    expect((await post(form.url, entered, { from: '192.0.2.2' })).status).toBe(303)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 2000 })
    const again = { ...entered, token: page.token, message: page.valueOf('message') ?? '' }
    expect((await post(form.url, again, { from: '192.0.2.1' })).status).toBe(303)
    vi.useRealTimers()
  })

  it('allow one visitor twenty messages an hour over all websites', async () => {
    const all: Response[] = []
    for (let site = 0; site < 5; site += 1) {
      const form = await newFormSite()
      all.push(...(await flood(form, 5, { from: () => '192.0.2.7', say: (index) => `Question ${index}` })))
    }
    expect([countOf(all, 303), countOf(all, 429)]).toEqual([20, 5])
  })
})

describe('a flooded contact form', () => {
  it('accepts a clean message during and after a flood from many addresses', async () => {
    const form = await newFormSite()
    await setSilent(form)
    const say = (index: number) => `A question of number ${index}`
    const answers = await flood(form, 400, { from: rented, say })
    expect(countOf(answers, 303)).toBe(400)
    const kept = await messagesOf(form)
    const inbox = kept.filter(({ folder }) => folder === 'inbox')
    // The usual number of an hour; the two providers sent far more than their share of what comes after.
    expect(inbox).toHaveLength(120)
    const apart = kept.filter(({ folder }) => folder === 'spam')
    expect(new Set(apart.map(({ spam_reasons: reasons }) => reasons))).toEqual(new Set(['["flood"]']))

    const visitor = { from: '203.0.113.9' }
    const asked = await shown(await post(form.url, entered, visitor))
    expect([asked.status, asked.valueOf('message')]).toEqual([200, entered.message])
    expect((await post(form.url, { ...entered, token: asked.token }, visitor)).status).toBe(303)
    expect((await messagesOf(form)).at(-1)).toMatchObject({ folder: 'inbox', message: entered.message })

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    expect((await post(form.url, { ...entered, message: 'Another question' }, visitor)).status).toBe(303)
    vi.useRealTimers()
    expect((await messagesOf(form)).at(-1)).toMatchObject({ folder: 'inbox', message: 'Another question' })
  })

  it('emails its owner about the usual number of messages, and not about the flood', async () => {
    const form = await newFormSite()
    const say = (index: number) => `Question ${index}`
    await flood(form, 1, { from: () => '10.20.0.1', say })
    await vi.waitFor(async () => expect(await mailsTo(form)).toHaveLength(1))
    await env.DB.prepare('delete from attempt_counts').run()
    await floodUsual(form)
    await flood(form, 5, { from: (index) => `10.${index + 30}.0.1`, say: (index) => say(index + 1) })
    const reasons = (await messagesOf(form)).map(({ folder, spam_reasons }) => [folder, spam_reasons])
    expect(reasons).toEqual([['inbox', '[]'], ...Array(5).fill(['inbox', '["flood"]'])])
    expect(await noticesOf(form)).toBe(0)
    expect(await mailsTo(form)).toHaveLength(1)
  })

  it('takes a message that only looks like spam after any number of others', async () => {
    const form = await newFormSite()
    const say = (index: number) => `${doubtful.message} ${index}`
    const answers = await flood(form, 260, { from: rented, say })
    expect(countOf(answers, 303)).toBe(260)
    expect((await messagesOf(form)).every(({ folder }) => folder === 'spam')).toBe(true)
    expect(await noticesOf(form)).toBe(0)
    expect((await post(form.url, entered, { from: '203.0.113.5' })).status).toBe(303)
    expect((await messagesOf(form)).at(-1)).toMatchObject({ folder: 'inbox', message: entered.message })
  })

  it('keeps the newest 2,000 messages in Spam, and each that its owner has opened', async () => {
    const form = await newFormSite()
    await confirm(form.url)
    await env.DB.prepare(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 2100)
      insert into customer_contact_forms select 'old' || n || id, draft_id, user_id, 'old' || n || id, name, email, phone, message,
        preferred_time, language, hostname, folder, spam_reasons, text_hash, search_text, n, case when n = 1 then 1 end
      from customer_contact_forms, numbers where draft_id = ?`,
    )
      .bind(form.of.draftId)
      .run()
    expect((await post(form.url, { ...entered, message: 'Clean' })).status).toBe(303)
    expect(await messagesOf(form)).toHaveLength(2102)
    await confirm(form.url, { ...doubtful, message: `${doubtful.message} Now` })
    const kept = await messagesOf(form)
    expect(kept.filter(({ folder }) => folder === 'spam')).toHaveLength(2001)
    expect(kept.filter(({ folder }) => folder === 'inbox')).toHaveLength(1)
    expect(kept.filter(({ read_at: read }) => read !== null)).toHaveLength(1)
    expect(kept.at(-1)?.message).toContain('Now')
  })
})
