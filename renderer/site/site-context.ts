import { createContext, useContext } from 'react'
import type { Business } from '../document/business.ts'
import type { PresetStyle } from '../document/enumerations.ts'
import type { SectionType } from '../document/section-types.ts'
import type { DrawnPictures } from '../document/settings.ts'
import type { Theme } from '../document/theme.ts'
import type { FormLanguage } from '../document/values/languages.ts'
import type { PhotoServiceName } from '../document/values/photo-services.ts'
import type { ContactFacts } from '../facts/contact-facts.ts'
import { noPlaces, type PhotoPlaces } from '../sections/photo-places.ts'
import { presets } from '../styles/registry.ts'
import type { Layout } from '../styles/site-style.ts'

/**
 * Page data for all sections. Typing in a section doesn't change it, since every change redraws all sections that read
 * it.
 */
export type Site = {
  theme: Theme
  style: PresetStyle
  language: string
  formLanguage: FormLanguage
  /** The page's sections in no particular order. Links to other sections have no target. */
  sections: readonly { id: string; type: SectionType }[]
  introducesPrices: boolean
}

export type PhotoCredit = {
  service: PhotoServiceName | null
  photographers: readonly { name: string; url: string }[]
}

/** Data for a few sections. May change with other sections and with the settings. */
export type Imprint = {
  businessName: string
  companyName: string
  /** Trade and place as in the introduction; blank without one. */
  trade: string
  /** Whether the logo is the page's first heading, because no introduction provides one. */
  logoIsTitle: boolean
  introductionShapes: 'Tiles' | 'Few' | 'None'
  credits: readonly PhotoCredit[]
  legal: { privacy: boolean; terms: boolean }
}

/**
 * Facts of the business in sections. Separate from `Site`, so that typing in the business form only redraws sections
 * with facts.
 */
export type ShownFacts = {
  business: Pick<Business, (typeof shownParts)[number]> & { galleryPhotos?: number }
  contact: ContactFacts
  /** The stored map of any view. */
  map: DrawnPictures['map']
}

/**
 * Parts of a business that views use, and the owner's sentences, which can contradict a lowest price. Other parts only
 * affect generated texts.
 */
export const shownParts = [
  'trade',
  'location',
  'place',
  'people',
  'since',
  'people',
  'credentials',
  'services',
  'rate',
  'areas',
  'address',
  'hours',
  'phones',
  'emails',
  'languages',
  'terms',
  'audience',
  'sentences',
] as const satisfies (keyof Business)[]

export const SiteContext = createContext<Site | undefined>(undefined)
export const ImprintContext = createContext<Imprint | undefined>(undefined)
export const FactsContext = createContext<ShownFacts | undefined>(undefined)

export const PhotoPlacesContext = createContext<PhotoPlaces>(noPlaces)

/** Whether the section is first on the page, where pictures load eagerly. */
export const TopOfPageContext = createContext(false)

export const useSite = () => present(useContext(SiteContext))
export const useImprint = () => present(useContext(ImprintContext))
export const useFacts = () => present(useContext(FactsContext))
export const usePhotoPlaces = () => useContext(PhotoPlacesContext)
export const useTopOfPage = () => useContext(TopOfPageContext)

/** The style's layout options for a section type. */
export function useLayout<T extends keyof Layout>(type: T): Layout[T] {
  return presets[useSite().style].layout[type]
}

export const useLayouts = (): Layout => presets[useSite().style].layout

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A site element outside a SiteView')
  return value
}
