import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'

/**
 * The columns of a stored document: its JSON under the draft's own id, and what lists need. Pictures are not counted here: the
 * library's limit applies where a picture enters it, and a document may repeat a picture or show drawings.
 */
export const documentColumns = (websiteSettings: WebsiteSettings, draftId: string) => ({
  version: websiteSettings.version,
  businessName: websiteSettings.businessName,
  websiteSettings: JSON.stringify({ ...websiteSettings, id: draftId }),
})
