import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import type { SiteFile } from '../../renderer/render-site.ts'
import { findSampleBusiness } from '../../templates/samples.ts'
import type { Composing } from '../creation/compose.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import { isPage, renderBelowPath } from './page-below-a-path.ts'
import { samplePath } from './sample-paths.ts'
import { sampleWebsite } from './sample-website.ts'

export type SampleFile = SiteFile & {
  /** Set for pages only. */
  headers?: Record<string, string>
  etag: string
}

/**
 * A file of a sample website, rendered as publishing renders it: its pages and its icon. Undefined for other paths, and for a trade without a
 * sample.
 */
export async function findSampleFile(
  ctx: Composing,
  style: PresetStyle,
  trade: string,
  { file: path, origin }: { file: string; origin: string },
): Promise<SampleFile | undefined> {
  const business = findSampleBusiness(trade)
  if (!business) return undefined
  const home = samplePath(style, trade)
  const { files, headers } = await renderBelowPath({ key: origin + home, origin, home }, async () => ({
    document: await sampleWebsite(ctx, style, business),
  }))
  const file = files.get(path)
  if (!file) return undefined
  const etag = `W/"${(await hashOf(file.body)).slice(0, 16)}"`
  return isPage(file) ? { ...file, headers: { ...headers, 'X-Robots-Tag': 'noindex' }, etag } : { ...file, etag }
}
