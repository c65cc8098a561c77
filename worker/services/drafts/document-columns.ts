import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'

/**
 * What is stored of a document: itself as JSON under the draft's own id, and beside it what lists need. Pictures are not counted
 * here: the library's limit holds where a picture enters it, and a document may show drawings and the same picture several times.
 */
export const documentColumns = (websiteSettings: WebsiteSettings, draftId: string) => ({
  version: websiteSettings.version,
  businessName: websiteSettings.businessName,
  websiteSettings: JSON.stringify({ ...websiteSettings, id: draftId }),
})
