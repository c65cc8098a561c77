import { columnsFor, fourInARow } from '../columns.ts'
import type { SiteStyle } from '../site-style.ts'
import { elegantContact } from './contact.ts'
import { elegantCustomerReviews } from './customer-reviews.ts'
import { elegantFooter } from './footer.ts'
import { elegantFrequentlyAskedQuestions } from './frequently-asked-questions.ts'
import { elegantGallery } from './gallery.ts'
import { elegantHeader } from './header.ts'
import { elegantImageBanner } from './image-banner.ts'
import { elegantIntroduction } from './introduction.ts'
import { elegantPage } from './page.ts'
import { elegantQuoteBanner } from './quote-banner.ts'
import { elegantScheduling } from './scheduling.ts'
import { elegantServices } from './services.ts'
import { elegantTeam } from './team.ts'
import { elegantVideo } from './video.ts'

/** The trusted default: a picture that fills the screen, centred text, softened cards with a low shadow. */
export const elegant: SiteStyle = {
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
  page: elegantPage,
  sections: {
    Header: elegantHeader,
    Introduction: elegantIntroduction,
    Services: elegantServices,
    Gallery: elegantGallery,
    QuoteBanner: elegantQuoteBanner,
    ImageBanner: elegantImageBanner,
    Team: elegantTeam,
    Scheduling: elegantScheduling,
    Video: elegantVideo,
    CustomerReviews: elegantCustomerReviews,
    FrequentlyAskedQuestions: elegantFrequentlyAskedQuestions,
    Contact: elegantContact,
    Footer: elegantFooter,
  },
}
