import { openingsOf } from '../../facts/openings/score-openings.ts'
import { columnsFor, fourInARow } from '../columns.ts'
import type { SiteStyle } from '../site-style.ts'
import { commonContact } from './contact.ts'
import { commonFooter, commonHeader } from './header-and-footer.ts'
import { commonIntroduction } from './introduction.ts'
import { commonForm, commonLegal, commonShortPage } from './other-pages.ts'
import { commonPage } from './page.ts'
import { commonGallery, commonImageBanner, commonTeam, commonVideo } from './pictures.ts'
import { commonServices } from './services.ts'
import { commonCustomerReviews, commonFrequentlyAskedQuestions, commonQuoteBanner, commonScheduling } from './words.ts'

/** A painted sign: one loud background, one full-width fact, prices as large as names, bands of the second color. */
export const common: SiteStyle = {
  scale: {
    s0: [1.0625, 1.125],
    s1: [1.1875, 1.5],
    s2: [1.5, 2],
    s3: [1.9, 2.5],
    s4: [2.5, 4.75],
    s5: [3.5, 7.1],
    space: [3.5, 6.5],
    gap: [1.25, 2],
    gutter: [1, 3],
    wide: 96,
    tracking: -0.02,
  },
  layout: {
    Introduction: {
      openings: openingsOf('Common'),
      strip: 'Accent',
      frame: 'Landscape',
      sizes: '100vw',
    },
    Services: {
      isSign: true,
      prefers: ['List', 'Tabs'],
      columns: columnsFor,
      button: 'text',
      sizes: (columns) => `(min-width:62rem) ${Math.round(84 / columns)}rem,(min-width:40rem) 46vw,92vw`,
      loose: (columns) => columns === 1,
    },
    Gallery: { sizes: '(min-width:40rem) 50vw,100vw', stripSizes: '(min-width:40rem) 28rem,82vw' },
    QuoteBanner: 'Statement',
    ImageBanner: { frame: 'Landscape', sizes: '(min-width:48rem) 50vw,100vw' },
    Team: {
      columns: fourInARow,
      many: 'Portraits',
      sizes: (columns) => `(min-width:62rem) ${Math.round(84 / Math.max(columns, 2))}rem,(min-width:40rem) 46vw,92vw`,
    },
    CustomerReviews: { columns: columnsFor, many: 'Cards' },
    FrequentlyAskedQuestions: { button: 'text' },
    Scheduling: { frame: 'Landscape', loose: true },
    Contact: { frame: 'Landscape', isLarge: true, isFitted: true, areaTone: 'Accent', reachTone: 'Bold' },
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
  otherPages: { short: commonShortPage, legal: commonLegal, form: commonForm },
}
