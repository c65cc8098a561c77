import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { claimCreation } from '../../../worker/creation/claim.ts'
import { insertCreation } from '../../../worker/creation/rows.ts'
import dictionary from '../../../worker/drafts/document-dictionary.json' with { type: 'json' }
import { duplicateDraft, getDraft, saveDraft } from '../../../worker/drafts/drafts.ts'
import { findDraftLanguage } from '../../../worker/drafts/rows.ts'
import { isIn, packText, unpackText } from '../../../worker/drafts/stored-document.ts'
import { creationIdOf, hashOf, newToken } from '../../../worker/platform/crypto/hash.ts'
import { publishDraft } from '../../../worker/publishing/publish.ts'
import { plumberAnswers } from '../../harness/workers/creation/creations.ts'
import { openDatabase } from '../../harness/workers/homes/any-side.ts'
import { documentShowing, newPicture } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { contextOf, newHandle, newSite, publish, type Site, siteEnv } from '../../harness/workers/sites/sites.ts'

const compressed = openDatabase(env.DB, 'compressed')
const asText = contextOf(siteEnv({ DOCUMENT_FORMAT: 'text' }))

type Stored = { type: 'text' | 'blob'; bytes: number; pictures: string | null }
const columnOf = (table: string, column: string, which: string, id: string) =>
  env.DB.prepare(`select typeof(${column}) as type, octet_length(${column}) as bytes from ${table} where ${which} = ?`)
    .bind(id)
    .first<Stored>()
const draftColumn = ({ draft }: Site) => columnOf('draft_websites', 'website_settings', 'id', draft.draftId)
const picturesOf = ({ draft }: Site) =>
  env.DB.prepare('select pictures from draft_websites where id = ?').bind(draft.draftId).first<string>('pictures')

async function saved(site: Site, businessName: string, ctx = contextOf()): Promise<Site> {
  const of = { userId: site.userId, draftId: site.draft.draftId }
  const { revision } = await getDraft(ctx, { userId: of.userId, idOrHandle: of.draftId })
  return { ...site, draft: await saveDraft(ctx, { ...of, revision, websiteSettings: smallDocument(businessName) }) }
}

/** The text after it went through the database. */
async function throughDatabase(text: string): Promise<string> {
  const row = await compressed.get<{ stored: string }>(sql`select ${packText(compressed, text)} as stored`)
  return unpackText(row?.stored ?? '')
}

describe('A compressed text', () => {
  it.each([
    ['is empty', ''],
    ['is JSON', JSON.stringify(smallDocument())],
    ['has emoji, Hebrew and half a surrogate pair’s neighbor', '👩🏽‍🚒 שלום العربية é \u0000 \uFFFD'],
    ['is the longest request', JSON.stringify('ä😀"\\'.repeat(60_000))],
    [
      'does not repeat itself',
      Array.from(crypto.getRandomValues(new Uint8Array(20_000)), (byte) => byte.toString(36)).join(''),
    ],
  ])('comes back as it was when it %s', async (_what, text) => {
    expect(await throughDatabase(text)).toBe(text)
  })

  it('of this version is read by every later one', () => {
    const stored = [...Buffer.from('AYN3HfKrwH0oAvudwotS8xTUFIIPb8sAGQAA', 'base64')]
    expect(unpackText(stored)).toBe('{"id":"frozen","version":"1.0","businessName":"Wren & Söhne"}')
  })

  it('needs the dictionary as it was, which therefore never changes', async () => {
    expect(await hashOf(JSON.stringify(dictionary))).toBe(
      '07435d90c0f8510e4c5576b6793f365f6f3d3c39293f9f6f8938478584fe067c',
    )
  })

  it.each([[[]], [[0]], [[2, 75, 4, 0]], [[255]]])('of another format is refused: %j', (bytes) => {
    expect(() => unpackText(bytes)).toThrow('unknown format')
  })

  it('that is cut off is refused, not read in part', () => {
    const whole = Buffer.from('AYN3HfKrwH0oAvudwotS8xTUFIIPb8sAGQAA', 'base64')
    expect(() => unpackText([...whole.subarray(0, -4)])).toThrow()
  })
})

describe('A document in the database', () => {
  it('takes less than a quarter of its JSON in every table', async () => {
    const site = await newSite()
    await publish(site, newHandle())
    const json = JSON.stringify(site.draft.websiteSettings).length
    const draft = await draftColumn(site)
    const release = await columnOf('releases', 'document', 'draft_id', site.draft.draftId)
    for (const stored of [draft, release]) {
      expect(stored?.type).toBe('blob')
      expect(stored?.bytes).toBeLessThan(json / 4)
    }
    expect(await columnOf('releases', 'manifest', 'draft_id', site.draft.draftId)).toMatchObject({ type: 'blob' })
  })

  it('is text, and its pictures are not named, where the version before has to read it', async () => {
    const site = await saved(await newSite(), 'Read by both', asText)
    expect(await draftColumn(site)).toMatchObject({ type: 'text' })
    expect(await picturesOf(site)).toBeNull()
    expect(site.draft.websiteSettings.businessName).toBe('Read by both')
  })

  it('is read in either format, by either setting, and copied with its format', async () => {
    const site = await newSite()
    for (const [ctx, type] of [
      [asText, 'text'],
      [contextOf(), 'blob'],
      [asText, 'text'],
    ] as const) {
      await saved(site, `Now ${type}`, ctx)
      expect(await draftColumn(site)).toMatchObject({ type })
      for (const reader of [asText, contextOf()]) {
        const { websiteSettings } = await getDraft(reader, { userId: site.userId, idOrHandle: site.draft.draftId })
        expect(websiteSettings.businessName).toBe(`Now ${type}`)
      }
    }
  })

  it('that was published as text is published again, and its version restored, once documents are compressed', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const { userId, draft } = site
    await publishDraft(asText, { userId, draftId: draft.draftId, revision: draft.revision, handle })
    expect(await columnOf('releases', 'document', 'draft_id', draft.draftId)).toMatchObject({ type: 'text' })
    await publish(await saved(site, 'Second'), handle)
    const { results } = await env.DB.prepare(
      'select typeof(document) as type from releases where draft_id = ? order by number',
    )
      .bind(draft.draftId)
      .all()
    expect(results).toEqual([{ type: 'text' }, { type: 'blob' }])
  })

  it.each(['text', 'compressed'] as const)(
    'of a creation (%s) becomes a compressed draft at sign-in',
    async (format) => {
      const [{ userId }, token] = [await newSite(), newToken()]
      const id = await creationIdOf(token)
      const document = smallDocument('Claimed & Söhne')
      await insertCreation(openDatabase(env.DB, format), {
        ...{ id, answers: JSON.stringify(plumberAnswers), websiteSettings: JSON.stringify(document) },
        ...{ createdAt: new Date(), status: 'done' },
      })
      expect((await claimCreation(contextOf(), { userId, token })).draftId).toBe(id)
      expect(await columnOf('draft_websites', 'website_settings', 'id', id)).toMatchObject({ type: 'blob' })
      const draft = await getDraft(contextOf(), { userId, idOrHandle: id })
      expect(draft).toMatchObject({ version: document.version, websiteSettings: { businessName: 'Claimed & Söhne' } })
      expect(await env.DB.prepare('select business_name from draft_websites where id = ?').bind(id).first()).toEqual({
        business_name: 'Claimed & Söhne',
      })
    },
  )

  it.each(['text', 'compressed'] as const)('tells its language (%s)', async (DOCUMENT_FORMAT) => {
    const site = await saved(await newSite(), 'Sprachlos', contextOf(siteEnv({ DOCUMENT_FORMAT })))
    const of = { userId: site.userId, draftId: site.draft.draftId }
    expect(await findDraftLanguage(compressed, of)).toBe(site.draft.websiteSettings.settings.language)
    expect(await findDraftLanguage(compressed, { ...of, userId: 'somebody-else' })).toBeUndefined()
  })
})

describe('The pictures of a compressed document', () => {
  const shows = async ({ draft }: Site, id: string) => {
    const isShown = isIn(sql`draft_websites.website_settings`, sql`draft_websites.pictures`)
    const row = await compressed.get<{ shown: number }>(
      sql`select ${isShown} as shown from draft_websites, website_images where draft_websites.id = ${draft.draftId} and website_images.id = ${id}`,
    )
    return row?.shown === 1
  }
  const showing = async (site: Site, crop: { hash: string }, ctx = contextOf()) => {
    const { userId, draft } = site
    const { revision } = await getDraft(ctx, { userId, idOrHandle: draft.draftId })
    const websiteSettings = { ...documentShowing({ crop: crop as never }), id: draft.draftId }
    await saveDraft(ctx, { userId, draftId: draft.draftId, revision, websiteSettings })
  }

  it('are found beside it', async () => {
    const site = await newSite()
    const [picture, other] = [await newPicture(site, { kind: 'crop' }), await newPicture(site, { kind: 'crop' })]
    await showing(site, picture)
    expect([await shows(site, picture.id), await shows(site, other.id)]).toEqual([true, false])
  })

  it('are those of the text after the version before saved, which leaves the column as it was', async () => {
    const site = await newSite()
    const [before, after] = [await newPicture(site, { kind: 'crop' }), await newPicture(site, { kind: 'crop' })]
    await showing(site, before)
    const stale = await picturesOf(site)
    await showing(site, after, asText)
    await env.DB.prepare('update draft_websites set pictures = ? where id = ?').bind(stale, site.draft.draftId).run()
    expect([await shows(site, before.id), await shows(site, after.id)]).toEqual([false, true])
  })

  it('go with a copy of the website', async () => {
    const site = await newSite()
    const picture = await newPicture(site, { kind: 'crop' })
    await showing(site, picture)
    const copy = await duplicateDraft(contextOf(), { userId: site.userId, draftId: site.draft.draftId })
    const { results } = await env.DB.prepare('select hash from website_images where draft_id = ?')
      .bind(copy.draftId)
      .all()
    expect(results).toEqual([{ hash: picture.hash }])
  })
})
