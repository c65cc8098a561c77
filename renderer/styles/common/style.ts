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

/** The trusted default: large type from the left, sections of another tone as panels set into the page, cards without lines or shadows. */
export const common: SiteStyle = {
  scale: {
    s0: [1, 1.0938],
    s1: [1.125, 1.3125],
    s2: [1.375, 1.8125],
    s3: [1.95, 3.25],
    s4: [2.15, 3.875],
    s5: [2.625, 5.375],
    space: [4, 7.5],
    gap: [1.25, 2],
    gutter: [1.25, 4],
    wide: 77,
    tracking: { sans: -0.03, serif: -0.014 },
  },
  layout: {
    Introduction: {
      photograph: 'FullPicture',
      frame: 'Landscape',
      loose: true,
      sizes: '(min-width:62rem) min(44rem,52vw),92vw',
    },
    Services: {
      prefers: ['Cards', 'Tabs'],
      columns: columnsFor,
      button: 'text',
      sizes: (columns) => `(min-width:62rem) ${Math.round(72 / columns)}rem,(min-width:40rem) 46vw,92vw`,
      loose: (columns) => columns === 1,
    },
    Gallery: { sizes: '(min-width:40rem) 36rem,92vw', stripSizes: '(min-width:40rem) 28rem,82vw' },
    QuoteBanner: 'TwoColumns',
    ImageBanner: { frame: 'Landscape', sizes: '(min-width:48rem) min(42rem,50vw),92vw' },
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
