import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { Section } from '#renderer/document/section-types.ts'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { placesAtom } from './suggestions.ts'

// The editor also works without suggestions.
const Drawn = lazyComponent(() => import('./drawn-suggestions.tsx').then((file) => file.DrawnSuggestions), null, null)

export const suggestionsAfter = (section: Section) => <PageSuggestions section={section} />

const PageSuggestions = memo(function PageSuggestions({ section }: { section: Section }) {
  const place = useAtomValue(placesAtom).find(({ sectionId }) => sectionId === section.id)
  return place && <Drawn section={section} place={place} />
})
