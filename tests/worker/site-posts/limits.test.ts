import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import {
  entered,
  type FormSite,
  formEnv,
  messagesOf,
  newFormSite,
  noticesOf,
  post,
  setSilent,
  shown,
  tokenFor,
} from '../../harness/workers/contact-form.ts'

/** So many visitors' messages at once, each its own: the answers' statuses. */
async function flood(
  form: FormSite,
  count: number,
  { from, say }: { from: (index: number) => string; say: (index: number) => string },
) {
  const messages = Array.from({ length: count }, (_, index) => ({ ...entered, message: say(index) }))
  const of = formEnv()
  const tokens = await Promise.all(
    messages.map((fields, index) => tokenFor(form.url, fields, { from: from(index), of })),
  )
  const answers: Response[] = []
  for (let at = 0; at < count; at += 50) {
    const some = messages.slice(at, at + 50)
    answers.push(
      ...(await Promise.all(
        some.map((fields, index) =>
          post(form.url, { ...fields, token: tokens[at + index] ?? '' }, { from: from(at + index), of }),
        ),
      )),
    )
  }
  return answers
}
const countOf = (answers: Response[], status: number) => answers.filter((answer) => answer.status === status).length
const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

describe('limits', () => {
  it('hold one visitor to five messages to a website in ten minutes, at once or not, and keep the text of the rest', async () => {
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
    const token = await tokenFor(form.url)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 })
    expect((await post(form.url, { ...entered, token }, { from: '192.0.2.2' })).status).toBe(303)
    vi.setSystemTime(Date.now() + 10 * 60_000)
    expect(
      (
        await post(
          form.url,
          { ...entered, token: page.token, message: page.valueOf('message') ?? '' },
          { from: '192.0.2.1' },
        )
      ).status,
    ).toBe(303)
    vi.useRealTimers()
  })

  it('hold one visitor to twenty an hour over all websites', async () => {
    const forms = [
      await newFormSite(),
      await newFormSite(),
      await newFormSite(),
      await newFormSite(),
      await newFormSite(),
    ]
    const all: Response[] = []
    for (const form of forms)
      all.push(...(await flood(form, 5, { from: () => '192.0.2.7', say: (index) => `Question ${index}` })))
    expect([countOf(all, 303), countOf(all, 429)]).toEqual([20, 5])
  })

  it('keep what is too much to be believed apart, then refuse it', async () => {
    const form = await newFormSite()
    await setSilent(form)
    const of = (index: number) => addressOf(index + 1000)
    const answers = await flood(form, 200, { from: of, say: (index) => `A question of number ${index}` })
    expect(countOf(answers, 303)).toBe(200)
    const kept = await messagesOf(form)
    expect(kept.filter(({ folder }) => folder === 'inbox')).toHaveLength(120)
    const apart = kept.filter(({ folder }) => folder === 'spam')
    expect(apart).toHaveLength(80)
    expect(new Set(apart.map(({ spam_reasons: reasons }) => reasons))).toEqual(new Set(['["flood"]']))
    await env.DB.prepare('update attempt_counts set count = 1000 where count = 80').run()
    const [refused] = await flood(form, 1, { from: () => '10.9.9.9', say: () => 'One more' })
    expect([refused?.status, Number(refused?.headers.get('retry-after')) > 3600]).toEqual([429, true])
  })

  it('let real messages in while a website is flooded with spam', async () => {
    const form = await newFormSite()
    const spam = 'Casino bonus! Buy followers at http://a.example http://b.example http://c.example'
    const answers = await flood(form, 260, { from: (index) => addressOf(index + 5000), say: () => spam })
    expect([countOf(answers, 303), countOf(answers, 429)]).toEqual([200, 60])
    expect((await messagesOf(form)).every(({ folder }) => folder === 'spam')).toBe(true)
    expect(await noticesOf(form)).toBe(0)
    const [real] = await flood(form, 1, { from: () => '203.0.113.5', say: () => entered.message })
    expect(real?.status).toBe(303)
    expect((await messagesOf(form)).at(-1)).toMatchObject({ folder: 'inbox', message: entered.message })
  })
})
