import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formEndpoint, thanksPath } from '../../../../renderer/document/contact-form.ts'
import { formLanguages } from '../../../../renderer/document/values/languages.ts'
import edgeWorker from '../../../../worker/edge/worker.ts'
import type { EdgeEnv } from '../../../../worker/env.ts'
import worker from '../../../../worker/index.ts'
import { deleteDraft, unpublish } from '../../../../worker/publishing/take-down.ts'
import { eventually } from '../../../harness/eventually.ts'
import { makePng } from '../../../harness/pictures/formats.ts'
import { connectDomain, disconnectDomain } from '../../../harness/workers/domains/connected-domain.ts'
import { at, newName } from '../../../harness/workers/domains/site-with-domain.ts'
import {
  doubtful,
  entered,
  formEnv,
  mailsTo,
  messagesOf,
  newFormSite,
  noticesOf,
  photosOf,
  post,
  shown,
  tokenFor,
} from '../../../harness/workers/messages/contact-form.ts'
import {
  addressFor,
  assets,
  contextOf,
  newHandle,
  newSite,
  publish,
  visit,
} from '../../../harness/workers/sites/sites.ts'

describe('sending a contact form', () => {
  /** All tests share one address, which may send only twenty messages an hour. */
  beforeEach(() =>
    env.DB.prepare('delete from attempt_counts')
      .run()
      .then(() => undefined),
  )

  describe('a contact form', () => {
    it('stores a message on the first click and redirects to the thank-you page', async () => {
      const form = await newFormSite()
      const sent = await post(form.url, entered)
      expect([sent.status, sent.headers.get('location')]).toEqual([303, thanksPath])
      expect(sent.headers.get('cache-control')).toBe('no-store')
      expect(sent.headers.get('set-cookie')).toBeNull()
      expect(await messagesOf(form)).toMatchObject([
        {
          ...entered,
          ...{ preferred_time: null, language: 'english', hostname: `${form.handle}.localhost`, folder: 'inbox' },
          ...{ spam_reasons: '[]', read_at: null },
        },
      ])
      // It's a page of the release, so Back and reload send nothing.
      const thanks = await visit(new URL(thanksPath, form.url).href)
      expect(thanks.status).toBe(200)
    })

    it('stores a double-clicked message once, and again when it is sent hours later', async () => {
      const form = await newFormSite()
      const answers = await Promise.all(Array.from({ length: 5 }, () => post(form.url, entered)))
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303))
      expect(await messagesOf(form)).toHaveLength(1)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60 * 60_000 })
      expect((await post(form.url, entered)).status).toBe(303)
      vi.useRealTimers()
      expect(await messagesOf(form)).toHaveLength(2)
    })

    it('stores the same text from two people twice', async () => {
      const form = await newFormSite({ askEmail: 'Optional', askPhone: 'Optional', askName: 'Optional' })
      const fields = { message: 'Please call me' }
      for (const phone of ['+44 20 7946 0001', '+44 20 7946 0002'])
        expect((await post(form.url, { ...fields, phone })).status).toBe(303)
      for (const from of ['192.0.2.81', '192.0.2.82']) expect((await post(form.url, fields, { from })).status).toBe(303)
      expect(await messagesOf(form)).toHaveLength(4)
    })

    it('emails its owner after the response', async () => {
      const form = await newFormSite()
      expect((await post(form.url, entered)).status).toBe(303)
      await eventually(async () => expect(await mailsTo(form)).toHaveLength(1))
      const [mail] = await mailsTo(form)
      expect(mail?.reply_to).toContain('grace@example.com')
      expect(mail?.text).toContain(entered.message)
      expect(await noticesOf(form)).toBe(0)
    })

    it('stores a message that looks like spam only after a confirmation', async () => {
      const form = await newFormSite()
      const page = await shown(await post(form.url, doubtful))
      expect(page.status).toBe(200)
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(page.headers.get('x-robots-tag')).toContain('noindex')
      expect(page.headers.get('set-cookie')).toBeNull()
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.action).toBe('/_/contact')
      for (const [name, value] of Object.entries(doubtful)) expect(page.valueOf(name)).toBe(value)
      expect(await messagesOf(form)).toEqual([])
      const sent = await post(form.url, { ...doubtful, token: page.token })
      expect([sent.status, sent.headers.get('location')]).toEqual([303, thanksPath])
      expect(await messagesOf(form)).toMatchObject([{ ...doubtful, folder: 'spam' }])
      expect(await noticesOf(form)).toBe(0)
    })

    it('stores only the fields that its owner asks for', async () => {
      const form = await newFormSite({
        ...{
          askName: 'Off',
          askPhone: 'Required',
          askEmail: 'Off',
          askPreferredTime: 'Required',
          askMessage: 'Optional',
        },
      })
      const page = await shown(await post(form.url, entered))
      expect(page.status).toBe(422)
      expect(page.isInvalid('preferredTime')).toBe(true)
      expect((await post(form.url, { ...entered, preferredTime: '2026-12-24T14:30' })).status).toBe(303)
      expect(await messagesOf(form)).toMatchObject([
        { name: '', email: '', phone: entered.phone, preferred_time: '2026-12-24T14:30' },
      ])
    })

    it.each(formLanguages.filter((language) => language !== 'english'))('appears in %s', async (formLanguage) => {
      const form = await newFormSite({}, { formLanguage })
      const english = await newFormSite()
      const [its, other] = [await shown(await post(form.url, doubtful)), await shown(await post(english.url, doubtful))]
      expect(its.token).not.toBe('')
      expect(/<h1>.*?<\/h1>/.exec(its.html)?.[0]).not.toBe(/<h1>.*?<\/h1>/.exec(other.html)?.[0])
      expect((await post(form.url, entered)).status).toBe(303)
      expect(await messagesOf(form)).toMatchObject([{ language: formLanguage, folder: 'inbox' }])
    })
  })

  describe('a confirmation token', () => {
    beforeEach(() => void vi.useRealTimers())

    it('stores only one message even when sent repeatedly', async () => {
      const form = await newFormSite()
      const token = await tokenFor(form.url)
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(form.url, { ...doubtful, token })))
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303))
      expect(await messagesOf(form)).toHaveLength(1)
    })

    it('covers one message; a second suspicious message needs its own', async () => {
      const form = await newFormSite()
      const token = await tokenFor(form.url)
      await post(form.url, { ...doubtful, token })
      expect((await post(form.url, { ...entered, token })).status).toBe(303)
      const more = { ...doubtful, message: `${doubtful.message} Really!` }
      const again = await shown(await post(form.url, { ...more, token }))
      expect([again.status, again.valueOf('message')]).toEqual([200, more.message])
      expect(again.token).not.toBe(token)
      expect((await post(form.url, { ...more, token: again.token })).status).toBe(303)
      expect((await messagesOf(form)).map(({ message, folder }) => [message, folder])).toEqual([
        [doubtful.message, 'spam'],
        [entered.message, 'inbox'],
        [more.message, 'spam'],
      ])
    })

    it.each([
      ['garbled', (token: string) => token.slice(0, -3)],
      ['not one at all', () => 'x'.repeat(3000)],
      ['unsigned', (token: string) => `eyJhbGciOiJub25lIn0.${token.split('.')[1]}.`],
    ])('expires when %s, and a new token replaces it', async (_how, change) => {
      const form = await newFormSite()
      const token = await tokenFor(form.url)
      const page = await shown(await post(form.url, { ...doubtful, token: change(token) }))
      expect([page.status, page.valueOf('message')]).toEqual([200, doubtful.message])
      expect(await messagesOf(form)).toEqual([])
      expect((await post(form.url, { ...doubtful, token: page.token })).status).toBe(303)
      expect((await post(form.url, { ...entered, token: change(token) })).status).toBe(303)
    })

    // ASVS 2.3.1
    it('fails on another website', async () => {
      const [form, other] = [await newFormSite(), await newFormSite()]
      const foreign = await tokenFor(other.url)
      const page = await shown(await post(form.url, { ...doubtful, token: foreign }))
      expect(page.status).toBe(200)
      expect(page.token).not.toBe(foreign)
      expect([...(await messagesOf(form)), ...(await messagesOf(other))]).toEqual([])
    })

    it('fails after an hour', async () => {
      const form = await newFormSite()
      const begun = Date.now()
      vi.useFakeTimers({ toFake: ['Date'], now: begun - 61 * 60_000 })
      const old = await tokenFor(form.url)
      vi.setSystemTime(begun)
      const page = await shown(await post(form.url, { ...doubtful, token: old }))
      vi.useRealTimers()
      expect(page.status).toBe(200)
      expect(page.html).toContain('Please send it once more')
      expect(page.token).not.toBe(old)
      expect(page.valueOf('name')).toBe(doubtful.name)
      expect(await messagesOf(form)).toEqual([])
    })

    it('fails when it comes twice', async () => {
      const form = await newFormSite()
      const token = await tokenFor(form.url)
      const body = `${new URLSearchParams({ ...doubtful, token })}&token=${token}`
      expect((await post(form.url, body)).status).toBe(200)
      expect(await messagesOf(form)).toEqual([])
    })
  })

  describe('an address without a form', () => {
    it('responds with 404', async () => {
      const bare = newHandle()
      await publish(await newSite(), bare)
      const off = await newFormSite({ showForm: false })
      const urls = [addressFor(bare, '/_/contact'), off.url, addressFor('nobody-is-here', '/_/contact')]
      for (const url of urls) {
        const answer = await post(url, entered)
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null])
        expect(await answer.text()).toContain('Nothing to see here')
      }
      for (const path of ['/_/else', '/_/contact/', '/_/contact/x', '/_/', '/_/Contact'])
        expect((await post(addressFor(off.handle, path), entered)).status).toBe(404)
    })

    it('responds with 404 for offline and deleted websites and deleted accounts', async () => {
      const forms = [await newFormSite(), await newFormSite(), await newFormSite()] as const
      const tokens = await Promise.all(forms.map(({ url }) => tokenFor(url)))
      const [offline, deleted, leaving] = forms
      await unpublish(contextOf(), offline.of)
      await deleteDraft(contextOf(), deleted.of)
      await env.DB.prepare("update users set email = 'deleted:x' where id = ?").bind(leaving.of.userId).run()
      for (const [index, form] of forms.entries()) {
        expect((await post(form.url, entered)).status).toBe(404)
        expect((await post(form.url, { ...doubtful, token: tokens[index] ?? '' })).status).toBe(404)
        expect(await messagesOf(form)).toEqual([])
        expect(await noticesOf(form)).toBe(0)
      }
    })
  })
})

describe('a contact form on other hosts', () => {
  describe('on the owner’s domain', () => {
    it('accepts messages there and at the handle’s host that redirects there', async () => {
      const form = await newFormSite()
      const domainName = newName()
      await connectDomain(contextOf(), { ...form.of, domainName })
      const sent = await post(at(domainName, formEndpoint), { ...entered, message: 'By the domain' })
      expect([sent.status, sent.headers.get('location')]).toEqual([303, thanksPath])
      expect((await post(form.url, { ...entered, message: 'By the handle' })).status).toBe(303)
      expect((await messagesOf(form)).map(({ message, hostname, folder }) => [message, hostname, folder])).toEqual([
        ['By the domain', domainName, 'inbox'],
        ['By the handle', `${form.handle}.localhost`, 'inbox'],
      ])
    })

    it('accepts a token from another connected host of the website', async () => {
      const form = await newFormSite()
      const domainName = newName()
      await connectDomain(contextOf(), { ...form.of, domainName })
      const token = await tokenFor(form.url)
      expect((await post(at(domainName, formEndpoint), { ...doubtful, token })).status).toBe(303)
      await disconnectDomain(contextOf(), { ...form.of, domainName })
      expect((await post(at(domainName, formEndpoint), entered)).status).toBe(404)
    })
  })

  describe('on a separate edge Worker', () => {
    /** The response of the edge Worker, which forwards posts to the app's Worker. */
    async function postToEdge(url: string, body: Record<string, string> | FormData, of = formEnv()): Promise<Response> {
      const app = {
        fetch: async (request: Request) => {
          const ctx = createExecutionContext()
          const answer = await worker.fetch(request as Parameters<typeof worker.fetch>[0], of, ctx)
          await waitOnExecutionContext(ctx)
          return answer
        },
      } as Fetcher
      const { SITES, MEDIA, APP_ORIGIN, SITES_ORIGIN } = env
      const bound: EdgeEnv = { SITES, MEDIA, ASSETS: assets, APP_ORIGIN, SITES_ORIGIN, APP: app }
      const ctx = createExecutionContext()
      const request = new Request(url, {
        ...{ method: 'POST', redirect: 'manual', body: body instanceof FormData ? body : new URLSearchParams(body) },
        headers: { 'cf-connecting-ip': '198.51.100.7' },
      })
      const answer = await edgeWorker.fetch(request as Parameters<typeof edgeWorker.fetch>[0], bound, ctx)
      await waitOnExecutionContext(ctx)
      return answer
    }

    it('accepts a message in the same way', async () => {
      const form = await newFormSite()
      const sent = await postToEdge(form.url, entered)
      expect([sent.status, sent.headers.get('location')]).toEqual([303, thanksPath])
      const page = await shown(await postToEdge(form.url, doubtful))
      expect([page.status, page.valueOf('message')]).toEqual([200, doubtful.message])
      expect((await postToEdge(form.url, { ...doubtful, token: page.token })).status).toBe(303)
      const hostname = `${form.handle}.localhost`
      expect(await messagesOf(form)).toMatchObject([
        { folder: 'inbox', hostname },
        { folder: 'spam', hostname },
      ])
    })

    it('accepts photos without access to their store', async () => {
      const form = await newFormSite({ askPhotos: 'Optional' })
      const body = new FormData()
      for (const [name, value] of Object.entries(entered)) body.append(name, value)
      const photo = await makePng(24, 24)
      body.append('photos', new File([photo], 'tap.png', { type: 'image/png' }))
      expect((await postToEdge(form.url, body)).status).toBe(303)
      const [message] = await messagesOf(form)
      expect(await photosOf(form)).toMatchObject([{ message_id: message?.id, width: 24, height: 24 }])
    })

    // ASVS 4.1.3, ASVS 15.3.4
    it('limits each visitor’s address, not the Worker’s', async () => {
      const form = await newFormSite()
      const of = formEnv()
      for (let count = 0; count < 6; count += 1) {
        const fields = { ...entered, message: `Question ${count}` }
        const answer = await postToEdge(form.url, fields, of)
        expect(answer.status).toBe(count < 5 ? 303 : 429)
      }
      const other = { ...entered, message: 'Somebody else' }
      expect((await post(form.url, other, { from: '198.51.100.8' })).status).toBe(303)
    })
  })
})
