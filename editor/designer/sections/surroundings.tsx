import { useAtomValue, useSetAtom } from 'jotai'
import { type PropsWithChildren, useMemo } from 'react'
import { business as businessSchema } from '../../../renderer/document/business.ts'
import { sectionTitle } from '../../../renderer/document/section-title.ts'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import { theme as themeSchema } from '../../../renderer/document/theme.ts'
import { picturesIn } from '../../../renderer/elements/pictures.ts'
import { BusinessFactsContext } from '../../fields/facts/business-facts.ts'
import { SurroundingsContext } from '../../fields/surroundings.ts'
import { openFieldAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'

const noSections: Section[] = []
const plain = themeSchema.parse({})
const noBusiness = businessSchema.parse({})

/** Tells the fields below what they must know of the open website. */
export function Surroundings({ children }: PropsWithChildren) {
  const document = useAtomValue(documentAtom)
  const sections = document?.sections ?? noSections
  const colors = (document?.theme ?? plain).colors
  const activities = document?.business.activities ?? ''
  // As text, so that typing in a section does not render every other field again.
  const targets = JSON.stringify(linkTargets(sections))
  const tags = JSON.stringify(pictureTags(sections, activities))
  const value = useMemo(
    () => ({ colors, linkTargets: JSON.parse(targets), pictureTags: JSON.parse(tags) }),
    [colors, targets, tags],
  )
  const open = useSetAtom(openFieldAtom)
  const business = document?.business ?? noBusiness
  const locale = document?.settings.language ?? 'en'
  const facts = useMemo(() => ({ business, locale, open }), [business, locale, open])
  return (
    <SurroundingsContext value={value}>
      <BusinessFactsContext value={facts}>{children}</BusinessFactsContext>
    </SurroundingsContext>
  )
}

const linkTargets = (sections: Section[]) =>
  sections
    .filter(({ type, hidden }) => sectionTypes[type].headerLinkAllowed && !hidden)
    .map((section) => ({ id: section.id, title: sectionTitle(section, sections) }))

/** The keywords of the first picture on the page, else the first words on what the business does. */
function pictureTags(sections: Section[], activities: string): string[] {
  const pictured = picturesIn(sections).find(({ tags }) => tags.length > 0)
  if (pictured) return pictured.tags
  return (
    activities
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.slice(0, 4) ?? []
  )
}
