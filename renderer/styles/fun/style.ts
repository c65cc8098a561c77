import { openingsOf } from '../../facts/openings/score-openings.ts'
import { columnsFor, fourInARow } from '../columns.ts'
import type { SiteStyle } from '../site-style.ts'
import { funContact } from './contact.ts'
import { funFooter, funHeader } from './header-and-footer.ts'
import { funIntroduction } from './introduction.ts'
import { funOnPicture } from './on-picture.ts'
import { funForm, funLegal, funShortPage } from './other-pages.ts'
import { funPage } from './page.ts'
import { funTeam } from './people.ts'
import { funGallery, funImageBanner, funVideo } from './pictures.ts'
import { funServices } from './services.ts'
import { funCustomerReviews, funFrequentlyAskedQuestions, funQuoteBanner, funScheduling } from './words.ts'

/** A grid of cells. Each shows one fact (sizes, days and places as drawings) or one of the trade's shapes. */
export const fun: SiteStyle = {
  scale: {
    s0: [1.0625, 1.125],
    s1: [1.1875, 1.4375],
    s2: [1.3125, 1.75],
    s3: [1.9, 3],
    s4: [2.1, 4],
    s5: [2.6, 6],
    space: [2.5, 4],
    gap: [0.625, 1],
    gutter: [0.625, 1.5],
    wide: 96,
    tracking: -0.018,
  },
  layout: {
    Introduction: {
      openings: openingsOf('Fun'),
      strip: 'Within',
      isKickerInHeader: true,
      frame: 'Square',
      loose: true,
      sizes: '(min-width:62rem) 40vw,100vw',
    },
    Services: {
      isBento: true,
      marks: true,
      prefers: ['Cards'],
      columns: columnsFor,
      button: 'text',
      icons: true,
      sizes: () => '(min-width:62rem) 33vw,(min-width:40rem) 50vw,100vw',
      loose: () => true,
    },
    Gallery: { sizes: '(min-width:40rem) 50vw,92vw', stripSizes: '(min-width:40rem) 28rem,82vw' },
    QuoteBanner: 'TwoColumns',
    ImageBanner: { frame: 'Landscape', sizes: '(min-width:48rem) 58vw,92vw' },
    Team: {
      columns: fourInARow,
      many: 'Portraits',
      sizes: () => '(min-width:62rem) 33vw,(min-width:40rem) 50vw,100vw',
    },
    CustomerReviews: { columns: columnsFor, many: 'Cards' },
    FrequentlyAskedQuestions: { button: 'text', isBento: true },
    Scheduling: { frame: 'Landscape', loose: true },
    Contact: { frame: 'Square', loose: true, areas: 'Map', isLarge: true, isBento: true },
  },
  page: funPage,
  sections: {
    Header: funHeader,
    Introduction: funIntroduction + funOnPicture,
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
  otherPages: { short: funShortPage, legal: funLegal, form: funForm },
}
