import { limits } from '../../../renderer/document/limits.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { AppError } from '../../contract/errors.ts'

/**
 * What is stored of a document: itself as JSON under the draft's own id, and beside it what lists need. Throws
 * invalid_request when it holds more pictures than a website may.
 */
export function documentColumns(websiteSettings: WebsiteSettings, draftId: string) {
  const images = countImages(websiteSettings.sections)
  if (images > limits.imagesPerWebsite) {
    const message = `at most ${limits.imagesPerWebsite} images per website`
    throw new AppError('invalid_request', { issues: [{ path: 'websiteSettings', message }] })
  }
  return {
    version: websiteSettings.version,
    businessName: websiteSettings.businessName,
    websiteSettings: JSON.stringify({ ...websiteSettings, id: draftId }),
  }
}

/** Pictures are told by their shape, wherever in the document they are, so that a new section type needs no line here. */
function countImages(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  const self = 'provider' in node && 'urls' in node ? 1 : 0
  return Object.values(node).reduce((sum: number, child) => sum + countImages(child), self)
}
