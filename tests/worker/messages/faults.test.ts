import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { changeMessages, deleteMessages, forgetVisitor } from '../../../worker/messages/change.ts'
import { exportMessages } from '../../../worker/messages/export.ts'
import { listMessages } from '../../../worker/messages/read.ts'
import { reply } from '../../../worker/messages/reply.ts'
import { setInboxSettings } from '../../../worker/messages/settings.ts'
import { faultyD1 } from '../../harness/workers/faults/faulty-d1.ts'
import {
  inboxRowsOf,
  messageRow,
  newConversation,
  newMessage,
  newMessages,
  storedMessage,
} from '../../harness/workers/messages/messages.ts'
import { contextOf, idOf, newSite, siteEnv } from '../../harness/workers/sites/sites.ts'

let of: { userId: string; draftId: string }
beforeEach(async () => {
  of = idOf(await newSite())
})

/** What runs in a Worker whose database fails at some statements. */
const failingAt = (what: RegExp, changes: Partial<Env> = {}) =>
  contextOf(siteEnv({ ...changes, DB: faultyD1(env.DB, ({ query }) => (what.test(query) ? 'throws' : undefined)) }))
const text = 'I can come on Monday.'
/** That it fails for the reason that was made up, however it is wrapped. */
const fails = async (call: Promise<unknown>) =>
  expect(await call.then(String, (error: Error) => `${error} ${error.cause}`)).toContain('no database today')

describe('without the database', () => {
  it('acknowledges no change of a message without the database', async () => {
    const row = await newMessage(of)
    const ctx = failingAt(/./)
    const which = { userId: of.userId, ids: [row.id] }
    await fails(listMessages(ctx, { userId: of.userId, folder: 'inbox', search: '', unread: false }))
    await fails(exportMessages(ctx, of))
    await fails(changeMessages(ctx, { ...which, read: true }))
    await fails(deleteMessages(ctx, which))
    await fails(forgetVisitor(ctx, { userId: of.userId, id: row.id }))
    await fails(reply(ctx, { userId: of.userId, messageId: row.id, id: crypto.randomUUID(), text }))
    expect(await storedMessage(row.id)).toMatchObject({ read_at: null, folder: 'inbox' })
  })

  it('aborts an export that has begun when the database fails', async () => {
    await newMessages(Array.from({ length: 500 }, () => messageRow(of)))
    let pages = 0
    const fault = ({ query }: { query: string }) =>
      /from "customer_contact_forms"/.test(query) && ++pages > 2 ? ('throws' as const) : undefined
    const body = await exportMessages(contextOf(siteEnv({ DB: faultyD1(env.DB, fault) })), of)
    await fails(new Response(body).text())
  })
})

describe('a reply', () => {
  it.each(['insert into "contact_replies"', 'insert into "mail_outbox"', 'update "customer_contact_forms"'])(
    'is all or nothing where “%s” fails, and uses up no attempt',
    async (what) => {
      const row = await newMessage(of)
      const which = { userId: of.userId, messageId: row.id, text }
      const ctx = failingAt(new RegExp(what, 'i'))
      for (let time = 0; time < 31; time += 1) {
        await fails(reply(ctx, { ...which, id: crypto.randomUUID() }))
      }
      expect(await inboxRowsOf(of.userId)).toEqual({ messages: 1, replies: 0, settings: 0, mails: 0 })
      expect(await storedMessage(row.id)).toMatchObject({ read_at: null })
      const { replies } = await reply(contextOf(), { ...which, id: crypto.randomUUID() })
      expect(replies).toHaveLength(1)
    },
  )

  it('stores one reply when the response was lost and the request repeated', async () => {
    const row = await newMessage(of)
    const which = { userId: of.userId, messageId: row.id, id: crypto.randomUUID(), text }
    let stored = false
    const fault = ({ query }: { query: string }) => {
      const isAfter = stored && /^select/i.test(query)
      stored ||= /insert into "contact_replies"/.test(query)
      return isAfter ? ('throws' as const) : undefined
    }
    await fails(reply(contextOf(siteEnv({ DB: faultyD1(env.DB, fault) })), which))
    expect((await reply(contextOf(), which)).replies).toMatchObject([{ id: which.id }])
    expect(await inboxRowsOf(of.userId)).toMatchObject({ replies: 1 })
  })

  it('sends no reply when the message is deleted at that moment', async () => {
    const row = await newMessage(of)
    const which = { userId: of.userId, messageId: row.id, id: crypto.randomUUID(), text }
    const gone = siteEnv({ DB: whenCounted(() => deleteMessages(contextOf(), { userId: of.userId, ids: [row.id] })) })
    await expect(reply(contextOf(gone), which)).rejects.toMatchObject({ code: 'not_found' })
    expect(await inboxRowsOf(of.userId)).toEqual({ messages: 0, replies: 0, settings: 0, mails: 0 })
  })

  /** Before an attempt is counted, something happens. */
  const whenCounted = (happens: () => Promise<unknown>) =>
    new Proxy(env.DB, {
      get(target, name) {
        if (name !== 'batch') {
          const value: unknown = Reflect.get(target, name)
          return typeof value === 'function' ? value.bind(target) : value
        }
        return async (statements: D1PreparedStatement[]) => {
          await happens()
          return target.batch(statements)
        }
      },
    })
})

it('forgets a visitor wholly or not at all', async () => {
  const row = await newConversation(of)
  await newConversation(of)
  const before = await inboxRowsOf(of.userId)
  const failing = failingAt(/delete from "customer_contact_forms"/)
  await fails(forgetVisitor(failing, { userId: of.userId, id: row.id }))
  expect(await inboxRowsOf(of.userId)).toEqual(before)
})

it('sets nothing where the last daily mail could not be put into the outbox', async () => {
  await newConversation(of)
  const settings = { notify: 'at-once', timeZone: 'UTC', keepMonths: null } as const
  const call = setInboxSettings(failingAt(/insert into "mail_outbox"/), { ...of, settings })
  await fails(call)
  const stored = await env.DB.prepare('select notify from inbox_settings where draft_id = ?').bind(of.draftId).first()
  expect(stored).toEqual({ notify: 'daily' })
})
