import { brotliCompressSync, constants } from 'node:zlib'
import { formEndpoint } from '../../../renderer/document/contact-form.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { remember } from '../../../renderer/remember.ts'
import type { RenderedSite, SiteFile } from '../../../renderer/render-site.ts'
import { type Manifest, metadataLimit, releaseFileKey } from '../../storage/release-store/keys.ts'
import type { ReleaseFiles } from '../../storage/release-store/write-release.ts'
import { hashOf } from '../hash-of.ts'

type Target = {
  draftId: string
  /** Where the website will be served. */
  origin: string
}

/**
 * Renders a document into the files of a release, in memory. The same document gives the same id and the same bytes.
 * Throws when the page's own headers do not fit beside it in the store.
 */
export async function renderRelease(document: WebsiteSettings, target: Target): Promise<ReleaseFiles> {
  // React is loaded when somebody publishes, never for a visitor.
  const { renderSite } = await import('../../../renderer/render-site.ts')
  const site = await renderSite(document, { origin: target.origin, formEndpoint, pings: true })
  const { 'index.html': index, ...others } = site.files
  if (!index) throw new Error('a rendered site without an index page')
  const body = compress(index.body)
  const hashes = await hashesOf(body, others)
  const releaseId = await releaseIdOf({ hashes, headers: site.headers }, target.draftId)
  const metadata = { releaseId, headers: site.headers }
  const size = new TextEncoder().encode(JSON.stringify(metadata)).byteLength
  if (size > metadataLimit) throw new Error(`the page's headers take ${size} bytes of ${metadataLimit}`)
  return {
    releaseId,
    page: { body, metadata },
    files: Object.fromEntries(Object.entries(others).map(([path, file]) => [path, file.body])),
    manifest: { ...describeFiles(releaseId, others), hashes, icon: site.icon && pathOnHost(site.icon) },
  }
}

function describeFiles(releaseId: string, files: Record<string, SiteFile>): Pick<Manifest, 'keys' | 'contentTypes'> {
  const paths = Object.entries(files)
  return {
    keys: Object.fromEntries(paths.map(([path]) => [path, releaseFileKey(releaseId, path)])),
    contentTypes: Object.fromEntries(paths.map(([path, { contentType }]) => [path, contentType])),
  }
}

async function hashesOf(page: ArrayBuffer, files: Record<string, SiteFile>): Promise<Manifest['hashes']> {
  const hashes: Manifest['hashes'] = { 'index.html': await hashOf(new Uint8Array(page)) }
  for (const [path, { body }] of Object.entries(files))
    hashes[path] = path.startsWith('art/') ? await hashOfDrawing(body) : await hashOf(body)
  return hashes
}

/** Drawings are most of a release's files, and the renderer keeps those that are published again. */
async function hashOfDrawing(svg: string): Promise<string> {
  const note = noted(svg)
  note.hash ??= await hashOf(svg)
  return note.hash
}

const noted = remember((_svg: string): { hash?: string } => ({}), 300)

/** Of the release's files or of the pictures; an icon that lies elsewhere is not ours to serve. */
const pathOnHost = (address: string) => (address.startsWith('/') ? address.replace(/^\/(?!media\/)/, '') : null)

type Content = Pick<RenderedSite, 'headers'> & Pick<Manifest, 'hashes'>

/**
 * The id of files with these hashes and of the page's headers, in hexadecimal. The draft is part of it: two people who publish the
 * same page each own their release.
 */
export async function releaseIdOf({ hashes, headers }: Content, draftId: string): Promise<string> {
  const files = Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const content = [draftId, JSON.stringify(headers), ...files.flat()].join('\0')
  return (await hashOf(content)).slice(0, 32)
}

/** In bytes: what a window of 16 bits sees whole, as nearly every page is. With it the encoder needs half the memory, and less time. */
const shortPage = 65_536

/** Quality 11 costs about 32 ms once a publish and saves a tenth of the bytes of every visit. It takes bytes faster than a text. */
function compress(html: string): ArrayBuffer {
  const text = new TextEncoder().encode(html)
  const bytes = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      ...(text.byteLength <= shortPage && { [constants.BROTLI_PARAM_LGWIN]: 16 }),
    },
  })
  return new Uint8Array(bytes).buffer
}
