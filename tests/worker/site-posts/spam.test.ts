import { describe, expect, it } from 'vitest'
import { thanksPath } from '../../../renderer/document/contact-form.ts'
import {
  entered,
  messagesOf,
  newFormSite,
  noticesOf,
  post,
  send,
  shown,
  tokenFor,
} from '../../harness/workers/contact-form.ts'

const reasonsOf = async (form: Awaited<ReturnType<typeof newFormSite>>) =>
  (await messagesOf(form)).map(({ folder, spam_reasons }) => [folder, JSON.parse(spam_reasons)])

describe('what is suspected is kept apart, and answered as all else is', () => {
  it('whose trap is filled in, whenever it was', async () => {
    const form = await newFormSite()
    const sent = await send(form.url, { ...entered, website: 'https://a.example' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, thanksPath])
    const token = await tokenFor(form.url, { ...entered, website: 'x' })
    expect((await post(form.url, { ...entered, message: 'Again', token })).status).toBe(303)
    expect(await reasonsOf(form)).toEqual([
      ['spam', ['trap']],
      ['spam', ['trap']],
    ])
    expect(await noticesOf(form)).toBe(0)
  })

  it('that is sent at once', async () => {
    const form = await newFormSite()
    const token = (await shown(await post(form.url, entered))).token
    expect((await post(form.url, { ...entered, token })).status).toBe(303)
    expect(await reasonsOf(form)).toEqual([['spam', ['fast']]])
  })

  it('that many websites get', async () => {
    const forms = await Promise.all([newFormSite(), newFormSite(), newFormSite(), newFormSite()])
    const offer = 'We have a wonderful offer for you, for all that you will ever want to do'
    for (const [index, form] of forms.entries())
      await send(form.url, { ...entered, message: `${offer} (${index})!` }, { from: `192.0.2.${index}` })
    expect(await Promise.all(forms.map(reasonsOf))).toEqual([
      ...[0, 1, 2].map(() => [['inbox', []]]),
      [['spam', ['repeated']]],
    ])
  })

  it('that a robot posts again and again without a token is kept nowhere', async () => {
    const form = await newFormSite()
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(form.url, entered)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await messagesOf(form)).toEqual([])
  })
})
