import { columnsFor, fourInARow } from '../columns.ts'
import type { SiteStyle } from '../site-style.ts'
import { commonForm, commonLaw, commonNothing } from './other-pages.ts'
import { commonPage } from './page.ts'
import {
  commonContact,
  commonCustomerReviews,
  commonFooter,
  commonFrequentlyAskedQuestions,
  commonGallery,
  commonHeader,
  commonImageBanner,
  commonIntroduction,
  commonQuoteBanner,
  commonScheduling,
  commonServices,
  commonTeam,
  commonVideo,
} from './sections.ts'

/** The trusted default: a picture that fills the screen, centred text, softened cards with a low shadow. */
export const common: SiteStyle = {
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
    Introduction: { picture: 'Behind', frame: 'Wide', sizes: '100vw' },
    Services: {
      prefers: ['Cards', 'Tabs'],
      columns: columnsFor,
      button: 'text',
      sizes: (columns) => `(min-width:62rem) ${Math.round(72 / columns)}rem,(min-width:40rem) 46vw,92vw`,
      loose: (columns) => columns === 1,
    },
    Gallery: { sizes: '(min-width:40rem) 36rem,92vw', stripSizes: '(min-width:40rem) 28rem,82vw' },
    Team: {
      columns: fourInARow,
      many: 'Portraits',
      sizes: (columns) => `(min-width:62rem) ${Math.round(72 / Math.max(columns, 2))}rem,(min-width:40rem) 46vw,92vw`,
    },
    CustomerReviews: { columns: columnsFor, many: 'Cards' },
    FrequentlyAskedQuestions: { button: 'text' },
    Scheduling: { frame: 'Landscape', loose: true },
    Contact: { frame: 'Landscape' },
  },
  page: commonPage,
  sections: {
    Header: commonHeader,
    Introduction: commonIntroduction,
    Services: commonServices,
    Gallery: commonGallery,
    QuoteBanner: commonQuoteBanner,
    ImageBanner: commonImageBanner,
    Team: commonTeam,
    Scheduling: commonScheduling,
    Video: commonVideo,
    CustomerReviews: commonCustomerReviews,
    FrequentlyAskedQuestions: commonFrequentlyAskedQuestions,
    Contact: commonContact,
    Footer: commonFooter,
  },
  otherPages: { nothing: commonNothing, law: commonLaw, form: commonForm },
}
