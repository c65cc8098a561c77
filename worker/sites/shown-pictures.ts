import { mediaRoot } from '../../renderer/document/media.ts'
import { readReleasePage } from '../storage/release-store/read-page.ts'
import { decompressed } from './held-page.ts'
import type { HeldPage } from './page-memory.ts'
import { findManifest, findReleaseFile, type Place } from './release-file.ts'

const address = new RegExp(`${mediaRoot}([0-9a-f]{64})/`, 'g')
const hasPictures = /^(?:text\/html|application\/manifest\+json)/

type Hashes = ReadonlySet<string>
const none: Hashes = new Set()

/** By release, whose files never change: what its index page shows, and what its other files show. */
const ofIndex = new Map<string, Hashes>()
const ofFiles = new Map<string, Hashes>()
const releasesAtMost = 200

/**
 * Whether a website shows a picture, so that its host serves no other. The page, which this isolate mostly has in memory, mentions its
 * pictures: that takes no read and works for releases of any age. Pages that were replaced within the hour count too.
 */
export async function showsPicture(place: Place, hash: string): Promise<boolean> {
  const { page } = place
  const index = ofIndex.get(page.releaseId) ?? keep(ofIndex, page.releaseId, await hashesInPage(page))
  if (index.has(hash)) return true
  if ((await hashesInFiles(place)).has(hash)) return true
  for (const [releaseId, until] of page.before) {
    if (Date.now() < until && (await hashesIn(releaseId, place)).has(hash)) return true
  }
  return false
}

const hashesInPage = async (page: Pick<HeldPage, 'body'>) =>
  hashesInText(new TextDecoder().decode(await decompressed(page)))

const hashesInText = (text: string): Hashes => new Set(Array.from(text.matchAll(address), ([, hash]) => hash as string))

/** Pages beside the index may show a logo that the index does not, and the manifest names the icon. */
async function hashesInFiles(place: Place): Promise<Hashes> {
  const { releaseId } = place.page
  const known = ofFiles.get(releaseId)
  if (known) return known
  const manifest = await findManifest(place)
  if (!manifest) return none
  const paths = Object.keys(manifest.keys).filter((path) => hasPictures.test(manifest.contentTypes[path] ?? ''))
  const texts = await Promise.all(paths.map((path) => textOf(place, path)))
  const found = hashesInText([manifest.icon, ...texts].join('\n'))
  return texts.includes(undefined) ? found : keep(ofFiles, releaseId, found)
}

/** Undefined while the file has not arrived here. */
async function textOf(place: Place, path: string): Promise<string | undefined> {
  const body = await (await findReleaseFile(place, path))?.read()
  return body ? new Response(body).text() : undefined
}

/** Of the index page of a release that is not live any more. */
async function hashesIn(releaseId: string, { env }: Place): Promise<Hashes> {
  const known = ofIndex.get(releaseId)
  if (known) return known
  const page = await readReleasePage(env, releaseId)
  return page ? keep(ofIndex, releaseId, await hashesInPage(page)) : none
}

function keep(kept: Map<string, Hashes>, releaseId: string, hashes: Hashes): Hashes {
  if (kept.size >= releasesAtMost) kept.delete(kept.keys().next().value ?? '')
  kept.set(releaseId, hashes)
  return hashes
}
