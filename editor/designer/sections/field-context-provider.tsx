import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type PropsWithChildren, useMemo } from 'react'
import { sectionName } from '#renderer/document/section-title.ts'
import { type Section, sectionTypes } from '#renderer/document/section-types.ts'
import { theme as themeSchema } from '#renderer/document/theme.ts'
import { picturesIn } from '#renderer/elements/pictures/pictures.ts'
import { businessAtom } from '../document/business.ts'
import { documentPart } from '../document/parts.ts'
import { openFieldAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { BusinessFactsContext } from '../form/facts/business-facts.ts'
import { FieldContext } from '../form/field-context.ts'
import type { LinkTargets } from '../form/links/link-text.ts'

const plain = themeSchema.parse({})
const noTargets: LinkTargets = []
const noTags: string[] = []

// Doesn't change while someone types elsewhere, so that other fields don't rerender.
const colorsAtom = atom((get) => get(documentAtom)?.theme.colors ?? plain.colors)
const localeAtom = atom((get) => get(documentAtom)?.settings.language ?? 'en')
const targetsAtom = documentPart(({ sections }) => linkTargets(sections))
const tagsAtom = documentPart(({ sections, business }) => pictureTags(sections, business.activities))

export function FieldContextProvider({ children }: PropsWithChildren) {
  const colors = useAtomValue(colorsAtom)
  const targets = useAtomValue(targetsAtom) ?? noTargets
  const tags = useAtomValue(tagsAtom) ?? noTags
  const value = useMemo(() => ({ colors, linkTargets: targets, pictureTags: tags }), [colors, targets, tags])
  const open = useSetAtom(openFieldAtom)
  const business = useAtomValue(businessAtom)
  const locale = useAtomValue(localeAtom)
  const facts = useMemo(() => ({ business, locale, open }), [business, locale, open])
  return (
    <FieldContext value={value}>
      <BusinessFactsContext value={facts}>{children}</BusinessFactsContext>
    </FieldContext>
  )
}

const linkTargets = (sections: Section[]) =>
  sections
    .filter(({ type, hidden }) => sectionTypes[type].headerLinkAllowed && !hidden)
    .map((section) => ({
      id: section.id,
      title: sectionName(section, sections),
      hasForm: section.type === 'Contact' && section.content.showForm,
    }))

/** Keywords of the page's first picture, otherwise words from the business's activities. */
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
