import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { faultyD1 } from '../../../harness/workers/faults/faulty-d1.ts'
import { limitedD1 } from '../../../harness/workers/faults/limited-d1.ts'
import {
  documentWithForm,
  entered,
  formEnv,
  mailsTo,
  messagesOf,
  newFormSite,
  post,
  shown,
} from '../../../harness/workers/messages/contact-form.ts'
import { contextOf, publish, siteEnv } from '../../../harness/workers/sites/sites.ts'

const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockReset().mockReturnValue())

/** The statements of one post, by what they begin with: each is a place for a fault. */
const isWrite = (query: string) => /^\s*insert into "?(customer_contact_forms|attempt_counts|mail_outbox)/i.test(query)

/** The bindings of a test whose database fails once, at the statement of that number. */
function failingAt(number: number, fault: 'throws' | 'after') {
  let seen = 0
  let met = false
  const DB = faultyD1(env.DB, () => {
    seen += 1
    if (seen !== number) return undefined
    met = true
    return fault
  })
  return { of: formEnv({ DB }), met: () => met }
}

describe('a database that fails', () => {
  it.each(['throws', 'after'] as const)(
    'at any statement (%s) loses nothing that was acknowledged, and keeps nothing twice',
    async (fault) => {
      const form = await newFormSite()
      // A failing database shows the form's own page only on a website that was seen before.
      await post(form.url, {})
      let last = 0
      for (let number = 1; number < 60; number += 1) {
        const message = `Question ${number}`
        const from = `10.1.${fault.length}.${number}`
        const { of, met } = failingAt(number, fault)
        const first = await post(form.url, { ...entered, message }, { from, of })
        const kept = (await messagesOf(form)).filter((one) => one.message === message)
        if (first.status === 303) expect(kept, `acknowledged, at ${number}`).toHaveLength(1)
        else {
          expect([first.status, first.headers.get('retry-after'), first.headers.get('cache-control')]).toEqual([
            503,
            '30',
            'no-store',
          ])
          const page = await shown(first)
          expect(page.valueOf('message')).toBe(message)
          // The visitor sends it again.
          expect((await post(form.url, { ...entered, message, token: page.token }, { from })).status).toBe(303)
        }
        expect((await messagesOf(form)).filter((one) => one.message === message)).toHaveLength(1)
        if (!met()) break
        last = number
      }
      // The website, the message with all that goes with it, and what comes after the answer.
      expect(last).toBeGreaterThan(6)
      expect((await messagesOf(form)).every(({ folder }) => folder === 'inbox')).toBe(true)
    },
  )

  it('queues no notice before the message is stored', async () => {
    const form = await newFormSite()
    const DB = faultyD1(env.DB, ({ query }) => (isWrite(query) ? 'throws' : undefined))
    expect((await post(form.url, entered, { of: formEnv({ DB }) })).status).toBe(503)
    const counts = await env.DB.batch<{ count: number }>(
      ['customer_contact_forms', 'mail_outbox'].map((table) =>
        env.DB.prepare(`select count(*) as count from ${table} where draft_id = ?`).bind(form.of.draftId),
      ),
    )
    expect(counts.map(({ results }) => results[0]?.count)).toEqual([0, 0])
    expect(await mailsTo(form)).toEqual([])
  })

  it('charges no message limit when the database fails', async () => {
    const form = await newFormSite()
    const DB = faultyD1(env.DB, ({ query }) => (isWrite(query) ? 'throws' : undefined))
    for (let time = 0; time < 8; time += 1)
      expect((await post(form.url, entered, { from: '192.0.2.44', of: formEnv({ DB }) })).status).toBe(503)
    expect((await post(form.url, entered, { from: '192.0.2.44' })).status).toBe(303)
  })

  it('shows an error page of the website if it is known, otherwise a plain one in the visitor’s language', async () => {
    const form = await newFormSite({}, { formLanguage: 'italian' })
    const of = formEnv({ DB: faultyD1(env.DB, () => 'throws') })
    const stranger = await post(form.url, entered, { of, headers: { 'accept-language': 'ko' } })
    expect([stranger.status, stranger.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await stranger.text()).toContain('<html lang="ko">')
    await post(form.url, { ...entered, message: 'Another message' })
    const page = await shown(await post(form.url, entered, { of }))
    expect([page.status, page.valueOf('message')]).toEqual([503, entered.message])
    expect((await post(form.url, { ...entered, token: page.token })).status).toBe(303)
  })

  it('gives up on a hanging database after ten seconds', async () => {
    const form = await newFormSite()
    const of = formEnv({ DB: faultyD1(env.DB, ({ query }) => (isWrite(query) ? 'hangs' : undefined)) })
    const begun = performance.now()
    expect((await post(form.url, entered, { of })).status).toBe(503)
    expect(performance.now() - begun).toBeLessThan(15_000)
  })
})

describe('the database’s limits', () => {
  it('stores the longest message within the database’s limits', async () => {
    const form = await newFormSite()
    const { database, used } = limitedD1(env.DB)
    const fields = { ...entered, message: 'ü'.repeat(4000) }
    expect((await post(form.url, fields, { of: formEnv({ DB: database }) })).status).toBe(303)
    expect(used.mostParameters).toBeGreaterThan(10)
    expect(await messagesOf(form)).toMatchObject([{ message: fields.message, folder: 'inbox' }])
  })
})

describe('a website that changes', () => {
  it('validates a form against the newest release', async () => {
    const form = await newFormSite()
    expect((await post(form.url, entered)).status).toBe(303)
    const { userId, draft } = form.site
    const { saveDraft } = await import('../../../../worker/drafts/drafts.ts')
    const saved = await saveDraft(contextOf(), {
      ...{ userId, draftId: draft.draftId, revision: draft.revision },
      websiteSettings: { ...documentWithForm({ askPreferredTime: 'Required' }), id: draft.websiteSettings.id },
    })
    await publish({ userId, draft: saved }, form.handle, contextOf(siteEnv()))
    const page = await shown(await post(form.url, entered))
    expect([page.status, page.isInvalid('preferredTime')]).toEqual([422, true])
  })
})
