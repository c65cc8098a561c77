import { atom } from 'jotai'
import type { Business } from '#renderer/document/business.ts'
import type { SectionType } from '#renderer/document/section-types.ts'
import { businessFromAnswers, composeWebsite } from '#templates/compose/compose.ts'
import { minGalleryPictures } from '#templates/compose/place-pictures.ts'
import { defaultSections } from '#templates/compose/section-order.ts'
import { factsAtom } from '../facts/read-facts.ts'
import { photosAtom } from '../photos/photo-state.ts'
import { businessAtom } from '../wizard-state.ts'

/** As JSON: a string compares by value, so that another font changes nothing here. */
const typedAtom = atom((get) => JSON.stringify(get(businessAtom)))

const unreadAtom = atom((get) => businessFromAnswers(JSON.parse(get(typedAtom))))

/** What the preview is composed from: the facts of the server's last answer, before the first one the owner's words. */
export const composedBusinessAtom = atom((get): Business => get(factsAtom)?.business ?? get(unreadAtom))

/** BCP 47, as the server has detected it. */
export const composedLanguageAtom = atom((get) => get(factsAtom)?.language ?? 'en')

/** Opening and palette of the last website of the trade in the town. */
export const neighborAtom = atom((get) => get(factsAtom)?.neighbor ?? undefined)

export const recentPalettesAtom = atom((get) => get(factsAtom)?.recentPalettes ?? [])

/** Sections that are not on every page, and that these facts ask for. */
export const recommendedSectionsAtom = atom((get): readonly SectionType[] => {
  const ofPhotos: SectionType[] = get(photosAtom).length > minGalleryPictures ? ['Gallery'] : []
  const facts = get(factsAtom)
  if (!facts) return ofPhotos
  const { businessName } = get(businessAtom)
  const document = composeWebsite({
    ...{ id: 'preview', businessName, business: facts.business, language: facts.language },
    ...{ fontPair: '', palette: '', sections: null },
  })
  const asked = new Set([...document.sections.map(({ type }) => type), ...ofPhotos])
  return [...asked].filter((type) => !defaultSections.includes(type))
})
