import { field, plumber, type Request, text, withContent } from './request.ts'

const rewrite = (input: object): [string, object] => ['rewrite', input]
const settings =
  (name: 'pageTitle' | 'pageDescription' | 'language'): Request['of'] =>
  (document) =>
    document.settings[name]
const announcement: Request['of'] = (document) => document.settings.announcement.text
const heading = text('introduction', 'heading')
const firstHeading = 'Plumber in Leeds, Gas Safe registered'
const spanish: Readonly<Record<string, string>> = {
  [firstHeading]: 'Fontanero en Leeds, Gas Safe registered',
  Gallery: 'Galería',
  Services: 'Servicios',
  'Wren Plumbing | Plumber in Leeds': 'Wren Plumbing | Fontanero en Leeds',
  'Leaks and boilers in Leeds': 'Fugas y calderas en Leeds',
}

/** Texts that the owner dictates, and texts that a writer words otherwise. */
export const words: Request[] = [
  {
    ask: 'The introduction should say: Plumbing in Leeds, done properly',
    calls: [field('introduction.heading', 'Plumbing in Leeds, done properly')],
    ...{ of: heading, was: firstHeading, is: 'Plumbing in Leeds, done properly' },
  },
  {
    ask: 'Call the section with the services What we fix',
    calls: [field('services.heading', 'What we fix')],
    ...{ of: text('services', 'heading'), was: 'What it costs', is: 'What we fix' },
  },
  {
    ask: 'Where it says “I answer the phone myself”, make that “I answer the phone myself, day or night”',
    calls: [field('quote-banner-2.primary', 'I answer the phone myself, day or night')],
    of: text('quote-banner-2', 'primary'),
    ...{ was: 'I answer the phone myself', is: 'I answer the phone myself, day or night' },
  },
  {
    ask: 'The big button in the introduction should read Book a visit',
    calls: [field('introduction.button.label', 'Book a visit')],
    of: text('introduction', 'button'),
    was: { type: 'Section', value: 'contact', label: 'Ask for a quote' },
    is: { type: 'Section', value: 'contact', label: 'Book a visit' },
  },
  {
    ask: 'Shorten the introduction’s heading',
    calls: [field('introduction.heading', 'Leeds plumber, Gas Safe registered')],
    ...{ of: heading, was: firstHeading, is: 'Leeds plumber, Gas Safe registered' },
  },
  {
    ask: 'Tell visitors in a bar at the top that we are away until Friday',
    calls: [field('settings.announcement', 'We are away until Friday')],
    ...{ of: announcement, was: '', is: 'We are away until Friday' },
  },
  {
    ask: 'Google should show the title Leak repairs in Leeds',
    calls: [field('settings.pageTitle', 'Leak repairs in Leeds')],
    ...{ of: settings('pageTitle'), was: 'Wren Plumbing | Plumber in Leeds', is: 'Leak repairs in Leeds' },
  },
  {
    ask: 'Write a description for the search results: leaks and boilers in Leeds',
    calls: [field('settings.pageDescription', 'Leaks and boilers in Leeds')],
    ...{ of: settings('pageDescription'), was: '', is: 'Leaks and boilers in Leeds' },
  },
  {
    ask: 'Rewrite the text banner “I answer the phone myself” in a friendlier tone',
    calls: [rewrite({ sectionId: 'quote-banner-2', way: 'friendlier' })],
    words: () => 'I pick up the phone myself',
    ...{ of: text('quote-banner-2', 'primary'), was: 'I answer the phone myself', is: 'I pick up the phone myself' },
  },
  {
    ask: 'The introduction sounds stiff, reword it as if I spoke to a neighbor',
    calls: [rewrite({ sectionId: 'introduction', way: 'own', wish: 'as if I spoke to a neighbor' })],
    words: (said) => (said === firstHeading ? 'Your Leeds plumber, Gas Safe registered' : said),
    ...{ of: heading, was: firstHeading, is: 'Your Leeds plumber, Gas Safe registered' },
  },
  {
    ask: 'translate the page into Spanish',
    calls: [rewrite({ sectionId: 'page', way: 'translate', language: 'es' })],
    words: (said) => spanish[said] ?? said,
    of: (document) => [heading(document), text('gallery', 'heading')(document), document.settings.language],
    ...{ was: [firstHeading, 'Gallery', 'en-GB'], is: ['Fontanero en Leeds, Gas Safe registered', 'Galería', 'es'] },
  },
  {
    ask: 'Translate everything into Spanish',
    calls: [rewrite({ sectionId: 'page', way: 'translate', language: 'es' })],
    site: {
      ...plumber,
      settings: {
        ...plumber.settings,
        pageDescription: 'Leaks and boilers in Leeds',
        announcement: { ...plumber.settings.announcement, text: 'Closed on Sunday' },
      },
    },
    words: (said) => spanish[said] ?? said,
    of: ({ settings: { pageTitle, pageDescription, announcement } }) => [pageTitle, pageDescription, announcement.text],
    was: ['Wren Plumbing | Plumber in Leeds', 'Leaks and boilers in Leeds', 'Closed on Sunday'],
    // An announcement that nobody sees stays.
    is: ['Wren Plumbing | Fontanero en Leeds', 'Fugas y calderas en Leeds', 'Closed on Sunday'],
  },
  {
    ask: 'Make all texts of the page more formal',
    calls: [rewrite({ sectionId: 'page', way: 'formal' })],
    site: withContent('contact', { heading: 'Say hello' }),
    words: (said) => (said === 'Say hello' ? 'Get in touch' : said),
    ...{ of: text('contact', 'heading'), was: 'Say hello', is: 'Get in touch' },
  },
  {
    ask: 'Make the introduction shorter',
    calls: [rewrite({ sectionId: 'introduction', way: 'shorter' })],
    words: (said) => (said === firstHeading ? 'A plumber' : said),
    ...{ of: heading, was: firstHeading, says: /lost or added a fact/ },
  },
  {
    ask: 'Make the introduction longer',
    calls: [rewrite({ sectionId: 'introduction', way: 'longer' })],
    words: (said) => `${said}, 24 hours a day`,
    ...{ of: heading, was: firstHeading, says: /lost or added a fact/ },
  },
  {
    ask: 'Put a photo of a water heater into the introduction',
    calls: [['find-picture', { path: 'introduction.image', keyword: 'water heater' }]],
    of: text('introduction', 'image'),
    was: null,
    says: /No picture of “water heater” was found/,
  },
  {
    ask: 'A picture of zzyzx for the contact section',
    calls: [['find-picture', { path: 'contact.image', keyword: 'zzyzx' }]],
    of: text('contact', 'image'),
    ...{ was: null, says: /No picture of “zzyzx”/ },
  },
  {
    ask: 'A photo for the heading of the introduction',
    calls: [['find-picture', { path: 'introduction.heading', keyword: 'pipes' }]],
    ...{ of: heading, was: firstHeading, says: /no place for a picture/ },
  },
]
