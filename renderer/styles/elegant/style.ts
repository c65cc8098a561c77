import { openingsOf } from '../../facts/openings/score-openings.ts'
import { fourInARow } from '../columns.ts'
import type { SiteStyle } from '../site-style.ts'
import { elegantAtelier, elegantAtelierContact, elegantPairs } from './atelier.ts'
import { elegantContact } from './contact.ts'
import { elegantFooter, elegantHeader } from './header-and-footer.ts'
import { elegantIntroduction } from './introduction.ts'
import { elegantLight } from './light.ts'
import { elegantForm, elegantLegal, elegantShortPage } from './other-pages.ts'
import { elegantPage } from './page.ts'
import { elegantGallery, elegantImageBanner, elegantTeam, elegantVideo } from './pictures.ts'
import { elegantServices } from './services.ts'
import {
  elegantCustomerReviews,
  elegantFrequentlyAskedQuestions,
  elegantQuoteBanner,
  elegantScheduling,
} from './words.ts'

/**
 * A quiet room with good light: a large sentence in thin letters, times of day, prices with leaders, and an evening at
 * the end.
 */
export const elegant: SiteStyle = {
  scale: {
    s0: [1, 1.0625],
    s1: [1.125, 1.3125],
    s2: [1.625, 2.375],
    s3: [2.6, 4.5],
    s4: [2.75, 6.5],
    s5: [4.6, 13.25],
    space: [5.5, 9.4],
    gap: [1, 1.5],
    gutter: [1.125, 3.5],
    wide: 90,
    tracking: -0.022,
  },
  layout: {
    patterns: 'Light',
    Introduction: {
      openings: openingsOf('Elegant'),
      isKickerInHeader: true,
      frame: 'Portrait',
      sizes: '100vw',
    },
    Services: {
      prefers: ['Tabs', 'List'],
      isApart: true,
      windows: 4,
      columns: fourInARow,
      button: 'text',
      sizes: (columns) =>
        `(min-width:62rem) ${columns === 1 ? 50 : Math.round(83 / columns)}rem,(min-width:40rem) 46vw,92vw`,
    },
    Gallery: { sizes: '(min-width:40rem) 58vw,92vw', stripSizes: '(min-width:40rem) 32rem,82vw', ownShapes: true },
    QuoteBanner: 'Statement',
    ImageBanner: { frame: 'Landscape', sizes: '(min-width:48rem) 46vw,92vw' },
    Team: {
      columns: fourInARow,
      many: 'Portraits',
      sizes: (columns) => `(min-width:62rem) ${Math.round(83 / Math.max(columns, 2))}rem,(min-width:40rem) 46vw,92vw`,
    },
    CustomerReviews: { columns: fourInARow, many: 'Cards', leads: true },
    FrequentlyAskedQuestions: { button: 'text' },
    Scheduling: { frame: 'Portrait' },
    Contact: { frame: 'Portrait', isLarge: true, isTable: true, isEvening: true },
  },
  page: elegantLight + elegantPage,
  sections: {
    Header: elegantHeader,
    Introduction: elegantIntroduction + elegantAtelier,
    Services: elegantServices + elegantPairs,
    Gallery: elegantGallery,
    QuoteBanner: elegantQuoteBanner,
    ImageBanner: elegantImageBanner,
    Team: elegantTeam,
    Scheduling: elegantScheduling,
    Video: elegantVideo,
    CustomerReviews: elegantCustomerReviews,
    FrequentlyAskedQuestions: elegantFrequentlyAskedQuestions,
    Contact: elegantContact + elegantAtelierContact,
    Footer: elegantFooter,
  },
  otherPages: { short: elegantShortPage, legal: elegantLegal, form: elegantForm },
}
