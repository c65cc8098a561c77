import type { SectionType } from '../../renderer/document/section-types.ts'
import type { Brief, ContentInput } from './brief.ts'
import { blankScheduling, contactContent, schedulingContent } from './contact.ts'
import { blankQuestions, frequentlyAskedQuestionsContent } from './frequently-asked-questions.ts'
import { footerContent, headerContent } from './header-and-footer.ts'
import {
  blankGallery,
  blankTeam,
  blankVideo,
  galleryContent,
  imageBannerContent,
  introductionContent,
  teamContent,
  videoContent,
} from './pictured-sections.ts'
import { quoteBannerContent } from './quote-banner.ts'
import { blankServices, servicesContent } from './services.ts'

type Composer<T extends SectionType> = (brief: Brief, nth: number) => ContentInput<T> | undefined

/** How the content of each section type is composed; undefined where nothing is known that it could say. `nth` counts from one. */
export const contentComposers: { [T in SectionType]: Composer<T> } = {
  Header: headerContent,
  Introduction: introductionContent,
  Services: servicesContent,
  Gallery: galleryContent,
  QuoteBanner: quoteBannerContent,
  ImageBanner: imageBannerContent,
  Team: teamContent,
  Scheduling: schedulingContent,
  Video: videoContent,
  // Only customers can say what they say.
  CustomerReviews: () => undefined,
  FrequentlyAskedQuestions: frequentlyAskedQuestionsContent,
  Contact: contactContent,
  Footer: footerContent,
}

/** What a section begins with that has nothing to say yet: its heading in the page's language, and fields to fill in. */
export const blankContents: { [T in SectionType]: (brief: Brief) => ContentInput<T> } = {
  Header: headerContent,
  Introduction: (brief) => introductionContent(brief),
  Services: blankServices,
  Gallery: blankGallery,
  QuoteBanner: () => ({}),
  ImageBanner: () => ({}),
  Team: blankTeam,
  Scheduling: blankScheduling,
  Video: blankVideo,
  CustomerReviews: ({ labels }) => ({ heading: labels?.reviews ?? '', items: [] }),
  FrequentlyAskedQuestions: blankQuestions,
  Contact: contactContent,
  Footer: footerContent,
}
