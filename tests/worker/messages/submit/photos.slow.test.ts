import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../../renderer/document/fields/limits.ts'
import type { Env } from '../../../../worker/env.ts'
import { removeDuePhotos } from '../../../../worker/messages/photos/remove-photos.ts'
import { inspectPicture } from '../../../../worker/pictures/inspect-picture.ts'
import { allowanceOf, keyOf, spendShared } from '../../../../worker/platform/limits/count-attempt.ts'
import { attemptLimits, type LimitName } from '../../../../worker/platform/limits/limits.ts'
import { eventually } from '../../../harness/eventually.ts'
import {
  bytes,
  cameraBytes,
  exifSegment,
  gpsBytes,
  includesBytes,
  makeJpeg,
  makePng,
} from '../../../harness/pictures/formats.ts'
import { hostileFiles } from '../../../harness/pictures/hostile-files.ts'
import { newUnverified } from '../../../harness/workers/accounts/account.ts'
import { faultyMedia } from '../../../harness/workers/faults/faulty-stores.ts'
import {
  doubtful,
  entered,
  formEnv,
  mailsTo,
  messagesOf,
  newFormSite,
  photoFiles,
  photosOf,
  post,
  postPhotos,
  shown,
} from '../../../harness/workers/messages/contact-form.ts'
import { newDraftId, upload } from '../../../harness/workers/pictures/uploads.ts'
import { contextOf, visit } from '../../../harness/workers/sites/sites.ts'

const withPhotos = () => newFormSite({ askPhotos: 'Optional', photosLabel: 'Photos of the job' })
let seeds = 1000
function nextSeed(): number {
  seeds += 1
  return seeds
}
/** A new picture each time, because the same one on many websites looks like spam. */
const png = async (side = 24) => ({ bytes: await makePng(side, side, nextSeed()) })
const storedFile = async (id: string) => new Uint8Array((await (await env.MESSAGE_PHOTOS.get(id))?.arrayBuffer()) ?? [])
const problemOn = (html: string) => /id="Form-photos-issue">([^<]*)</.exec(html)?.[1]
const hour = 60 * 60_000
const setCount = async (name: LimitName, who: string, count: number) => {
  const insert = 'insert or replace into attempt_counts (key, count, window_ends_at) values (?, ?, ?)'
  await env.DB.prepare(insert)
    .bind(await keyOf(contextOf(), name, who), count, Date.now() + hour)
    .run()
}
const countOf = async (name: LimitName, who: string) => {
  const select = env.DB.prepare('select count from attempt_counts where key = ?')
  return (await select.bind(await keyOf(contextOf(), name, who)).first<{ count: number }>())?.count
}

beforeEach(async () => {
  vi.useRealTimers()
  await env.DB.prepare('delete from attempt_counts').run()
})

describe('a form with photos', () => {
  it('stores a message with its photos in order before it redirects to the thank-you page', async () => {
    const form = await withPhotos()
    const sent = await postPhotos(form.url, entered, [await png(24), await png(32), await png(40)])
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thanks/'])
    const [message] = await messagesOf(form)
    const photos = await photosOf(form)
    expect(photos.map(({ message_id, position, width }) => [message_id, position, width])).toEqual([
      [message?.id, 0, 24],
      [message?.id, 1, 32],
      [message?.id, 2, 40],
    ])
    for (const { id } of photos) expect(inspectPicture(await storedFile(id)).type).toBe('image/webp')
  })

  it('removes location and camera data, and turns a photo upright', async () => {
    const form = await withPhotos()
    const jpeg = makeJpeg(64, 32, 5)
    const photo = bytes(jpeg.subarray(0, 2), exifSegment(6), jpeg.subarray(2))
    expect(includesBytes(photo, gpsBytes)).toBe(true)
    expect((await postPhotos(form.url, entered, [{ bytes: photo, type: 'image/jpeg' }])).status).toBe(303)
    const [stored] = await photosOf(form)
    expect([stored?.width, stored?.height]).toEqual([32, 64])
    const file = await storedFile(stored?.id ?? '')
    for (const part of [gpsBytes, cameraBytes]) expect(includesBytes(file, part)).toBe(false)
  })

  it('shrinks a large photo', async () => {
    const form = await withPhotos()
    expect((await postPhotos(form.url, entered, [await png(2400)])).status).toBe(303)
    expect(await photosOf(form)).toMatchObject([{ width: 2000, height: 2000 }])
  })

  it('accepts a message without photos, in either encoding', async () => {
    const form = await withPhotos()
    const empty = { bytes: new Uint8Array(), name: '', type: 'application/octet-stream' }
    expect((await postPhotos(form.url, entered, [empty])).status).toBe(303)
    expect((await post(form.url, { ...entered, message: 'Without files' })).status).toBe(303)
    expect(await messagesOf(form)).toHaveLength(2)
    expect(await photosOf(form)).toEqual([])
  })

  it('stores a double-clicked message once, with only one copy of its photos', async () => {
    const form = await withPhotos()
    const photo = await png()
    const answers = await Promise.all([1, 2, 3].map(() => postPhotos(form.url, entered, [photo])))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await messagesOf(form)).toHaveLength(1)
    expect((await photosOf(form)).filter(({ message_id }) => message_id !== null)).toHaveLength(1)
    await removeDuePhotos(contextOf())
    expect(await photosOf(form)).toHaveLength(1)
  })

  it('stores the same text with a different photo as a new message', async () => {
    const form = await withPhotos()
    for (const _ of [1, 2]) expect((await postPhotos(form.url, entered, [await png()])).status).toBe(303)
    expect(await messagesOf(form)).toHaveLength(2)
  })

  it('stores no files if the form doesn’t ask for photos', async () => {
    const form = await newFormSite()
    expect((await postPhotos(form.url, entered, [await png()])).status).toBe(303)
    expect(await messagesOf(form)).toHaveLength(1)
    expect(await photosOf(form)).toEqual([])
  })
})

describe('a file sent as a photo', () => {
  it.each(hostileFiles.map((file) => [file.name, file] as const))(
    'gets refused or stored clean: %s',
    async (_name, { bytes, hidden = [], ...file }) => {
      const form = await withPhotos()
      const sent = { bytes: await bytes(), name: file.fileName, type: file.type }
      const tooLarge = sent.bytes.length > limits.messagePhotoBytes
      const answer = await postPhotos(form.url, entered, [sent])
      if (sent.bytes.length === 0) return expect(answer.status).toBe(303)
      if (tooLarge) expect([413, 422]).toContain(answer.status)
      else expect(answer.status).toBe(file.answer === 'taken' ? 303 : 422)
      if (file.answer !== 'taken' || tooLarge) return expect(await messagesOf(form)).toEqual([])
      const [stored] = await photosOf(form)
      const content = await storedFile(stored?.id ?? '')
      expect(inspectPicture(content).type).toBe('image/webp')
      for (const part of hidden) expect(includesBytes(content, part)).toBe(false)
    },
  )

  // ASVS 5.2.1
  it('fails above ten megabytes, with the other input kept', async () => {
    const form = await withPhotos()
    const padded = async (length: number) => {
      const whole = new Uint8Array(length)
      whole.set(await makePng(8, 8))
      return { bytes: whole }
    }
    const page = await shown(await postPhotos(form.url, entered, [await padded(limits.messagePhotoBytes + 1)]))
    expect([page.status, page.valueOf('message')]).toEqual([422, entered.message])
    expect(problemOn(page.html)).toContain('larger than 10 MB')
    expect((await postPhotos(form.url, entered, [await padded(limits.messagePhotoBytes)])).status).toBe(303)
    expect(await photosOf(form)).toHaveLength(1)
  })

  it('drops out beyond the fifth; visitor and owner are told', async () => {
    const form = await withPhotos()
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(() => png()))
    const sent = await postPhotos(form.url, entered, six)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thanks/#without-photos'])
    expect(await messagesOf(form)).toMatchObject([{ photos_left_out: 1 }])
    expect((await photosOf(form)).map(({ message_id }) => message_id !== null)).toEqual(Array(5).fill(true))
    const thanks = await shown(await visit(new URL('/thanks/', form.url).href))
    expect(thanks.html).toMatch(/<p class="lead left-out" id="without-photos">Not all of your photos/)
    expect(thanks.html).toContain('.left-out:not(:target){display:none}')
    await eventually(async () => expect((await mailsTo(form))[0]?.text).toContain('They sent more photos'))
  })

  it('drops out beyond the fifth on the confirmation page too', async () => {
    const form = await withPhotos()
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(() => png()))
    const page = await shown(await postPhotos(form.url, doubtful, six))
    expect(page.status).toBe(200)
    expect(problemOn(page.html)).toContain('no more than 5')
    expect(page.html).toContain('Photos already attached: 5')
    const sent = await postPhotos(form.url, { ...doubtful, token: page.token, keptPhotos: '5' }, [])
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thanks/#without-photos'])
    expect(await messagesOf(form)).toMatchObject([{ photos_left_out: 1 }])
    expect(await photosOf(form)).toHaveLength(5)
  })

  it('stops uploading beyond the total limit, with or without a declared length', async () => {
    const form = await withPhotos()
    const boundary = 'x'
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'cf-connecting-ip': '198.51.100.1' }
    const answer = await visit(form.url, { method: 'POST', headers, body: endless }, formEnv())
    expect(answer.status).toBe(413)
    expect(pulled).toBeLessThan(260)
  })

  it.each([
    ['no boundary', 'multipart/form-data', ''],
    [
      'a body that ends early',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nGra',
    ],
    ['no part at all', 'multipart/form-data; boundary=x', 'hello'],
  ])('fails with %s', async (_what, type, body) => {
    const form = await withPhotos()
    const answer = await post(form.url, body, { headers: { 'content-type': type } })
    expect([400, 415]).toContain(answer.status)
    expect(await messagesOf(form)).toEqual([])
  })
})

describe('an unsent message’s photos', () => {
  it('remain attached on the confirmation page', async () => {
    const form = await withPhotos()
    const page = await shown(await postPhotos(form.url, doubtful, [await png(), await png()]))
    expect(page.status).toBe(200)
    expect(page.html).toMatch(/enctype="multipart\/form-data"/i)
    expect(page.html).toContain('Photos already attached: 2')
    expect((await photosOf(form)).map(({ message_id }) => message_id)).toEqual([null, null])
    const confirmed = await postPhotos(form.url, { ...doubtful, token: page.token, keptPhotos: '2' }, [])
    expect(confirmed.status).toBe(303)
    const [message] = await messagesOf(form)
    expect((await photosOf(form)).map(({ message_id }) => message_id)).toEqual([message?.id, message?.id])
    expect((await postPhotos(form.url, { ...doubtful, token: page.token, keptPhotos: '2' }, [])).status).toBe(303)
    expect(await messagesOf(form)).toHaveLength(1)
  })

  it('remain attached while a visitor corrects the form and adds more photos', async () => {
    const form = await withPhotos()
    const page = await shown(await postPhotos(form.url, { ...entered, email: 'grace@' }, [await png()]))
    expect([page.status, page.token === '']).toEqual([422, false])
    expect((await postPhotos(form.url, { ...entered, token: page.token }, [await png()])).status).toBe(303)
    expect((await photosOf(form)).map(({ position }) => position)).toEqual([0, 1])
  })

  it('disappear if the visitor removes them', async () => {
    const form = await withPhotos()
    const page = await shown(await postPhotos(form.url, doubtful, [await png()]))
    const [before] = await photosOf(form)
    const fields = { ...doubtful, token: page.token, keptPhotos: '1', dropPhotos: '1' }
    expect((await postPhotos(form.url, fields, [])).status).toBe(303)
    await removeDuePhotos(contextOf())
    expect(await photosOf(form)).toEqual([])
    expect(await photoFiles()).not.toContain(before?.id)
  })

  it('disappear with their files after a while, and a late page asks for them again', async () => {
    const form = await withPhotos()
    const page = await shown(await postPhotos(form.url, doubtful, [await png()]))
    const [before] = await photosOf(form)
    await removeDuePhotos(contextOf())
    expect(await photoFiles()).toContain(before?.id)
    const later = () => new Date(Date.now() + 2 * hour)
    await removeDuePhotos(contextOf(undefined, later))
    expect(await photosOf(form)).toEqual([])
    expect(await photoFiles()).not.toContain(before?.id)
    const late = await shown(await postPhotos(form.url, { ...doubtful, token: page.token, keptPhotos: '1' }, []))
    expect([late.status, await messagesOf(form)]).toEqual([422, []])
    expect(problemOn(late.html)).toContain('choose your photos again')
  })

  it('belong to one website, and its token can’t add them to another', async () => {
    const [form, other] = [await withPhotos(), await withPhotos()]
    const page = await shown(await postPhotos(other.url, doubtful, [await png()]))
    const answer = await postPhotos(form.url, { ...entered, token: page.token, keptPhotos: '1' }, [])
    expect(answer.status).toBe(422)
    expect(await messagesOf(form)).toEqual([])
    expect(await photosOf(form)).toEqual([])
  })
})

describe('a failing photo store', () => {
  const failing = (when: 'before' | 'after'): Partial<Env> => ({
    MESSAGE_PHOTOS: faultyMedia(env.MESSAGE_PHOTOS, ({ operation }) => (operation === 'put' ? when : undefined)).media,
  })

  it.each(['before', 'after'] as const)(
    'responds with an error and leaves no file when a write fails %s it is done',
    async (when) => {
      const form = await withPhotos()
      const page = await shown(await postPhotos(form.url, entered, [await png()], { of: formEnv(failing(when)) }))
      expect([page.status, page.valueOf('message'), await messagesOf(form)]).toEqual([422, entered.message, []])
      const [row] = await photosOf(form)
      await removeDuePhotos(contextOf(undefined, () => new Date(Date.now() + 2 * hour)))
      expect(await photosOf(form)).toEqual([])
      expect(await photoFiles()).not.toContain(row?.id)
    },
  )

  it('keeps the row until its file can be deleted', async () => {
    const form = await withPhotos()
    await postPhotos(form.url, doubtful, [await png()])
    const later = () => new Date(Date.now() + 2 * hour)
    const { media } = faultyMedia(env.MESSAGE_PHOTOS, ({ operation }) =>
      operation === 'delete' ? 'before' : undefined,
    )
    const { failed } = await removeDuePhotos(contextOf(formEnv({ MESSAGE_PHOTOS: media }), later))
    expect(failed).toBeGreaterThan(0)
    expect(await photosOf(form)).toHaveLength(1)
    await removeDuePhotos(contextOf(undefined, later))
    expect(await photosOf(form)).toEqual([])
  })
})

describe('photo limits', () => {
  it.each([
    ['photos from an address', (_draftId: string): string => '198.51.100.1'],
    ['photo bytes from an address', (_draftId: string): string => '198.51.100.1'],
    ['photos to a website', (draftId: string): string => draftId],
    ['photo bytes to a website', (draftId: string): string => draftId],
    ['photos to all websites', (_draftId: string): string => ''],
  ] as const)('drop the photos, not the message, beyond the limit of %s', async (name, who) => {
    const form = await withPhotos()
    await setCount(name, who(form.of.draftId), attemptLimits[name].max)
    const sent = await postPhotos(form.url, entered, [await png()])
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thanks/#without-photos'])
    expect(await photosOf(form)).toEqual([])
    expect(await messagesOf(form)).toMatchObject([{ folder: 'inbox', photos_left_out: 1 }])
  })

  it('ask for text if a message consisted only of dropped photos', async () => {
    const form = await newFormSite({
      askPhotos: 'Optional',
      askMessage: 'Optional',
      askName: 'Off',
      askEmail: 'Optional',
    })
    await setCount('photos from an address', '198.51.100.1', 100)
    const page = await shown(await postPhotos(form.url, {}, [await png()]))
    expect([page.status, await messagesOf(form)]).toEqual([422, []])
    expect(problemOn(page.html)).toContain('without them')
  })

  it('charge invalid files to their network only, at most five per message', async () => {
    const settings = { TRANSFORMATIONS_DAILY: '200', PEOPLE_AN_ADDRESS: '1' }
    const [attacked, other] = [await withPhotos(), await withPhotos()]
    const broken = (await png()).bytes
    broken.fill(7, 45)
    const thirty = Array(30).fill({ bytes: broken })
    for (let network = 0; network < 8; network += 1) {
      const from = `2001:db8:0:${network.toString(16)}::1`
      expect((await postPhotos(attacked.url, entered, thirty, { from, of: formEnv(settings) })).status).toBe(422)
    }
    expect(await countOf('photos from an address', '2001:db8:0:0')).toBe(5)
    expect(await countOf('photos to a website', attacked.of.draftId)).toBe(0)
    expect(await countOf('photo bytes to a website', attacked.of.draftId)).toBe(0)
    for (const form of [attacked, other]) {
      const sent = await postPhotos(form.url, entered, [await png()], { from: '192.0.2.7', of: formEnv(settings) })
      expect(sent.headers.get('location')).toBe('/thanks/')
      expect(await photosOf(form)).toMatchObject([{ position: 0 }])
    }
    const person = await newUnverified(settings, '192.0.2.8')
    expect((await upload(person, await newDraftId(person), (await png()).bytes)).status).toBe(201)
  })

  it.each(['photos to a website', 'photo bytes to a website', 'photos to all websites'] as const)(
    'keep a share of the %s for other networks when 30 use up theirs',
    async (name) => {
      const form = await withPhotos()
      const ctx = contextOf(formEnv())
      const total = await allowanceOf(ctx, name, name === 'photos to all websites' ? '' : form.of.draftId)
      const amount = Math.ceil(total.max / 1000)
      for (let network = 0; network < 30; network += 1)
        while (!(await spendShared(ctx, total, { network: `network ${network}`, amount, at: new Date() })));
      const sent = await postPhotos(form.url, entered, [await png()], { from: '192.0.2.7' })
      expect(sent.headers.get('location')).toBe('/thanks/')
      expect(await photosOf(form)).toHaveLength(1)
    },
  )

  it('treat photos without text as suspicious only together with another sign', async () => {
    const form = await newFormSite({ askPhotos: 'Optional', askMessage: 'Optional' })
    expect((await postPhotos(form.url, { ...entered, message: '' }, [await png()])).status).toBe(303)
    const page = await postPhotos(form.url, { ...entered, name: 'Visit casino.example.com', message: '' }, [
      await png(),
    ])
    expect(page.status).toBe(200)
    expect((await messagesOf(form)).map(({ folder }) => folder)).toEqual(['inbox'])
  })

  it('treat more photos in a day than customers send as suspicious', async () => {
    const form = await withPhotos()
    for (const batch of [0, 1, 2]) {
      const photos = await Promise.all([1, 2, 3, 4, 5].map(() => png()))
      const fields = { ...entered, message: `Room ${batch}` }
      expect((await postPhotos(form.url, fields, photos)).status).toBe(303)
    }
    const page = await postPhotos(form.url, { ...entered, message: 'One more' }, [await png()])
    expect(page.status).toBe(200)
  })

  it('treat a photo sent to many other websites as suspicious', async () => {
    const photo = await png()
    const forms = [await withPhotos(), await withPhotos(), await withPhotos(), await withPhotos()]
    const statuses: number[] = []
    for (const form of forms) statuses.push((await postPhotos(form.url, entered, [photo])).status)
    expect(statuses).toEqual([303, 303, 303, 200])
  })
})
