/** The websites of the measurement, each with its language and what it says. */
export const businesses = {
  plumber: {
    language: 'en',
    formLanguage: 'english',
    says: 'Whitfield Plumbing, Leeds. Boilers, bathrooms, leaks and gas safety certificates.',
  },
  photographer: {
    language: 'en',
    formLanguage: 'english',
    says: 'Weddings, families and headshots in Bristol. Vouchers and prints.',
  },
  agency: {
    language: 'en',
    formLanguage: 'english',
    says: 'Websites and marketing for shops in Austin: SEO services, search engine optimization, lead generation, website traffic audits.',
  },
  hairdresser: {
    language: 'de',
    formLanguage: 'german',
    says: 'Friseur in Wien. Schneiden, Färben, Balayage und Hochsteckfrisuren.',
  },
  restaurant: {
    language: 'fr',
    formLanguage: 'french',
    says: 'Bouchon lyonnais. Cuisine de saison, terrasse, groupes sur réservation.',
  },
  yoga: { language: 'es', formLanguage: 'spanish', says: 'Estudio de yoga en Valencia. Clases, retiros y bonos.' },
  dentist: {
    language: 'it',
    formLanguage: 'italian',
    says: 'Studio dentistico a Torino. Igiene, impianti, ortodonzia.',
  },
  carpenter: { language: 'ja', formLanguage: 'japanese', says: '京都の大工。棚、建具、畳と襖の修理。' },
  piano: { language: 'ko', formLanguage: 'korean', says: '부산 피아노 학원. 어린이와 성인 레슨.' },
} as const

export type Business = keyof typeof businesses

/** What came to which website: name, email address or phone number, message; and what was put into the field that people do not see. */
export type Post = readonly [website: Business, name: string, reach: string, message: string, trap?: string]
