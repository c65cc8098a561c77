import { env } from 'cloudflare:workers'
import type { Draft } from '../../../../worker/drafts/schema.ts'
import type { LibraryPicture } from '../../../../worker/pictures/schema.ts'
import type { Browser } from '../accounts/browser.ts'
import { smallDocument } from '../sites/documents.ts'

/** A new draft of the one who is signed in there. */
export async function newDraftId(browser: Browser): Promise<string> {
  const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument() })
  return (body as Draft).draftId
}

type Sent = { type?: string; query?: string; length?: number }
export type UploadAnswer = { status: number; code: string | undefined; picture: LibraryPicture; details: unknown }

/** Sends a file as the editor does. A stream is sent without its length, unless `length` claims one. */
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

/** SHA-256, in hexadecimal: what a picture's files are stored under. */
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

/** How many rows there are of a website's pictures, by state, and of removals. */
export async function pictureRows(draftId: string) {
  const { results } = await env.DB.prepare('select * from website_images where draft_id = ?').bind(draftId).all()
  const removals = await env.DB.prepare('select count(*) as count from media_removals').first<number>('count')
  return { rows: results, removals }
}
