import { columnsFor } from '../columns.ts'
import type { SiteStyle } from '../site-style.ts'
import { geometricForm, geometricLaw, geometricNothing } from './other-pages.ts'
import { geometricPage } from './page.ts'
import {
  geometricContact,
  geometricCustomerReviews,
  geometricFooter,
  geometricFrequentlyAskedQuestions,
  geometricGallery,
  geometricHeader,
  geometricImageBanner,
  geometricIntroduction,
  geometricQuoteBanner,
  geometricScheduling,
  geometricServices,
  geometricTeam,
  geometricVideo,
  tileColumns,
} from './sections.ts'

/** A poster: blocks of solid colour, numbers, thick rules, tiles that touch each other and the edges of the screen. */
export const geometric: SiteStyle = {
  scale: {
    s0: [1, 1.0625],
    s1: [1.125, 1.3125],
    s2: [1.3125, 1.75],
    s3: [2, 3.4],
    s4: [2.25, 4],
    s5: [2.5, 5.1],
    space: [3.5, 7],
    gap: [1.25, 2],
    gutter: [1.25, 2.5],
    wide: 120,
    tracking: { sans: -0.032, serif: -0.015 },
  },
  layout: {
    Introduction: { photograph: 'Split', frame: 'Square', loose: true, sizes: '(min-width:62rem) 50vw,100vw' },
    Services: {
      prefers: ['Cards', 'Tabs'],
      columns: tileColumns,
      button: 'text',
      sizes: (columns) => `(min-width:62rem) ${Math.round(100 / columns)}vw,(min-width:40rem) 50vw,100vw`,
      loose: (columns) => columns === 1,
    },
    Gallery: { sizes: '(min-width:48rem) 50vw,100vw', stripSizes: '(min-width:44rem) 36rem,82vw', looseGrid: true },
    QuoteBanner: 'Statement',
    ImageBanner: { frame: 'Landscape', sizes: '(min-width:48rem) 50vw,100vw', onBlock: true },
    Team: {
      columns: tileColumns,
      many: 'Portraits',
      sizes: (columns) => `(min-width:62rem) ${Math.round(100 / Math.max(columns, 2))}vw,(min-width:40rem) 50vw,100vw`,
    },
    CustomerReviews: { columns: columnsFor, many: 'Cards', leads: true },
    FrequentlyAskedQuestions: { button: 'text' },
    Scheduling: { frame: 'Landscape' },
    Contact: { frame: 'Square', loose: true },
  },
  page: geometricPage,
  sections: {
    Header: geometricHeader,
    Introduction: geometricIntroduction,
    Services: geometricServices,
    Gallery: geometricGallery,
    QuoteBanner: geometricQuoteBanner,
    ImageBanner: geometricImageBanner,
    Team: geometricTeam,
    Scheduling: geometricScheduling,
    Video: geometricVideo,
    CustomerReviews: geometricCustomerReviews,
    FrequentlyAskedQuestions: geometricFrequentlyAskedQuestions,
    Contact: geometricContact,
    Footer: geometricFooter,
  },
  otherPages: { nothing: geometricNothing, law: geometricLaw, form: geometricForm },
}
