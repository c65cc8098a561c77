import { columnsFor, fourInARow } from '../columns.ts'
import type { SiteStyle } from '../site-style.ts'
import { commonAltContact } from './contact.ts'
import { commonAltCustomerReviews } from './customer-reviews.ts'
import { commonAltFooter } from './footer.ts'
import { commonAltFrequentlyAskedQuestions } from './frequently-asked-questions.ts'
import { commonAltGallery } from './gallery.ts'
import { commonAltHeader } from './header.ts'
import { commonAltImageBanner } from './image-banner.ts'
import { commonAltIntroduction } from './introduction.ts'
import { commonAltPage } from './page.ts'
import { commonAltQuoteBanner } from './quote-banner.ts'
import { commonAltScheduling } from './scheduling.ts'
import { commonAltServices } from './services.ts'
import { commonAltTeam } from './team.ts'
import { commonAltVideo } from './video.ts'

/** The trusted default: a picture that fills the screen, centred text, softened cards with a low shadow. */
export const commonAlt: SiteStyle = {
  scale: {
    s0: [1, 1.0938],
    s1: [1.125, 1.3125],
    s2: [1.3, 1.6875],
    s3: [1.75, 2.75],
    s4: [2, 3.5],
    s5: [2.375, 4.75],
    space: [4, 7.75],
    gap: [1.25, 2],
    gutter: [1.25, 4],
    wide: 75,
    tracking: { sans: -0.022, serif: -0.012 },
  },
  layout: {
    Introduction: { picture: 'Behind', frame: 'Wide' },
    Services: {
      columns: columnsFor,
      button: 'text',
      sizes: (columns) => `(min-width:62rem) ${Math.round(72 / columns)}rem,(min-width:40rem) 46vw,92vw`,
    },
    Gallery: { sizes: '(min-width:40rem) 36rem,92vw' },
    Team: {
      columns: fourInARow,
      sizes: (columns) => `(min-width:62rem) ${Math.round(72 / Math.max(columns, 2))}rem,(min-width:40rem) 46vw,92vw`,
    },
    CustomerReviews: { columns: columnsFor },
    FrequentlyAskedQuestions: { button: 'text' },
    Scheduling: { frame: 'Landscape' },
    Contact: { frame: 'Landscape' },
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
}
