import { type Change, documentChanges } from '../document/compare/changes.ts'
import { sameJson } from '../document/compare/same-json.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { publishedDocument } from '../published-document.ts'

/** Changes that visitors can see. Ignores hidden sections, samples, locks and origins of facts. */
export function visibleChanges(online: WebsiteSettings, draft: WebsiteSettings): Change[] {
  const [before, after] = [publishedDocument(online), publishedDocument(draft)]
  const find = ({ sections }: WebsiteSettings, id: string) => sections.find((section) => section.id === id)
  const changes = documentChanges({ ...online, business: before.business }, { ...draft, business: after.business })
  return changes.filter(({ sectionId, kind }) => {
    if (sectionId === undefined) return true
    if (kind === 'locked' || kind === 'unlocked') return false
    const [was, willBe] = [find(before, sectionId), find(after, sectionId)]
    return kind === 'moved' ? was !== undefined && willBe !== undefined : !sameJson(was, willBe)
  })
}
