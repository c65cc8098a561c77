import * as z from 'zod'
import { contact } from '../sections/contact/content.ts'
import { customerReviews } from '../sections/customer-reviews/content.ts'
import { footer } from '../sections/footer/content.ts'
import { frequentlyAskedQuestions } from '../sections/frequently-asked-questions/content.ts'
import { gallery } from '../sections/gallery/content.ts'
import { header } from '../sections/header/content.ts'
import { imageBanner } from '../sections/image-banner/content.ts'
import { introduction } from '../sections/introduction/content.ts'
import { quoteBanner } from '../sections/quote-banner/content.ts'
import { scheduling } from '../sections/scheduling/content.ts'
import { services } from '../sections/services/content.ts'
import { team } from '../sections/team/content.ts'
import { video } from '../sections/video/content.ts'

export const sectionTypes = {
  Header: header,
  Introduction: introduction,
  Services: services,
  Gallery: gallery,
  QuoteBanner: quoteBanner,
  ImageBanner: imageBanner,
  Team: team,
  Scheduling: scheduling,
  Video: video,
  CustomerReviews: customerReviews,
  FrequentlyAskedQuestions: frequentlyAskedQuestions,
  Contact: contact,
  Footer: footer,
} as const

export type SectionType = keyof typeof sectionTypes
export const sectionTypeNames = Object.keys(sectionTypes) as [SectionType, ...SectionType[]]

const schemas = Object.values(sectionTypes).map((definition) => definition.schema) as [
  (typeof sectionTypes)[SectionType]['schema'],
  ...(typeof sectionTypes)[SectionType]['schema'][],
]

export const section = z.discriminatedUnion('type', schemas)
export type Section = { [T in SectionType]: z.infer<(typeof sectionTypes)[T]['schema']> }[SectionType]
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>
