import { fourInARow } from '../columns.ts'
import type { SiteStyle } from '../site-style.ts'
import { commonAltForm, commonAltLaw, commonAltNothing } from './other-pages.ts'
import { commonAltPage } from './page.ts'
import {
  commonAltContact,
  commonAltCustomerReviews,
  commonAltFooter,
  commonAltFrequentlyAskedQuestions,
  commonAltGallery,
  commonAltHeader,
  commonAltImageBanner,
  commonAltIntroduction,
  commonAltQuoteBanner,
  commonAltScheduling,
  commonAltServices,
  commonAltTeam,
  commonAltVideo,
} from './sections.ts'

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
    tracking: -0.036,
  },
  layout: {
    Introduction: {
      openings: [],
      icons: true,
      photograph: 'Split',
      frame: 'Square',
      loose: true,
      sizes: '(min-width:62rem) 50vw,100vw',
    },
    Services: {
      marks: true,
      prefers: ['Split', 'List'],
      columns: (count) => (count > 4 ? 2 : 1),
      button: 'text',
      icons: true,
      sizes: () => '(min-width:80rem) 38rem,(min-width:48rem) 46vw,92vw',
    },
    Gallery: { sizes: '(min-width:48rem) 48rem,92vw', stripSizes: '(min-width:42rem) 34rem,82vw', looseGrid: true },
    QuoteBanner: 'Statement',
    ImageBanner: { frame: 'Landscape', sizes: '(min-width:48rem) min(46rem,56vw),92vw' },
    Team: { columns: fourInARow, many: 'List', sizes: () => '12rem' },
    CustomerReviews: { columns: (count) => (count === 1 ? 1 : 2), many: 'List' },
    FrequentlyAskedQuestions: { button: 'text' },
    Scheduling: { frame: 'Square', loose: true },
    Contact: { frame: 'Square', loose: true, areas: 'Map', hours: 'Week' },
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
