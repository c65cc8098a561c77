import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import worker from '../../../worker/index.ts'
import { eventually } from '../../harness/eventually.ts'
import { newPerson } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newOrder } from '../../harness/workers/creation/creations.ts'
import { faultyD1 } from '../../harness/workers/faults/faulty-stores.ts'
import { type LogLine, linesOf } from '../../harness/workers/log-lines.ts'
import { entered, formEnv, newFormSite, post } from '../../harness/workers/messages/contact-form.ts'
import { acceptMessage, newWebsite, setSettings } from '../../harness/workers/messages/mail-world.ts'
import { siteEnv, visit } from '../../harness/workers/sites/sites.ts'

let error: MockInstance
let log: MockInstance
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockReturnValue()
  log = vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const lines = (): LogLine[] => [...linesOf(log), ...linesOf(error)]

async function runCron(of: Env) {
  const ctx = createExecutionContext()
  const scheduledTime = new Date('2026-11-22T09:07:00Z')
  await worker.scheduled(createScheduledController({ scheduledTime }), of, ctx)
  await waitOnExecutionContext(ctx)
}

const broken = () => Promise.reject(new Error('no mail today'))
const withoutMail = { MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@shingle.test', EMAIL: { send: broken } } as const

describe('the request id', () => {
  // ASVS 16.2.1
  it('appears in the response and its log line, next to route, account and website', async () => {
    const person = await newPerson()
    const { body } = await person.get('/api/session')
    const { uid } = (body as { user: { uid: string } }).user
    log.mockClear()
    const draftId = '0123456789abcdef0123456789abcdef'
    const { headers } = await person.get(`/api/drafts/${draftId}`)
    expect(lines()).toEqual([
      {
        ...{ event: 'api.request', id: headers.get('x-request-id'), accountId: uid, draftId, outcome: 'refused' },
        ...{ method: 'GET', route: '/api/drafts/:draftId', status: 404, code: 'not_found', ms: expect.any(Number) },
      },
    ])
  })

  it('follows a message’s email that the cron retries', async () => {
    const { url, site } = await newFormSite()
    const { status } = await post(url, entered, { of: formEnv({ ...withoutMail, EMAIL: withoutMail.EMAIL as never }) })
    expect(status).toBe(303)
    const [putOff] = lines().filter(({ event }) => event === 'mail.put_off')
    expect(putOff).toMatchObject({ draftId: site.draft.draftId, accountId: site.userId, id: expect.any(String) })
    await env.DB.prepare('update mail_outbox set next_try_at = 0').run()
    log.mockClear()
    await runCron(siteEnv())
    const [sent] = lines().filter(({ event }) => event === 'mail.sent')
    const [cron] = lines().filter(({ event }) => event === 'cron.ran')
    expect(sent).toMatchObject({ id: putOff?.id, run: cron?.id, tries: 2, what: 'notice', mailId: putOff?.mailId })
    expect(cron?.id).not.toBe(putOff?.id)
  })

  it('belongs to the cron run for an email that the cron queued', async () => {
    const website = await newWebsite()
    const at = new Date(Date.now() - 60 * 60_000)
    await setSettings(website, { nextDigestAt: at })
    await acceptMessage(website, at)
    await runCron(siteEnv())
    const [cron] = lines().filter(({ event }) => event === 'cron.ran')
    expect(lines().find(({ event, what }) => event === 'mail.sent' && what === 'digest')?.id).toBe(cron?.id)
  })

  it('follows a creation into its Durable Object', async () => {
    const { answers } = (await newOrder()).order
    const { headers, body } = await new Browser().post('/api/creations', answers)
    const { creationId } = body as { creationId: string }
    await eventually(async () => {
      const ended = lines().filter(({ event, draftId }) => event === 'creation.ended' && draftId === creationId)
      expect(ended).toMatchObject([{ id: headers.get('x-request-id'), outcome: 'done', tries: 1 }])
    })
  })

  it('appears on the error page and in the error’s log line', async () => {
    const url = `${env.APP_ORIGIN}/some-handle`
    const down = new Proxy(env.DB, {
      get: () => {
        throw new Error('The database is down.')
      },
    })
    const response = await visit(url, {}, siteEnv({ DB: down }))
    const [line] = lines().filter(({ event }) => event === 'pages.failed')
    expect(response.status).toBe(500)
    expect(line).toMatchObject({ id: response.headers.get('x-request-id'), cause: 'The database is down.' })
    expect(await response.text()).toContain(`reference: ${line?.id}`)
  })

  it('appears on the page that visitors get when the database fails', async () => {
    const of = formEnv({ DB: faultyD1(env.DB, () => 'throws') })
    const known = await newFormSite()
    expect((await post(known.url, entered)).status).toBe(303)
    const unknown = await newFormSite()
    for (const { url } of [known, unknown]) {
      log.mockClear()
      error.mockClear()
      const response = await post(url, { ...entered, message: 'Is the tap still dripping?' }, { of })
      const id = response.headers.get('x-request-id')
      expect(response.status).toBe(503)
      expect(await response.text()).toContain(`Reference: ${id}`)
      expect(lines().find(({ event }) => event === 'messages.form_not_found')?.id).toBe(id)
    }
  })
})
