/** Screens of the app that an answer can open, and what an owner does there. */
export const screens = {
  hours: 'Opening hours and dates',
  services: 'Services and prices',
  people: 'People',
  contact: 'Phone numbers, email, address, areas',
  links: 'Profiles and links',
  business: 'All business details',
  'add-section': 'The window for adding a section',
  photos: 'The photo library, with upload',
  logo: 'The logo',
  style: 'The style of the website',
  colors: 'The colors',
  fonts: 'The fonts',
  shapes: 'Corners and borders',
  'search-results': 'Page title and description for search engines',
  announcement: 'The announcement',
  legal: 'Privacy page and legal details',
  checklist: 'What to check before publishing',
  publish: 'Publishing, the web address and the domain',
  versions: 'Published versions, to restore one',
  'private-preview': 'A private link to the draft',
  history: 'The steps made since the editor was opened, to go back',
  visitors: 'Visitor numbers',
  inbox: 'Messages of visitors',
  websites: 'All websites, to copy or delete one',
  account: 'Email, password, devices, deleting the account',
  help: 'Help articles',
} as const

export type Screen = keyof typeof screens
export const screenNames = Object.keys(screens) as [Screen, ...Screen[]]
