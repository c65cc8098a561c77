import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import type { DraftListItem } from '../../../../worker/drafts/schema.ts'

/** What is still in the way of somebody writing by a website. */
export type FormState = 'unpublished' | 'no-form' | 'ready'

/** `document`: of the website as it is saved; undefined while it is not known, when it is taken to have a form, as new ones do. */
export function formState(
  { publishedHandle }: Pick<DraftListItem, 'publishedHandle'>,
  document: WebsiteSettings | undefined,
): FormState {
  if (document && !hasForm(document)) return 'no-form'
  return publishedHandle === null ? 'unpublished' : 'ready'
}

const hasForm = ({ sections }: WebsiteSettings) =>
  sections.some((section) => section.type === 'Contact' && !section.hidden && section.content.showForm)
