import { sectionTitle } from '../../../../renderer/document/section-title.ts'
import { checkNeeded } from './check-needed.ts'
import { checkSamples } from './check-samples.ts'
import type { Check } from './finding.ts'

/** Sections that visitors will not see since there is nothing in them, where no other check has said why. */
export const checkLeftOut: Check = (site) => {
  const { draft, published } = site
  const onPage = new Set(published.sections.map(({ id }) => id))
  const explained = new Set([...checkSamples(site), ...checkNeeded(site)].map(({ path }) => path.split('.')[0]))
  return draft.sections
    .filter(({ id, hidden }) => !hidden && !onPage.has(id) && !explained.has(id))
    .map((section) => ({
      severity: 'worth a look',
      place: sectionTitle(section, draft.sections),
      sentence: 'It’s empty, so it won’t appear on your page.',
      path: section.id,
    }))
}
