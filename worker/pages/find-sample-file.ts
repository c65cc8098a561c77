import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import { contentHash } from '../../renderer/page/files/art-files.ts'
import type { SiteFile } from '../../renderer/render-site.ts'
import { findSampleBusiness, sampleWebsite } from '../../templates/samples.ts'
import { isPage, renderBelowPath } from './page-below-a-path.ts'
import { samplePath } from './sample-paths.ts'

export type SampleFile = SiteFile & {
  /** A page's headers; a drawing has none. */
  headers?: Record<string, string>
  etag: string
}

/**
 * A file of a sample website, rendered as publishing renders it: its pages, and its drawings at 'art/…'. Undefined for other paths, and for
 * a trade without a sample.
 */
export async function findSampleFile(
  style: PresetStyle,
  trade: string,
  { file: path, origin }: { file: string; origin: string },
): Promise<SampleFile | undefined> {
  const business = findSampleBusiness(trade)
  if (!business) return undefined
  const home = samplePath(style, trade)
  const { files, headers } = await renderBelowPath({ key: origin + home, origin, home }, () => ({
    document: sampleWebsite(style, business),
  }))
  const file = files.get(path)
  if (!file) return undefined
  // A drawing's path contains a hash of its content.
  return isPage(file)
    ? { ...file, headers: { ...headers, 'X-Robots-Tag': 'noindex' }, etag: etagOf(file.body) }
    : { ...file, etag: etagOf(path) }
}

const etagOf = (text: string) => `W/"${contentHash(text)}"`
