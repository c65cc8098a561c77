import { openingsOf } from '../../facts/openings/score-openings.ts'
import { fourInARow } from '../columns.ts'
import type { SiteStyle } from '../site-style.ts'
import { commonAltContact } from './contact.ts'
import { commonAltFooter, commonAltHeader } from './header-and-footer.ts'
import { commonAltIntroduction } from './introduction.ts'
import { commonAltForm, commonAltLegal, commonAltShortPage } from './other-pages.ts'
import { commonAltPage } from './page.ts'
import { commonAltTeam } from './people.ts'
import { commonAltGallery, commonAltImageBanner, commonAltVideo } from './pictures.ts'
import { commonAltServices } from './services.ts'
import {
  commonAltCustomerReviews,
  commonAltFrequentlyAskedQuestions,
  commonAltQuoteBanner,
  commonAltScheduling,
} from './words.ts'

/** A ledger: facts as tables in one typeface of two sizes, time as a bar, money as a large number, and one color. */
export const commonAlt: SiteStyle = {
  scale: {
    s0: [1, 1],
    s1: [1, 1],
    s2: [1.125, 1.25],
    s3: [2.7, 5.5],
    s4: [2.7, 5.5],
    s5: [2.7, 5.5],
    space: [5, 8],
    gap: [0.75, 1.5],
    gutter: [1.25, 2.5],
    wide: 85,
    tracking: -0.038,
  },
  layout: {
    Introduction: {
      openings: openingsOf('CommonAlt'),
      strip: 'Within',
      isKickerInHeader: true,
      frame: 'Landscape',
      loose: true,
      sizes: '(min-width:48rem) 66vw,100vw',
    },
    Services: {
      isTable: true,
      prefers: ['List', 'Split'],
      columns: fourInARow,
      button: 'text',
      sizes: (columns) =>
        `(min-width:62rem) ${columns === 1 ? 56 : Math.round(85 / columns)}rem,(min-width:40rem) 46vw,92vw`,
    },
    Gallery: { sizes: '(min-width:48rem) 48rem,92vw', stripSizes: '(min-width:42rem) 34rem,82vw', looseGrid: true },
    QuoteBanner: 'TwoColumns',
    hasBannerNumeral: true,
    ImageBanner: { frame: 'Landscape', sizes: '(min-width:48rem) min(46rem,56vw),92vw' },
    Team: { columns: fourInARow, many: 'List', sizes: () => '(min-width:62rem) 20rem,46vw' },
    CustomerReviews: { columns: (count) => (count === 1 ? 1 : 2), many: 'List' },
    FrequentlyAskedQuestions: { button: 'text', hasBand: true },
    Scheduling: { frame: 'Landscape', loose: true },
    Contact: {
      frame: 'Landscape',
      loose: true,
      isLarge: true,
      isFitted: true,
      isTable: true,
      picturesTone: 'Plain',
      areas: 'Map',
      hours: 'Week',
    },
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
  otherPages: { short: commonAltShortPage, legal: commonAltLegal, form: commonAltForm },
}
