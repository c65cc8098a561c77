import { env } from 'cloudflare:workers'
import { image } from '../../../../renderer/document/values/image.ts'
import { type MediaFile, mediaPath } from '../../../../renderer/document/values/media.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import type { Draft } from '../../../../worker/drafts/schema.ts'
import type { LibraryPicture } from '../../../../worker/pictures/schema.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import { type MediaFormat, mediaKey } from '../../../../worker/platform/store/media.ts'
import type { Browser } from '../accounts/browser.ts'
import { smallDocument } from '../sites/documents.ts'
import type { Site } from '../sites/sites.ts'
import { schema } from '../tables.ts'

/** Creates a draft for the signed-in person. */
export async function newDraftId(browser: Browser): Promise<string> {
  const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument() })
  return (body as Draft).draftId
}

type Sent = { type?: string; query?: string; length?: number }

type UploadAnswer = { status: number; code: string | undefined; picture: LibraryPicture; details: unknown }

/** Uploads a file as the editor does. A stream has no length unless `length` claims one. */
export async function upload(
  browser: Browser,
  draftId: string,
  body: Uint8Array<ArrayBuffer> | ReadableStream | null,
  { type = 'image/png', query = '', length }: Sent = {},
): Promise<UploadAnswer> {
  const response = await browser.fetch(`/api/drafts/${draftId}/images${query}`, {
    method: 'POST',
    headers: {
      origin: env.APP_ORIGIN,
      ...(type === '' ? {} : { 'content-type': type }),
      ...(length === undefined ? {} : { 'content-length': String(length) }),
    },
    body,
  })
  const answer = (await response.json()) as LibraryPicture & { error?: { code: string; details?: unknown } }
  return { status: response.status, code: answer.error?.code, picture: answer, details: answer.error?.details }
}

/** SHA-256 in hexadecimal, the key of a picture's files. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The bytes of everything in the media store, by key. */
export async function storedFiles(): Promise<Map<string, Uint8Array>> {
  const { objects } = await env.MEDIA.list({ prefix: 'media/' })
  const files = objects.map(async ({ key }) => [key, (await (await env.MEDIA.get(key))?.bytes()) ?? new Uint8Array()])
  return new Map((await Promise.all(files)) as [string, Uint8Array][])
}

/** A website's picture rows by state, and the number of removals. */
export async function pictureRows(draftId: string) {
  const { results } = await env.DB.prepare('select * from website_images where draft_id = ?').bind(draftId).all()
  const removals = await env.DB.prepare('select count(*) as count from media_removals').first<number>('count')
  return { rows: results, removals }
}

let pictures = 0

/** A hash that no other test in the file uses. */
export const newHash = () => `${'a'.repeat(48)}${(pictures++).toString(16).padStart(16, '0')}`

type Stored = {
  variant?: MediaFile['variant']
  format?: MediaFormat
  contentType?: string
  bytes?: string | Uint8Array
}

/** Stores a file in the media store; returns its path. */
export async function storeFile(
  hash: string,
  { variant = 'regular', format = '', contentType = 'image/webp', bytes = '0123456789' }: Stored = {},
): Promise<string> {
  await env.MEDIA.put(mediaKey(hash, variant, format), bytes, { httpMetadata: { contentType } })
  return mediaPath(hash, variant)
}

/** A bucket that counts calls by operation. */
export function watchedBucket(bucket: R2Bucket) {
  const reads: string[] = []
  const media = new Proxy(bucket, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'get' && name !== 'head') return value.bind(target)
      return (key: string, ...rest: unknown[]) => {
        reads.push(key)
        return value.call(target, key, ...rest)
      }
    },
  })
  return { media, reads }
}

type Row = typeof schema.websiteImages.$inferSelect

let rows = 0

/** Creates a website's picture as after an upload: its row and two files. */
export async function newPicture({ userId, draft }: Site, changes: Partial<Row> = {}): Promise<Row> {
  const hash = changes.hash ?? newHash()
  const row: Row = {
    id: `picture-${rows++}`,
    draftId: draft.draftId,
    userId,
    kind: 'upload',
    hash,
    state: 'ready',
    provider: 'Custom',
    description: 'A kitchen',
    tags: '["oak"]',
    credit: null,
    width: 1600,
    height: 900,
    bytes: 123_456,
    variants: JSON.stringify([{ variant: 'regular', width: 1200, height: 675 }]),
    createdAt: new Date(),
    removedAt: null,
    unusedSince: null,
    checkedAt: null,
    ...changes,
  }
  await openDatabase(env.DB).insert(schema.websiteImages).values(row)
  await storeFile(hash)
  await storeFile(hash, { format: '.avif', contentType: 'image/avif' })
  return row
}

/** A document that shows these pictures in the introduction, cropped, as the browser icon and as the card. */
export function documentShowing({
  whole,
  crop,
  icon,
  card,
}: {
  whole?: Row
  crop?: Row
  icon?: Row
  card?: Row
}): WebsiteSettings {
  const document = smallDocument()
  const urls = (row: Row) => [{ type: 'regular' as const, url: mediaPath(row.hash, 'regular') }]
  const shown = (row: Row | undefined) => row && image.parse({ provider: 'Custom', urls: urls(row) })
  const introduction = {
    ...(shown(whole) ?? image.parse({ provider: 'Custom' })),
    ...(crop && { crop: { ratio: 1.5, urls: urls(crop) } }),
  }
  return {
    ...document,
    sections: document.sections.map((section) =>
      section.type === 'Introduction' ? { ...section, content: { ...section.content, image: introduction } } : section,
    ),
    settings: {
      ...document.settings,
      drawn: { of: '', icon: shown(icon) ?? null, card: shown(card) ?? null, map: null },
    },
  }
}

export const pictureRow = (id: string) =>
  env.DB.prepare('select * from website_images where id = ?').bind(id).first<Record<string, unknown>>()

/** How many files a hash has in the media store. */
export const filesOf = async (hash: string) => (await env.MEDIA.list({ prefix: `media/${hash}/` })).objects.length
