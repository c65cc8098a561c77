import { columnsFor, fourInARow } from '../columns.ts'
import type { SiteStyle } from '../site-style.ts'
import { featuredFirst } from './columns.ts'
import { funForm, funLaw, funNothing } from './other-pages.ts'
import { funPage } from './page.ts'
import {
  funContact,
  funCustomerReviews,
  funFooter,
  funFrequentlyAskedQuestions,
  funGallery,
  funHeader,
  funImageBanner,
  funIntroduction,
  funQuoteBanner,
  funScheduling,
  funServices,
  funTeam,
  funVideo,
} from './sections.ts'

/** Cheerful and warm: cut paper, bubbles and waves, oval buttons, big rounded pictures and a wink on hover. */
export const fun: SiteStyle = {
  scale: {
    s0: [1.0313, 1.125],
    s1: [1.125, 1.3125],
    s2: [1.3, 1.6],
    s3: [1.9, 3],
    s4: [1.95, 3.5],
    s5: [2.6, 4.9],
    space: [4.5, 8.25],
    gap: [1.25, 1.75],
    gutter: [1.25, 4],
    wide: 76,
    tracking: -0.022,
  },
  layout: {
    Introduction: {
      openings: [],
      icons: true,
      photograph: 'FullPicture',
      frame: 'Square',
      sizes: '(min-width:62rem) 36rem,92vw',
    },
    Services: {
      marks: true,
      prefers: ['Cards', 'Tabs'],
      columns: featuredFirst,
      button: 'text',
      icons: true,
      sizes: (columns) => `(min-width:62rem) ${columns === 3 ? 24 : 37}rem,(min-width:40rem) 46vw,92vw`,
      loose: () => true,
    },
    Gallery: { sizes: '(min-width:48rem) 24rem,92vw', stripSizes: '(min-width:40rem) 28rem,82vw' },
    QuoteBanner: 'Statement',
    ImageBanner: { frame: 'Landscape', sizes: '(min-width:48rem) min(40rem,50vw),92vw' },
    Team: { columns: fourInARow, many: 'Portraits', sizes: () => '(min-width:40rem) 22rem,72vw' },
    CustomerReviews: { columns: columnsFor, many: 'Cards' },
    FrequentlyAskedQuestions: { button: 'text' },
    Scheduling: { frame: 'Landscape', loose: true },
    Contact: { frame: 'Landscape', loose: true, areas: 'Map' },
  },
  page: funPage,
  sections: {
    Header: funHeader,
    Introduction: funIntroduction,
    Services: funServices,
    Gallery: funGallery,
    QuoteBanner: funQuoteBanner,
    ImageBanner: funImageBanner,
    Team: funTeam,
    Scheduling: funScheduling,
    Video: funVideo,
    CustomerReviews: funCustomerReviews,
    FrequentlyAskedQuestions: funFrequentlyAskedQuestions,
    Contact: funContact,
    Footer: funFooter,
  },
  otherPages: { nothing: funNothing, law: funLaw, form: funForm },
}
