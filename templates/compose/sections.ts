import type { SectionType } from '../../renderer/document/section-types.ts'
import type { Brief } from './brief.ts'
import { contactContent } from './contact.ts'
import type { ContentInput } from './content-input.ts'
import { customerReviewsContent } from './customer-reviews.ts'
import { footerContent } from './footer.ts'
import { frequentlyAskedQuestionsContent } from './frequently-asked-questions.ts'
import { galleryContent } from './gallery.ts'
import { headerContent } from './header.ts'
import { imageBannerContent } from './image-banner.ts'
import { introductionContent } from './introduction.ts'
import { quoteBannerContent } from './quote-banner.ts'
import { schedulingContent } from './scheduling.ts'
import { servicesContent } from './services.ts'
import { teamContent } from './team.ts'
import { videoContent } from './video.ts'

/** How the content of each section type is composed. `nth` counts the sections of the type from one. */
export const contentComposers: { [T in SectionType]: (brief: Brief, nth: number) => ContentInput<T> } = {
  Header: headerContent,
  Introduction: introductionContent,
  Services: servicesContent,
  Gallery: galleryContent,
  QuoteBanner: quoteBannerContent,
  ImageBanner: imageBannerContent,
  Team: teamContent,
  Scheduling: schedulingContent,
  Video: videoContent,
  CustomerReviews: customerReviewsContent,
  FrequentlyAskedQuestions: frequentlyAskedQuestionsContent,
  Contact: contactContent,
  Footer: footerContent,
}
