import type { PresetStyle } from '../../../renderer/document/enumerations.ts'
import { contentHash } from '../../../renderer/page/art-files.ts'
import type { RenderedSite } from '../../../renderer/render-site.ts'
import { findSampleBusiness, sampleWebsite } from '../../../templates/samples/sample-website.ts'
import { samplePath } from '../../contract/sample-paths.ts'

export type SampleFile = {
  body: string
  contentType: string
  /** The page's own; a drawing has none. */
  headers?: Record<string, string>
  etag: string
}

type Files = ReadonlyMap<string, SampleFile>

/** Whoever looks at one sample asks for its drawings next. */
const keptAtMost = 24
const kept = new Map<string, Files>()

/**
 * A file of a sample website, rendered as publishing renders it: its page at '', its drawings at 'art/…'. Undefined for every
 * other path, and for an industry without a sample.
 */
export async function findSampleFile(
  style: PresetStyle,
  industry: string,
  { file, origin }: { file: string; origin: string },
): Promise<SampleFile | undefined> {
  const business = findSampleBusiness(industry)
  if (!business) return undefined
  const address = origin + samplePath(style, industry)
  let files = kept.get(address)
  if (!files) {
    const { renderSite } = await import('../../../renderer/render-site.ts')
    files = filesOf(
      await renderSite(sampleWebsite(style, business), { origin: address, home: samplePath(style, industry) }),
    )
    const oldest = kept.size >= keptAtMost ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(address, files)
  }
  return files.get(file)
}

function filesOf({ files, headers }: RenderedSite): Files {
  const drawings = Object.entries(files).filter(([path]) => path.startsWith('art/'))
  const page = files['index.html']?.body ?? ''
  return new Map<string, SampleFile>([
    ['', { body: page, contentType: 'text/html; charset=utf-8', headers: framed(headers), etag: etagOf(page) }],
    ...drawings.map(([path, file]) => [path, { ...file, etag: etagOf(path) }] as const),
  ])
}

/** The product's own pages show samples in frames. */
function framed(headers: Record<string, string>): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? ''
  return {
    ...headers,
    'Content-Security-Policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'X-Robots-Tag': 'noindex',
  }
}

const etagOf = (text: string) => `W/"${contentHash(text)}"`
