import type { SiteStyle } from '../site-style.ts'
import { oneRow, pairs } from './columns.ts'
import { elegantForm, elegantLaw, elegantNothing } from './other-pages.ts'
import { elegantPage } from './page.ts'
import {
  elegantContact,
  elegantCustomerReviews,
  elegantFooter,
  elegantFrequentlyAskedQuestions,
  elegantGallery,
  elegantHeader,
  elegantImageBanner,
  elegantIntroduction,
  elegantQuoteBanner,
  elegantScheduling,
  elegantServices,
  elegantTeam,
  elegantVideo,
} from './sections.ts'

/** Wide margins and thin rules: a portrait beside a calm headline, small tracked capitals, a lookbook in place of cards. */
export const elegant: SiteStyle = {
  scale: {
    s0: [1.0313, 1.125],
    s1: [1.125, 1.375],
    s2: [1.35, 1.75],
    s3: [1.95, 3.125],
    s4: [2.05, 3.625],
    s5: [2.55, 5.25],
    space: [4.25, 8],
    gap: [1.25, 2.25],
    gutter: [1.5, 6],
    wide: 74,
    tracking: { sans: -0.018, serif: -0.006 },
  },
  layout: {
    Introduction: { photograph: 'Split', frame: 'Portrait', sizes: '(min-width:48rem) min(30rem,41vw),82vw' },
    Services: {
      prefers: ['List'],
      columns: oneRow,
      button: 'text',
      sizes: (columns) =>
        `(min-width:62rem) ${columns < 3 ? 27 : Math.round(70 / columns)}rem,(min-width:40rem) 42vw,80vw`,
    },
    Gallery: { sizes: '(min-width:62rem) 23rem,46vw', stripSizes: '(min-width:40rem) 32rem,82vw' },
    QuoteBanner: 'Statement',
    ImageBanner: { frame: 'Landscape', sizes: '(min-width:48rem) min(36rem,46vw),82vw' },
    Team: { columns: oneRow, many: 'Portraits', sizes: () => '20rem' },
    CustomerReviews: { columns: pairs, many: 'Cards', leads: true },
    FrequentlyAskedQuestions: { button: 'text' },
    Scheduling: { frame: 'Portrait' },
    Contact: { frame: 'Portrait' },
  },
  page: elegantPage,
  sections: {
    Header: elegantHeader,
    Introduction: elegantIntroduction,
    Services: elegantServices,
    Gallery: elegantGallery,
    QuoteBanner: elegantQuoteBanner,
    ImageBanner: elegantImageBanner,
    Team: elegantTeam,
    Scheduling: elegantScheduling,
    Video: elegantVideo,
    CustomerReviews: elegantCustomerReviews,
    FrequentlyAskedQuestions: elegantFrequentlyAskedQuestions,
    Contact: elegantContact,
    Footer: elegantFooter,
  },
  otherPages: { nothing: elegantNothing, law: elegantLaw, form: elegantForm },
}
