import type { LanguageTag } from '../document/values/languages.ts'

export type VideoService = 'YouTube' | 'Vimeo'

/**
 * Texts of the legal pages in one language. Texts with facts are functions. What the website does determines which
 * paragraphs appear. Texts end with a period; lists of names are already joined.
 */
export type LegalTexts = {
  contents: string
  asOf: (date: string) => string
  /** Labels before a number and an address, with punctuation. */
  phone: string
  email: string
  privacy: PrivacyWords
  terms: TermsWords
}

export type PrivacyWords = {
  title: string
  opening: (name: string) => string
  /** `who` introduces the owner's name and address. */
  controller: { heading: string; who: string }
  hosting: { heading: string; requests: string; processor: (product: string) => string; basis: string }
  storage: {
    heading: string
    /** Without a cookie notice and analytics. */
    none: string
    /** With a cookie notice only. */
    notice: string
    /** With analytics after consent. */
    asked: string
    /** With analytics from the start. */
    unasked: string
  }
  analytics: {
    heading: string
    asked: (id: string) => string
    unasked: (id: string) => string
    what: string
    withdraw: string
    /** How to object to analytics without consent. */
    object: string
    /** Introduces the address of Google's privacy policy. */
    more: string
  }
  video: {
    heading: string
    onClick: (service: VideoService) => string
    provider: Record<VideoService, string>
    basis: string
    /** Introduces the address of the service's privacy policy. */
    more: (service: VideoService) => string
  }
  assets: {
    heading: string
    /** If all fonts and pictures are on the website's host. */
    own: string
    /** If some pictures are elsewhere. */
    fonts: string
    pictures: (sources: string) => string
  }
  contact: { heading: string; use: string; basis: string }
  form: {
    heading: string
    sent: (product: string) => string
    /** Where messages are stored, if the operator chose a jurisdiction. */
    stored: { eu: string; us: string }
    photos: string
    spam: string
    basis: string
  }
  numbers: {
    heading: string
    what: (product: string) => string
    /** How visits are matched to visitors within a day. */
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
