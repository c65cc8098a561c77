import type { Check, CheckedSite } from '#editor/designer/publish/checklist/finding.ts'
import { business } from '#renderer/document/business.ts'
import type { SectionType } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { withContent } from '../../../../renderer/changed-site.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'

export const checkedSite = (draft: WebsiteSettings): CheckedSite => ({ draft, published: publishedDocument(draft) })

/** A check's findings as '<path>: <sentence>'. */
export const found = (check: Check, draft: WebsiteSettings): string[] =>
  check(checkedSite(draft)).map(({ path, sentence }) => `${path}: ${sentence}`)

/** A website with every section type and priced services, without samples. */
export const finishedSite: WebsiteSettings = {
  ...publishedDocument(fullSite),
  business: business.parse({
    ...fullSite.business,
    services: [{ id: 'kitchen', name: 'Kitchens', price: { amount: 12_000, currency: 'USD', from: true } }],
  }),
}

/** The finished website with changed content in its section of this type. */
export const finishedWith = (type: SectionType, change: object): WebsiteSettings => ({
  ...finishedSite,
  sections: finishedSite.sections.map((section) =>
    section.type === type
      ? (withContent(type, change).sections.find(({ id }) => id === section.id) ?? section)
      : section,
  ),
})
