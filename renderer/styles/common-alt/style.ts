import { fourInARow } from '../columns.ts'
import type { SiteStyle } from '../site-style.ts'
import { commonAltContact } from './contact.ts'
import { commonAltCustomerReviews } from './customer-reviews.ts'
import { commonAltFooter } from './footer.ts'
import { commonAltFrequentlyAskedQuestions } from './frequently-asked-questions.ts'
import { commonAltGallery } from './gallery.ts'
import { commonAltHeader } from './header.ts'
import { commonAltImageBanner } from './image-banner.ts'
import { commonAltIntroduction } from './introduction.ts'
import { commonAltForm, commonAltLaw, commonAltNothing } from './other-pages.ts'
import { commonAltPage } from './page.ts'
import { commonAltQuoteBanner } from './quote-banner.ts'
import { commonAltScheduling } from './scheduling.ts'
import { commonAltServices } from './services.ts'
import { commonAltTeam } from './team.ts'
import { commonAltVideo } from './video.ts'

/** The calm alternative: a split opening, all from the left, hairlines in place of cards, pictures and text side by side. */
export const commonAlt: SiteStyle = {
  scale: {
    s0: [1, 1.0625],
    s1: [1.0938, 1.25],
    s2: [1.25, 1.625],
    s3: [1.6875, 2.6875],
    s4: [1.9375, 3.5],
    s5: [2.25, 4.75],
    space: [4, 8],
    gap: [1.25, 2],
    gutter: [1.25, 4],
    wide: 80,
    tracking: { sans: -0.028, serif: -0.015 },
  },
  layout: {
    Introduction: { picture: 'Beside', frame: 'Square', loose: true, sizes: '(min-width:62rem) 50vw,100vw' },
    Services: {
      columns: (count) => (count > 4 ? 2 : 1),
      button: 'text',
      sizes: () => '(min-width:80rem) 38rem,(min-width:48rem) 46vw,92vw',
    },
    Gallery: { sizes: '(min-width:48rem) 48rem,92vw', stripSizes: '(min-width:42rem) 34rem,82vw', looseGrid: true },
    Team: { columns: fourInARow, sizes: () => '12rem' },
    CustomerReviews: { columns: () => 1 },
    FrequentlyAskedQuestions: { button: 'text' },
    Scheduling: { frame: 'Square', loose: true },
    Contact: { frame: 'Square', loose: true },
  },
  page: commonAltPage,
  sections: {
    Header: commonAltHeader,
    Introduction: commonAltIntroduction,
    Services: commonAltServices,
    Gallery: commonAltGallery,
    QuoteBanner: commonAltQuoteBanner,
    ImageBanner: commonAltImageBanner,
    Team: commonAltTeam,
    Scheduling: commonAltScheduling,
    Video: commonAltVideo,
    CustomerReviews: commonAltCustomerReviews,
    FrequentlyAskedQuestions: commonAltFrequentlyAskedQuestions,
    Contact: commonAltContact,
    Footer: commonAltFooter,
  },
  otherPages: { nothing: commonAltNothing, law: commonAltLaw, form: commonAltForm },
}
