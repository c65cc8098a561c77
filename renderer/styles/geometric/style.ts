import { openingsOf } from '../../facts/openings/score-openings.ts'
import { columnsFor, fourInARow } from '../columns.ts'
import type { SiteStyle } from '../site-style.ts'
import { geometricContact } from './contact.ts'
import { geometricFooter, geometricHeader } from './header-and-footer.ts'
import { geometricIntroduction } from './introduction.ts'
import { geometricForm, geometricLegal, geometricShortPage } from './other-pages.ts'
import { geometricPage } from './page.ts'
import { geometricTeam } from './people.ts'
import { geometricGallery, geometricImageBanner, geometricVideo } from './pictures.ts'
import { geometricServices } from './services.ts'
import {
  geometricCustomerReviews,
  geometricFrequentlyAskedQuestions,
  geometricQuoteBanner,
  geometricScheduling,
} from './words.ts'

/** A poster: blocks of flat color, one font from narrow to wide, and rows of shapes. */
export const geometric: SiteStyle = {
  scale: {
    s0: [1.0625, 1.125],
    s1: [1.1875, 1.4375],
    s2: [1.5, 1.9],
    s3: [1.95, 2.25],
    s4: [2.6, 4.1],
    s5: [3.1, 5.4],
    space: [3.25, 6],
    gap: [1.25, 2],
    gutter: [1.25, 2],
    wide: 120,
    tracking: -0.012,
  },
  layout: {
    Introduction: {
      openings: openingsOf('Geometric'),
      strip: 'Within',
      frame: 'Square',
      sizes: '50vw',
    },
    Services: {
      isPoster: true,
      prefers: ['Cards', 'Split', 'Tabs'],
      columns: columnsFor,
      button: 'text',
      sizes: (columns) => `(min-width:62rem) ${Math.round(100 / columns)}vw,(min-width:40rem) 50vw,100vw`,
      loose: (columns) => columns === 1,
    },
    Gallery: {
      isToned: true,
      sizes: '(min-width:48rem) 50vw,100vw',
      stripSizes: '(min-width:44rem) 36rem,82vw',
      looseGrid: true,
    },
    QuoteBanner: 'Statement',
    ImageBanner: { frame: 'Landscape', sizes: '(min-width:48rem) 50vw,100vw', onBlock: true },
    Team: {
      isFooted: true,
      columns: fourInARow,
      many: 'Portraits',
      sizes: (columns) => `(min-width:62rem) ${Math.round(100 / Math.max(columns, 2))}vw,(min-width:40rem) 50vw,100vw`,
    },
    CustomerReviews: { columns: columnsFor, many: 'Cards', leads: true },
    FrequentlyAskedQuestions: { button: 'text', isTiled: true },
    Scheduling: { frame: 'Landscape' },
    Contact: { frame: 'Square', isLarge: true, isFitted: true, areaTone: 'Accent', hours: 'Ticket' },
    Footer: { isTiled: true },
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
  otherPages: { short: geometricShortPage, legal: geometricLegal, form: geometricForm },
}
