import { atom } from 'jotai'
import type { Business } from '#renderer/document/business.ts'
import type { SectionType } from '#renderer/document/section-types.ts'
import { businessFromAnswers, composeWebsite } from '#templates/compose/compose.ts'
import { minGalleryPictures } from '#templates/compose/place-pictures.ts'
import { defaultSections } from '#templates/compose/section-order.ts'
import { factsAtom } from '../facts/read-facts.ts'
import { photosAtom } from '../photos/photo-state.ts'
import { businessAtom } from '../wizard-state.ts'

/** Serialized, so atoms that depend on it compare by value. */
const typedAtom = atom((get) => JSON.stringify(get(businessAtom)))

const unreadAtom = atom((get) => businessFromAnswers(JSON.parse(get(typedAtom))))

/** The business for the preview: the facts that the server last returned, or the owner's own words before the first response. */
export const composedBusinessAtom = atom((get): Business => get(factsAtom)?.business ?? get(unreadAtom))

/** The language that the server detected, BCP 47. */
export const composedLanguageAtom = atom((get) => get(factsAtom)?.language ?? 'en')

/** Opening and palette of the newest website in the same trade and town. */
export const neighborAtom = atom((get) => get(factsAtom)?.neighbor ?? undefined)

export const recentPalettesAtom = atom((get) => get(factsAtom)?.recentPalettes ?? [])

/** Optional sections that these facts call for. */
export const recommendedSectionsAtom = atom((get): readonly SectionType[] => {
  const ofPhotos: SectionType[] = get(photosAtom).length > minGalleryPictures ? ['Gallery'] : []
  const facts = get(factsAtom)
  if (!facts) return ofPhotos
  const { businessName } = get(businessAtom)
  const document = composeWebsite({
    ...{ id: 'preview', businessName, business: facts.business, language: facts.language },
    ...{ fontPair: '', palette: '', sections: null },
  })
  const calledFor = new Set([...document.sections.map(({ type }) => type), ...ofPhotos])
  return [...calledFor].filter((type) => !defaultSections.includes(type))
})
