import { and, eq } from 'drizzle-orm'
import { formEndpoint } from '../../renderer/document/contact-form.ts'
import { type MediaFile, mediaRoot, mediaVariants } from '../../renderer/document/values/media.ts'
import { parseDocument } from '../../renderer/document/versions.ts'
import { fontsPath } from '../../renderer/fonts/font-rules.ts'
import { headersFile } from '../../renderer/page/security-headers.ts'
import type { ArchiveFile, WebsiteFolder } from '../accounts/parts.ts'
import { draftWebsites } from '../drafts/tables.ts'
import { pictureEnding } from '../pictures/account.ts'
import { assistantAddress } from '../platform/addresses/assistant-path.ts'
import { handleHost, hostOrigin, siteOrigin } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { readMedia } from '../platform/store/media.ts'
import { releases, websites } from '../websites/tables.ts'

/** The host in the files of a website that never had an address. Reserved for examples by RFC 2606. */
const noAddress = 'https://example.com'

/** The archive's copy of a website for any static host. */
export async function* staticSiteFiles(
  ctx: ServiceContext,
  { draftId, folder, of }: WebsiteFolder,
): AsyncGenerator<ArchiveFile> {
  const source = await findSiteSource(ctx.db, { userId: of.userId, draftId })
  if (!source) return
  for await (const file of siteFiles(ctx, source)) yield { ...file, name: `${folder}/site/${file.name}` }
}

/**
 * A website's files for any static host, with fonts and pictures: the live release, or the draft if offline. Static hosts choose a content
 * type by file extension, so pictures get one. The form posts to the handle's host, which accepts it even if it redirects visitors.
 */
export async function* siteFiles(ctx: ServiceContext, { draft, live }: SiteSource): AsyncGenerator<ArchiveFile> {
  const host = live?.host ?? (draft.handle && handleHost(ctx.env, draft.handle))
  const { renderSite } = await import('../../renderer/render-site.ts')
  const site = await renderSite(parseDocument(JSON.parse(live?.document ?? draft.document)), {
    origin: host ? hostOrigin(ctx.env, host) : noAddress,
    formEndpoint: live && draft.handle ? siteOrigin(ctx.env, draft.handle) + formEndpoint : undefined,
    assistants: live && host ? assistantAddress(ctx.env, host) : undefined,
    at: ctx.now().getTime(),
  })
  const texts = Object.entries(site.files).map(([path, { body }]) => [path, body] as const)
  const everything = texts.map(([, body]) => body).join('')
  const file = (name: string, input: ArchiveFile['input']): ArchiveFile => ({
    name,
    lastModified: live?.createdAt ?? draft.modifiedAt,
    input,
  })
  const endings = new Map<string, string>()
  for (const [path, media] of picturesNamedIn(everything)) {
    const stored = await readMedia(ctx.env, media, '')
    if (!stored) continue
    endings.set(path, pictureEnding(stored))
    yield { ...file(`${path.slice(1)}.${pictureEnding(stored)}`, stored.body), size: stored.size }
  }
  for (const [path, body] of texts) yield file(path, withEndings(body, endings))
  yield file('_headers', headersFile(site.headers))
  yield file('_redirects', redirectsFile(site.icon, endings))
  // Without this file, GitHub Pages skips folders that begin with an underscore.
  yield file('.nojekyll', '')
  for (const name of site.fonts) {
    const font = await ctx.env.ASSETS.fetch(`https://assets.invalid${fontsPath}${name}`)
    if (font.ok && font.body) yield file(fontsPath.slice(1) + name, font.body)
  }
}

/** The addresses that the published website has beside those of its files, in the `_redirects` format of Cloudflare Pages and Netlify. */
function redirectsFile(icon: string | null, endings: ReadonlyMap<string, string>): string {
  const pictures = [...endings].map(([path, ending]) => `${path} ${path}.${ending} 301`)
  const favicon = icon?.startsWith('/') ? [`/favicon.ico ${withEndings(icon, endings)} 302`] : []
  return [...favicon, ...pictures].map((line) => `${line}\n`).join('')
}

const picturePath = new RegExp(`${mediaRoot}([0-9a-f]{64})/(${mediaVariants.join('|')})(?![\\w-])`, 'g')

/** The pictures in our own store that the files refer to, each once, by path. */
export function picturesNamedIn(texts: string): Map<string, MediaFile> {
  const found = [...texts.matchAll(picturePath)].map(
    ([path, hash = '', variant]) => [path, { hash, variant: variant as MediaFile['variant'] }] as const,
  )
  return new Map(found)
}

const withEndings = (text: string, endings: ReadonlyMap<string, string>) =>
  text.replace(picturePath, (path) => (endings.has(path) ? `${path}.${endings.get(path)}` : path))

export type SiteSource = NonNullable<Awaited<ReturnType<typeof findSiteSource>>>

/** A person's draft and its live version; undefined for a deleted draft. */
export const findSiteSource = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select({
      draft: {
        handle: draftWebsites.handle,
        businessName: draftWebsites.businessName,
        document: draftWebsites.websiteSettings,
        modifiedAt: draftWebsites.modifiedAt,
      },
      live: { host: releases.host, document: releases.document, createdAt: releases.createdAt },
    })
    .from(draftWebsites)
    .leftJoin(websites, eq(websites.draftId, draftWebsites.id))
    .leftJoin(releases, eq(releases.id, websites.releaseId))
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
    .get()
