/** What an owner calls a business of each trade, after 'your'. By the slug of the trade. */
export const tradeWords: Readonly<Record<string, string>> = {
  accountant: 'accounting practice',
  'barber-shop': 'barber shop',
  'bike-repair': 'bike repair shop',
  'book-store': 'bookstore',
  'car-detailing': 'car detailing business',
  carpentry: 'carpentry business',
  catering: 'catering business',
  'chess-instructor': 'chess lessons',
  'coffee-shop': 'coffee shop',
  'condo-rental-agency': 'condo rental agency',
  'dentist-office': 'dental office',
  electrician: 'electrical business',
  fitness: 'fitness studio',
  'hair-styling': 'hair salon',
  'heating-and-cooling': 'heating and cooling business',
  'home-construction': 'construction business',
  'house-cleaning': 'house cleaning business',
  landscaping: 'landscaping business',
  'medical-clinic': 'medical clinic',
  'music-lessons': 'music lessons',
  'non-profit-organization': 'non-profit',
  nutritionist: 'nutrition practice',
  'pest-control': 'pest control business',
  'physical-therapist': 'physical therapy practice',
  plumber: 'plumbing business',
  'real-estate-agent': 'real estate agency',
  restaurant: 'restaurant',
  spa: 'spa',
  'technology-consulting': 'technology consulting business',
  therapist: 'therapy practice',
  'tire-shop': 'tire shop',
}

/** 'barber shop', or a blank where there is no such trade. */
export const tradeWordsOf = (slug: string): string => (Object.hasOwn(tradeWords, slug) ? (tradeWords[slug] ?? '') : '')

/** 'Barber shop': how somebody begins to say what they do. */
export function openingWords(slug: string): string {
  const words = tradeWordsOf(slug)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
