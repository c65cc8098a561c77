import { describe, expect, it } from 'vitest'
import { thanksPath } from '../../../../renderer/document/contact-form.ts'
import {
  confirm,
  doubtful,
  entered,
  messagesOf,
  newFormSite,
  noticesOf,
  post,
  shown,
  tokenFor,
} from '../../../harness/workers/messages/contact-form.ts'

const reasonsOf = async (form: Awaited<ReturnType<typeof newFormSite>>) =>
  (await messagesOf(form)).map(({ folder, spam_reasons }) => [folder, JSON.parse(spam_reasons)])

describe('a suspected message is stored in Spam once it is confirmed, and thanked for like any other', () => {
  it('when its hidden field was filled in at any step', async () => {
    const form = await newFormSite()
    const trap = { ...entered, website: 'https://a.example' }
    const sent = await confirm(form.url, trap)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, thanksPath])
    const token = await tokenFor(form.url, { ...entered, message: 'Again', website: 'x' })
    expect((await post(form.url, { ...entered, message: 'Again', token })).status).toBe(303)
    const flawed = await shown(await post(form.url, { ...trap, email: 'nobody', message: 'Third' }))
    const page = await shown(await post(form.url, { ...entered, message: 'Third', token: flawed.token }))
    expect(page.status).toBe(200)
    expect((await post(form.url, { ...entered, message: 'Third', token: page.token })).status).toBe(303)
    expect(await reasonsOf(form)).toEqual(Array(3).fill(['spam', ['trap']]))
    expect(await noticesOf(form)).toBe(0)
  })

  it('when many websites get it', async () => {
    const forms = await Promise.all([newFormSite(), newFormSite(), newFormSite(), newFormSite()])
    const question = 'Hello everybody, how much would it be to paint two rooms and a hall?'
    const statuses: number[] = []
    for (const [index, form] of forms.entries()) {
      const fields = { ...entered, message: `${question} (${index})!` }
      statuses.push((await post(form.url, fields, { from: `192.0.2.${index}` })).status)
      if (index === 3) await confirm(form.url, fields, { from: '192.0.2.3' })
    }
    expect(statuses).toEqual([303, 303, 303, 200])
    expect(await Promise.all(forms.map(reasonsOf))).toEqual([
      ...[0, 1, 2].map(() => [['inbox', []]]),
      [['spam', ['repeated']]],
    ])
  })

  it('but not when a robot posts it again and again without confirming', async () => {
    const form = await newFormSite()
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(form.url, doubtful)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await messagesOf(form)).toEqual([])
  })
})

it('a visitor who sends at once is not suspected', async () => {
  const form = await newFormSite()
  const page = await shown(await post(form.url, { ...entered, email: 'grace@' }))
  expect(page.status).toBe(422)
  expect((await post(form.url, { ...entered, token: page.token })).status).toBe(303)
  expect(await reasonsOf(form)).toEqual([['inbox', []]])
})
