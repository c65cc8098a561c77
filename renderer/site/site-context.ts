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

/** Plain data of the page for all sections. Typing in a section doesn't change it: every change redraws all sections that read it. */
export type Site = {
  theme: Theme
  style: PresetStyle
  language: string
  formLanguage: FormLanguage
  /** Unordered sections of the page: links to any other have no target. */
  sections: readonly { id: string; type: SectionType }[]
  /** Whether the introduction shows every price. */
  introducesPrices: boolean
}

/** Unique photographers of a photo service, or of photos without a service. */
export type PhotoCredit = {
  service: PhotoServiceName | null
  photographers: readonly { name: string; url: string }[]
}

/** Data of a few sections. May change with other sections and with the settings. */
export type Imprint = {
  businessName: string
  companyName: string
  /** Trade and place as shown in the introduction; blank without one. */
  trade: string
  /** Whether the logo is the page's first heading, because the page does not begin with an introduction that gives one. */
  logoIsTitle: boolean
  /** Which shapes the introduction holds. */
  introductionShapes: 'Tiles' | 'Few' | 'None'
  /** Photo credits by service. */
  credits: readonly PhotoCredit[]
  /** Which pages about the law the website has. */
  legal: { privacy: boolean; terms: boolean }
}

/**
 * The facts of the business that sections show. Apart from `Site`, so that only the sections that show facts are drawn again while
 * someone types in the form of the business.
 */
export type ShownFacts = {
  business: Pick<Business, (typeof shownParts)[number]> & { galleryPhotos?: number }
  /** How to reach the business, as header and footer show it. */
  contact: ContactFacts
  /** The stored map, of whatever view. */
  map: DrawnPictures['map']
}

/**
 * The parts of a business that views draw, and the owner's sentences, which decide whether a lowest price is true. The others only go into
 * the texts that the composer or a model writes.
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

/** Photos that sections show for the ones that hold them. */
export const PhotoPlacesContext = createContext<PhotoPlaces>(noPlaces)

/** Whether the section is first on the page, where pictures load at once. */
export const TopOfPageContext = createContext(false)

export const useSite = () => present(useContext(SiteContext))
export const useImprint = () => present(useContext(ImprintContext))
export const useFacts = () => present(useContext(FactsContext))
export const usePhotoPlaces = () => useContext(PhotoPlacesContext)
export const useTopOfPage = () => useContext(TopOfPageContext)

/** How the website's style builds a section type up. */
export function useLayout<T extends keyof Layout>(type: T): Layout[T] {
  return presets[useSite().style].layout[type]
}

/** The style's layout for every section type. */
export const useLayouts = (): Layout => presets[useSite().style].layout

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A site element outside a SiteView')
  return value
}
