import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import {
  type FormSite,
  messagesOf,
  newFormSite,
  post,
  setSilent,
  shown,
} from '../../../harness/workers/messages/contact-form.ts'
import { people } from './people.ts'
import { type Business, businesses, type Post } from './post.ts'
import { spam } from './spam.ts'

/** Everyone sends from a separate address at once: only the content decides. */
async function sendAll(posts: readonly Post[], { confirms }: { confirms: boolean }) {
  const sites = new Map<Business, FormSite>()
  const asked: Post[] = []
  for (const [index, written] of posts.entries()) {
    const [business, ...rest] = written
    const [name = '', reach = '', message = '', website = ''] = rest.map((text = '') => asReal(text))
    const form = sites.get(business) ?? (await siteOf(business))
    sites.set(business, form)
    const fields = { name, message, website, [reach.includes('@') ? 'email' : 'phone']: reach }
    const sender = { from: `10.${index}.0.1` }
    const answer = await post(form.url, fields, sender)
    expect([200, 303], message).toContain(answer.status)
    if (answer.status !== 200) continue
    asked.push(written)
    if (confirms) await post(form.url, { ...fields, token: (await shown(answer)).token }, sender)
  }
  const stored = (await Promise.all([...sites.values()].map(messagesOf))).flat()
  return { asked, inbox: stored.filter(({ folder }) => folder === 'inbox') }
}

/** Reserved names stand in the lists; links are told by the endings of real ones. */
const asReal = (text: string) => text.replaceAll('.example', '.com')

async function siteOf(business: Business): Promise<FormSite> {
  const { language, formLanguage, says } = businesses[business]
  const asks = { askName: 'Optional', askEmail: 'Optional', askPhone: 'Optional' }
  const form = await newFormSite({ ...asks, text: says }, { language, formLanguage })
  await setSilent(form)
  return form
}

it('asks at most 2 % of 200 customers a second time', async () => {
  await env.DB.prepare('delete from attempt_counts').run()
  expect(people).toHaveLength(200)
  const { asked, inbox } = await sendAll(people, { confirms: false })
  console.log(`contact form: ${asked.length} of 200 customers are asked a second time, ${inbox.length} reach the inbox`)
  expect(asked.map(([, , , message]) => message).length).toBeLessThanOrEqual(4)
  expect(inbox.length).toBe(200 - asked.length)
})

it('lets at most 10 % of 200 spam messages into the inbox, though the robots confirm them', async () => {
  await env.DB.prepare('delete from attempt_counts').run()
  expect(spam).toHaveLength(200)
  const { inbox } = await sendAll(spam, { confirms: true })
  console.log(`contact form: ${inbox.length} of 200 spam messages reach the inbox`)
  expect(inbox.map(({ message }) => message).length).toBeLessThanOrEqual(20)
})
