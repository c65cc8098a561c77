import type { ComposeAnswers } from '../../templates/compose/brief.ts'
import { defaultSections } from '../../templates/sections/default-sections.ts'

export type SampleSite = { name: string; trade: string; answers: ComposeAnswers }

/** Answers of invented businesses. The first is the large one. */
export const sampleSites: readonly SampleSite[] = [
  {
    name: 'harbour-barbers',
    trade: 'a barber shop',
    answers: {
      businessName: 'Harbour Barbers',
      businessActivities: 'Barber shop: haircuts, skin fades, hot towel shaves and beard trims, walk-ins welcome',
      businessLocation: 'Bristol',
      link: '',
      fontPair: 'lively',
      palette: 'terracotta',
      style: 'Common',
      sections: [...defaultSections],
    },
  },
  {
    name: 'alder-plumbing',
    trade: 'a plumber',
    answers: {
      businessName: 'Alder Plumbing',
      businessActivities: 'Plumber: emergency repairs, leaks, boiler servicing and bathroom fitting',
      businessLocation: 'Leeds',
      link: '',
      fontPair: 'steady',
      palette: 'navy-brass',
      style: 'Geometric',
      sections: [...defaultSections],
    },
  },
  {
    name: 'quiet-room',
    trade: 'a therapist',
    answers: {
      businessName: 'The Quiet Room',
      businessActivities: 'Therapist: talking therapy for anxiety, grief and life changes, in person and online',
      businessLocation: 'Bath',
      link: '',
      fontPair: 'classic',
      palette: 'sand-olive',
      style: 'Elegant',
      sections: [...defaultSections],
    },
  },
  {
    name: 'corner-oven',
    trade: 'a coffee shop',
    answers: {
      businessName: 'The Corner Oven',
      businessActivities: 'Coffee shop and small bakery: filter coffee, sourdough, pastries and lunch',
      businessLocation: 'Margate',
      link: '',
      fontPair: 'homely',
      palette: 'blush-plum',
      style: 'Fun',
      sections: [...defaultSections],
    },
  },
]
