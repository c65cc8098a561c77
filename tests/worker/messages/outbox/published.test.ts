import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { unpublish } from '../../../../worker/publishing/take-down.ts'
import { forgetMails, mailWorld, waitingMails } from '../../../harness/workers/messages/mail-world.ts'
import { smallDocument } from '../../../harness/workers/sites/documents.ts'
import { newHandle, newSite, publish, save } from '../../../harness/workers/sites/sites.ts'

const kinds = async () => (await waitingMails()).map(({ kind }) => kind)

describe('the email after the first publication', () => {
  beforeEach(forgetMails)

  it('links to the website and suggests next steps, once', async () => {
    const world = mailWorld(new Date().toISOString())
    const site = await newSite(smallDocument())
    const handle = newHandle()
    const { url } = await publish(site, handle)
    expect(await kinds()).toEqual(['published'])
    await world.cron(2)
    const second = await save(site, 'Ada & Daughters')
    await publish(second, handle)
    await unpublish(world.ctx, { userId: site.userId, draftId: site.draft.draftId })
    await publish(await save(second, 'Ada & Sons'), newHandle())
    await world.cron(2)
    expect(world.sent).toHaveLength(1)
    const [mail] = world.sent
    expect(mail).toMatchObject({ to: `${site.userId}@example.com`, subject: expect.stringMatching(/ is online$/) })
    expect(mail?.text).toContain(`\n${url}\n`)
    expect(mail?.text).toContain('Connect your own domain')
  })

  it('skips a refused publication', async () => {
    const site = await newSite(smallDocument())
    await expect(publish({ ...site, draft: { ...site.draft, revision: 99 } }, newHandle())).rejects.toThrow()
    expect(await kinds()).toEqual([])
  })

  it('skips a website that is already offline', async () => {
    const world = mailWorld(new Date().toISOString())
    const site = await newSite(smallDocument())
    await publish(site, newHandle())
    await unpublish(world.ctx, { userId: site.userId, draftId: site.draft.draftId })
    world.later(1)
    expect(await world.drain()).toEqual({ sent: 0, failed: 0 })
    expect(await env.DB.prepare('select count(*) as count from mail_outbox').first('count')).toBe(0)
  })
})
