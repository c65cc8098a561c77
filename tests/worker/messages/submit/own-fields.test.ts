import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../../../renderer/document/fields/limits.ts'
import { eventually } from '../../../harness/eventually.ts'
import {
  doubtful,
  entered,
  mailsTo,
  messagesOf,
  newFormSite,
  post,
  shown,
} from '../../../harness/workers/messages/contact-form.ts'

const formFields = [
  { id: 'date', label: 'Move date', kind: 'Date', ask: 'Required' },
  { id: 'from', label: 'From', kind: 'ShortText', ask: 'Required' },
  { id: 'rooms', label: 'Rooms', kind: 'Number' },
  { id: 'size', label: 'Size of the van', kind: 'Choice', options: 'Small\n Large \nLarge\n\n' },
  { id: 'list', label: 'What to carry', kind: 'LongText' },
  { id: 'blank', label: '  ', kind: 'ShortText', ask: 'Required' },
  { id: 'empty', label: 'A choice of nothing', kind: 'Choice', ask: 'Required' },
].slice(0, 7)

const answered = { 'own-date': '2026-12-01', 'own-from': '4 Hill Road', 'own-rooms': '3.5', 'own-size': 'Large' }
const newMover = (changes: object = {}) => newFormSite({ formFields: formFields.slice(0, 5), ...changes })
const answersOf = async (form: Awaited<ReturnType<typeof newMover>>) =>
  (await messagesOf(form)).map(({ answers }) => JSON.parse(answers))

beforeEach(() =>
  env.DB.prepare('delete from attempt_counts')
    .run()
    .then(() => undefined),
)

describe('the owner’s custom fields', () => {
  it('arrive under their labels in the message and the email', async () => {
    const form = await newMover()
    expect((await post(form.url, { ...entered, ...answered, 'own-list': 'A piano\r\nTwo beds' })).status).toBe(303)
    expect(await answersOf(form)).toEqual([
      [
        { label: 'Move date', kind: 'Date', value: '2026-12-01' },
        { label: 'From', kind: 'ShortText', value: '4 Hill Road' },
        { label: 'Rooms', kind: 'Number', value: '3.5' },
        { label: 'Size of the van', kind: 'Choice', value: 'Large' },
        { label: 'What to carry', kind: 'LongText', value: 'A piano\nTwo beds' },
      ],
    ])
    const [message] = await messagesOf(form)
    expect(message?.search_text).toContain('4 hill road')
    await eventually(async () => expect(await mailsTo(form)).toHaveLength(1))
    const [mail] = await mailsTo(form)
    expect(mail?.text).toContain('Move date: 1 December 2026')
    expect(mail?.text).toContain('Size of the van: Large')
  })

  it.each<[string, Record<string, string>, string]>([
    ['a required field is missing', { 'own-from': ' ' }, 'own-from'],
    ['a required date is missing', { 'own-date': '' }, 'own-date'],
    ['no calendar has the date', { 'own-date': '2026-02-30' }, 'own-date'],
    ['a number has no digits', { 'own-rooms': 'many' }, 'own-rooms'],
    ['an option was never offered', { 'own-size': '<script>alert(1)</script>' }, 'own-size'],
    ['a text is too long', { 'own-from': 'x'.repeat(limits.shortAnswer + 1) }, 'own-from'],
  ])('reappear filled in when %s', async (_what, wrong, name) => {
    const form = await newMover()
    const page = await shown(await post(form.url, { ...entered, ...answered, ...wrong }))
    expect([page.status, await messagesOf(form)]).toEqual([422, []])
    expect(page.html).toMatch(new RegExp(`id="Form-${name}-issue"`))
    expect(page.html).toContain(`href="#Form-${name}"`)
    expect(page.valueOf('message')).toBe(entered.message)
    expect(page.html).not.toContain('<script>alert(1)')
  })

  it('reject a field that comes twice', async () => {
    const form = await newMover()
    const body = new URLSearchParams([...Object.entries({ ...entered, ...answered }), ['own-size', 'Small']])
    expect((await post(form.url, body.toString())).status).toBe(422)
  })

  it('remain filled in on the confirmation page', async () => {
    const form = await newMover()
    const page = await shown(await post(form.url, { ...doubtful, ...answered }))
    expect([page.status, page.valueOf('own-from'), page.valueOf('own-rooms')]).toEqual([200, '4 Hill Road', '3.5'])
    expect(page.html).toMatch(/<option selected="">Large<\/option>/)
    expect((await post(form.url, { ...doubtful, ...answered, token: page.token })).status).toBe(303)
    expect(await answersOf(form)).toMatchObject([[{}, { value: '4 Hill Road' }, {}, {}]])
  })

  it('follow the live version, and values of other fields are not stored', async () => {
    const form = await newFormSite({ formFields: [formFields[1]] })
    expect((await post(form.url, { ...entered, ...answered, 'own-else': 'x' })).status).toBe(303)
    expect(await answersOf(form)).toEqual([[{ label: 'From', kind: 'ShortText', value: '4 Hill Road' }]])
  })

  it('disappear without a label or an option', async () => {
    const form = await newFormSite({ formFields: formFields.slice(5) })
    expect((await post(form.url, entered)).status).toBe(303)
    expect(await answersOf(form)).toEqual([[]])
  })

  it('count as text in the spam score', async () => {
    const form = await newMover()
    const page = await post(form.url, { ...entered, ...answered, 'own-list': doubtful.message })
    expect(page.status).toBe(200)
  })

  it.each([
    ['emoji and right-to-left text', '🚚 من شارع النيل ٤', '🚚 من شارع النيل ٤'],
    ['marks that turn the text around', 'Hill\u202e Road', 'Hill Road'],
    ['control characters', '4\u0000 Hill\u0007 Road', '4 Hill Road'],
  ])('store %s as one line of text', async (_what, typed, kept) => {
    const form = await newFormSite({ formFields: [formFields[1]] }, { language: 'ar' })
    expect((await post(form.url, { ...entered, 'own-from': typed })).status).toBeLessThan(400)
    const page = await shown(await post(form.url, { ...entered, email: 'grace@', 'own-from': typed }))
    expect(page.valueOf('own-from')).toBe(kept)
  })
})
