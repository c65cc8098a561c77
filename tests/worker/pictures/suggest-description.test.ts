import { env } from 'cloudflare:workers'
import { Buffer } from 'node:buffer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { libraryPicture } from '../../../worker/pictures/schema.ts'
import type { ScriptedAnswer } from '../../harness/peers/scripted-answer.ts'
import { makeJpeg } from '../../harness/pictures/formats.ts'
import { newPerson } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { upload } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'

const key = 'a-key-that-nobody-may-see'
const log = vi.spyOn(console, 'error')
beforeEach(async () => {
  log.mockReset().mockReturnValue()
  await env.DB.exec('delete from ai_prompts')
})

const path = '/chat/completions'
const saying = (content: string | null): ScriptedAnswer => ({
  path,
  json: {
    ...{ id: 'c', object: 'chat.completion', created: 1, model: 'm' },
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 500, completion_tokens: 20, total_tokens: 520 },
  },
})

const rows = async () => (await env.DB.prepare('select * from ai_prompts order by rowid').all()).results

type PictureOptions = { language?: string; changes?: Partial<Env>; picture?: string }

/** A person with a picture on a website, and a model with this answer. The same name means the same picture. */
async function pictureWith(
  answer: ScriptedAnswer,
  { language = 'en', changes = {}, picture = crypto.randomUUID() }: PictureOptions = {},
) {
  const peer = await newPeer([answer])
  const person = await newPerson({ AI_KEY: key, AI_URL: peer.url, ...changes })
  const document = smallDocument()
  const websiteSettings = { ...document, settings: { ...document.settings, language } }
  const { draftId } = (await person.post('/api/drafts', { websiteSettings })).body as { draftId: string }
  const imageId = await addPicture(draftId, picture)
  const suggest = async (by = person, id = imageId) => {
    const { status, body } = await by.post(`/api/drafts/${draftId}/images/${id}/suggestion`)
    const { description, error } = body as { description?: string; error?: { code: string } }
    return { status, description, code: error?.code }
  }
  return { peer, person, draftId, suggest }
}

/** Adds a picture as storing does, without encoding. */
async function addPicture(draftId: string, picture: string): Promise<string> {
  const id = crypto.randomUUID()
  await env.MEDIA.put(`media/${picture}/small`, 'small', { httpMetadata: { contentType: 'image/webp' } })
  await env.DB.prepare(
    `insert into website_images
      (id, draft_id, user_id, kind, hash, state, provider, description, tags, width, height, bytes, variants, created_at)
    select ?, id, user_id, 'upload', ?, 'ready', 'Custom', '', '[]', 900, 600, 5, '[{"variant":"small"}]', 0
    from draft_websites where id = ?`,
  )
    .bind(id, picture, draftId)
    .run()
  return id
}

describe('a suggested description', () => {
  it('comes from the small picture in the website’s language', async () => {
    const { peer, person, draftId, suggest } = await pictureWith(saying('Un fauteuil de barbier.'), {
      language: 'fr-CA',
    })
    const { picture } = await upload(person, draftId, makeJpeg(900, 24), { type: 'image/jpeg' })
    expect(await suggest(person, libraryPicture.parse(picture).id)).toMatchObject({
      status: 200,
      description: 'Un fauteuil de barbier.',
    })
    const [request] = await peer.seen()
    expect(request).toMatchObject({ method: 'POST', path, headers: { authorization: `Bearer ${key}` } })
    const { model, messages } = JSON.parse(request?.body ?? '')
    expect(model).toBe('gpt-4.1-mini')
    const [{ content }] = messages as [{ content: { text?: string; image_url?: { url: string } }[] }]
    expect(content[0]?.text).toMatch(/at most 125 characters, in the language with the code "fr-CA"/)
    const [type, data = ''] = content[1]?.image_url?.url.split(';base64,') ?? []
    expect(type).toBe('data:image/webp')
    const info = await env.IMAGES.info(new Blob([Buffer.from(data, 'base64')]).stream())
    expect(info).toMatchObject({ width: 800 })
  })

  it('costs one call, and the cost is stored', async () => {
    const changes = { AI_VISION_MODEL: 'small-eyes', AI_PRICE_IN: '0.4', AI_PRICE_OUT: '1.6' }
    const { peer, suggest } = await pictureWith(saying('A chair.'), { changes })
    expect((await suggest()).description).toBe('A chair.')
    expect((await suggest()).description).toBe('A chair.')
    expect((await peer.seen()).map(({ body }) => JSON.parse(body).model)).toEqual(['small-eyes'])
    expect(await rows()).toMatchObject([
      {
        ...{ kind: 'picture-description', status: 'done', answer: '"A chair."' },
        ...{ prompt_tokens: 500, answer_tokens: 20, cost_micros: 232 },
      },
    ])
  })

  it('requires a new request for a different language or model', async () => {
    const first = await pictureWith(saying('A chair.'), { picture: 'chair' })
    await first.suggest()
    const german = await pictureWith(saying('Ein Stuhl.'), {
      picture: 'chair',
      language: 'de',
      changes: { AI_URL: first.peer.url },
    })
    await german.suggest()
    const other = { AI_URL: first.peer.url, AI_VISION_MODEL: 'other' }
    await (await pictureWith(saying('A seat.'), { picture: 'chair', changes: other })).suggest()
    await (await pictureWith(saying('A chair?'), { picture: 'chair', changes: { AI_URL: first.peer.url } })).suggest()
    expect(await first.peer.seen()).toHaveLength(3)
  })

  it.each([
    ['said over several lines, in quotation marks', '  "A chair,\n\n before a mirror."  ', 'A chair, before a mirror.'],
    ['said with markup, which stays text', '<b onclick=x>A chair</b>\u0000\u0007', '<b onclick=x>A chair</b>'],
    ['said at length', 'chair '.repeat(90), 'chair '.repeat(42).trim()],
  ])('becomes one plain line when %s', async (_what, said, description) => {
    const { suggest } = await pictureWith(saying(said))
    expect((await suggest()).description).toBe(description)
  })

  it('requires the picture’s owner', async () => {
    const { peer, suggest } = await pictureWith(saying('A chair.'))
    expect((await suggest(await newPerson({ AI_KEY: key, AI_URL: peer.url }))).code).toBe('not_found')
    expect((await suggest(new Browser({ AI_KEY: key, AI_URL: peer.url }))).status).toBe(401)
    expect(await peer.seen()).toEqual([])
  })
})

describe('a missing suggestion', () => {
  it('responds with 503 without a model', async () => {
    const { suggest } = await pictureWith(saying('A chair.'), { changes: { AI_KEY: '' } })
    expect(await suggest()).toMatchObject({ status: 503, code: 'suggestion_unavailable' })
    expect(await rows()).toEqual([])
  })

  it.each([
    ['fails', { path, status: 500, json: { error: { message: 'overloaded' } } }],
    ['refuses the key', { path, status: 401, json: { error: { message: 'no' } } }],
    ['answers no JSON', { path, text: '<html>' }],
  ])('stores a failed call without the key if the model %s', async (_what, answer) => {
    const { peer, suggest } = await pictureWith(answer)
    expect((await suggest()).code).toBe('suggestion_unavailable')
    expect(await rows()).toMatchObject([{ status: 'failed', answer: null, prompt_tokens: 0, cost_micros: 0 }])
    expect(await peer.seen()).toHaveLength(1)
    expect(JSON.stringify(log.mock.calls)).not.toContain(key)
  })

  it('incurs a charge and a new request if the answer is blank', async () => {
    const { peer, suggest } = await pictureWith(saying(' "" \n'), { changes: { AI_PRICE_IN: '1' } })
    expect((await suggest()).code).toBe('suggestion_unavailable')
    expect((await suggest()).code).toBe('suggestion_unavailable')
    expect(await peer.seen()).toHaveLength(2)
    expect(await rows()).toMatchObject([
      { status: 'failed', answer: null, prompt_tokens: 500, cost_micros: 500 },
      { status: 'failed' },
    ])
  })

  it('responds with 429 beyond 200 calls a day, even in parallel', async () => {
    const { peer, suggest } = await pictureWith({ path, status: 500 })
    await suggest()
    const [{ user_id: userId }] = (await rows()) as [{ user_id: string }]
    const add = env.DB.prepare(
      `insert into ai_prompts (id, user_id, kind, input_hash, status, prompt_tokens, answer_tokens, cost_micros, created_at)
      values (?, ?, 'other', 'x', 'failed', 0, 0, 0, ?)`,
    )
    const now = Date.now()
    const earlier = Array.from({ length: 200 }, (_, n) => add.bind(`old-${n}`, userId, now - 24 * 60 * 60 * 1000 - 1))
    await env.DB.batch([...earlier, ...Array.from({ length: 196 }, (_, n) => add.bind(`new-${n}`, userId, now))])
    const codes = (await Promise.all(Array.from({ length: 5 }, () => suggest()))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([
      ...Array(3).fill('suggestion_unavailable'),
      ...Array(2).fill('too_many_requests'),
    ])
    expect(await peer.seen()).toHaveLength(4)
  })
})
