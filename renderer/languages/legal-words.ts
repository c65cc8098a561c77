import type { LanguageTag } from '../document/values/languages.ts'

export type VideoService = 'YouTube' | 'Vimeo'

/**
 * What the pages about the law say in one language. Where a fact is needed there is a function of it; which of the paragraphs stand on
 * a page is decided elsewhere, by what the website does. Texts end with a full stop, and names in a list come joined.
 */
export type LegalTexts = {
  contents: string
  asOf: (date: string) => string
  /** Before a number and an address, with what stands between. */
  phone: string
  email: string
  privacy: PrivacyWords
  terms: TermsWords
}

export type PrivacyWords = {
  title: string
  opening: (name: string) => string
  /** `who` stands before the owner's name and address. */
  controller: { heading: string; who: string }
  hosting: { heading: string; requests: string; processor: (product: string) => string; basis: string }
  storage: {
    heading: string
    /** With neither a notice nor a measurement. */
    none: string
    /** With a notice alone. */
    notice: string
    /** With a measurement that waits for a yes. */
    asked: string
    /** With a measurement that begins at once. */
    unasked: string
  }
  analytics: {
    heading: string
    asked: (id: string) => string
    unasked: (id: string) => string
    what: string
    /** How to take a yes back. */
    withdraw: string
    /** What can be done against a measurement that nobody was asked about. */
    object: string
    /** Before the address of Google's own privacy policy. */
    more: string
  }
  video: {
    heading: string
    onClick: (service: VideoService) => string
    provider: Record<VideoService, string>
    basis: string
    /** Before the address of the service's own privacy policy. */
    more: (service: VideoService) => string
  }
  assets: {
    heading: string
    /** Where fonts and pictures all lie on the website's own host. */
    own: string
    /** Where some pictures do not. */
    fonts: string
    pictures: (sources: string) => string
  }
  contact: { heading: string; use: string; basis: string }
  form: { heading: string; sent: (product: string) => string; photos: string; spam: string; basis: string }
  numbers: {
    heading: string
    what: (product: string) => string
    /** How visitors are told apart for a day, and that nobody can be later. */
    apart: string
    basis: string
  }
  booking: { heading: string; at: (hosts: string) => string }
  links: { heading: string; others: string; profiles: (networks: string) => string; map: string }
  retention: { heading: string; until: string }
  rights: {
    heading: string
    have: string
    access: string
    correction: string
    deletion: string
    restriction: string
    portability: string
    objection: string
    withdrawal: string
    ask: string
    complaint: string
    elsewhere: string
    noDuty: string
  }
  changes: { heading: string; when: string }
}

export type TermsWords = {
  title: string
  opening: (name: string) => string
  provider: { heading: string; who: string }
  services: { heading: string; noOffer: string; booking: (hosts: string) => string }
  prices: { heading: string; guidance: string }
  liability: { heading: string; care: string; limits: string }
  property: { heading: string; rights: string; photos: (names: string) => string }
  links: { heading: string; others: string }
  law: { heading: string; of: (country: string) => string; consumers: string }
  changes: { heading: string; when: string; rest: string }
}

export type LegalWords = LegalTexts & { language: LanguageTag }
