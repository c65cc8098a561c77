import { env } from 'cloudflare:workers'
import { image } from '../../../../renderer/document/image.ts'
import { mediaPath } from '../../../../renderer/document/media.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import { smallDocument } from '../sites/documents.ts'
import type { Site } from '../sites/sites.ts'
import { schema } from '../tables.ts'
import { newHash, storeFile } from './media.ts'

type Row = typeof schema.websiteImages.$inferSelect

let rows = 0

/** A picture of a website as an upload leaves it: its row and two files. */
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

/** A document that shows these pictures, in the introduction, cut, as the browser icon and as the card. */
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
    ...(shown(whole) ?? image.parse({ provider: 'Artwork' })),
    ...(crop && { crop: { ratio: 1.5, urls: urls(crop) } }),
  }
  return {
    ...document,
    sections: document.sections.map((section) =>
      section.type === 'Introduction' ? { ...section, content: { ...section.content, image: introduction } } : section,
    ),
    settings: {
      ...document.settings,
      drawn: { of: '', icon: shown(icon) ?? null, card: shown(card) ?? null },
    },
  }
}

export const pictureRow = (id: string) =>
  env.DB.prepare('select * from website_images where id = ?').bind(id).first<Record<string, unknown>>()

/** How many files a hash has in the media store. */
export const filesOf = async (hash: string) => (await env.MEDIA.list({ prefix: `media/${hash}/` })).objects.length
