import { entries, fact, field, isAbove, isHidden, order, type Request, text, withSection } from './request.ts'

const faq = 'frequently-asked-questions'
const isThere =
  (id: string): Request['of'] =>
  ({ sections }) =>
    sections.some((one) => one.id === id)
const count =
  (type: string): Request['of'] =>
  ({ sections }) =>
    sections.filter((one) => one.type === type).length

/** Sections by their titles, by what they say, and by what people call them; their layouts and their entries. */
export const sections: Request[] = [
  {
    ask: 'pop the prices up somewhere on top',
    calls: [['move-section', { sectionId: 'services', place: 'above', otherId: 'introduction' }]],
    ...{ of: isAbove('services', 'introduction'), was: false, is: true },
  },
  {
    ask: 'People come first with us: the team belongs before the gallery',
    calls: [['move-section', { sectionId: 'team', place: 'above', otherId: 'gallery' }]],
    ...{ of: isAbove('team', 'gallery'), was: false, is: true },
  },
  {
    ask: 'Put the one that says I answer the phone myself right below the introduction',
    calls: [['move-section', { sectionId: 'quote-banner-2', place: 'below', otherId: 'introduction' }]],
    ...{ of: isAbove('quote-banner-2', 'services'), was: false, is: true },
  },
  {
    ask: 'Visitors need not see our gallery for a while, hide that part',
    calls: [['hide-section', { sectionId: 'gallery', hidden: true }]],
    ...{ of: isHidden('gallery'), was: false, is: true },
  },
  {
    ask: 'Visitors may see the photos again, bring back the gallery',
    calls: [['hide-section', { sectionId: 'gallery', hidden: false }]],
    site: withSection('gallery', { hidden: true }),
    ...{ of: isHidden('gallery'), was: true, is: false },
  },
  {
    ask: 'This one can go, hide it',
    calls: [['hide-section', { sectionId: 'team', hidden: true }]],
    ...{ open: 'team', of: isHidden('team'), was: false, is: true },
  },
  {
    ask: 'Nobody reads the FAQ, drop it',
    calls: [['remove-section', { sectionId: faq }]],
    ...{ of: isThere(faq), was: true, is: false },
  },
  {
    ask: 'I want a second one of the text banner “I answer the phone myself”, a copy',
    calls: [['duplicate-section', { sectionId: 'quote-banner-2' }]],
    ...{ of: count('QuoteBanner'), was: 2, is: 3 },
  },
  {
    ask: 'A plain list would be better for the services, no cards',
    calls: [['choose-layout', { sectionId: 'services', layout: 'List' }]],
    ...{ of: text('services', 'layout'), was: 'Auto', is: 'List' },
  },
  {
    ask: 'The pictures could be arranged as a carousel',
    calls: [['choose-layout', { sectionId: 'gallery', layout: 'Carousel' }]],
    ...{ of: text('gallery', 'layout'), was: 'Auto', is: 'Carousel' },
  },
  {
    ask: 'add a section about laminitis with these three points: it hurts, see it early, call your vet first',
    calls: [
      [
        'add-section',
        {
          type: 'QuoteBanner',
          sectionId: 'laminitis',
          after: 'services',
          texts: { primary: 'Laminitis', subordinate: 'It hurts. See it early. Call your vet first.' },
        },
      ],
    ],
    ...{ of: text('laminitis', 'subordinate'), was: undefined, is: 'It hurts. See it early. Call your vet first.' },
  },
  {
    ask: 'Add a video section at the end, for the film of our new van',
    calls: [['add-section', { type: 'Video' }]],
    ...{ of: count('Video'), was: 0, is: 1 },
  },
  {
    ask: 'Add a question to the FAQ: Do you work at night? Only for burst pipes.',
    calls: [
      [
        'add-item',
        { listPath: `${faq}.items`, texts: { question: 'Do you work at night?', answer: 'Only for burst pipes.' } },
      ],
    ],
    of: (document) => (entries(faq, 'items', 'question')(document) as string[]).at(-1),
    ...{ was: 'Are you a qualified plumber?', is: 'Do you work at night?' },
  },
  {
    ask: 'Remove the question about the areas from the FAQ',
    calls: [['remove-item', { path: `${faq}.items.question-3` }]],
    of: (document) => (entries(faq, 'items', 'question')(document) as string[]).includes('Which areas do you cover?'),
    ...{ was: true, is: false },
  },
  {
    ask: 'The contact form should ask for a postcode too, put that field in',
    calls: [
      [
        'add-item',
        { listPath: 'contact.formFields', texts: { label: 'Postcode', kind: 'ShortText', ask: 'Required' } },
      ],
    ],
    ...{ of: entries('contact', 'formFields', 'label'), was: [], is: ['Postcode'] },
  },
  {
    ask: 'In the contact form people must leave their phone number',
    calls: [field('contact.askPhone', 'Required')],
    ...{ of: text('contact', 'askPhone'), was: 'Optional', is: 'Required' },
  },
  {
    ask: 'No photos in the contact form please',
    calls: [field('contact.askPhotos', 'Off')],
    ...{ of: text('contact', 'askPhotos'), was: 'Optional', is: 'Off' },
  },
  {
    ask: 'Keep the header in sight when people scroll',
    calls: [field('header.fixed', true)],
    ...{ of: text('header', 'fixed'), was: false, is: true },
  },
  {
    ask: 'Put a map link away from contact, hide the team, and we close on Tuesdays',
    calls: [
      field('contact.showMap', false),
      ['hide-section', { sectionId: 'team', hidden: true }],
      fact({ kind: 'hours', days: ['Tuesday'], times: [] }),
    ],
    of: (document) => [
      text('contact', 'showMap')(document),
      isHidden('team')(document),
      document.business.hours.closed,
    ],
    ...{ was: [true, false, []], is: [false, true, ['Tuesday']] },
  },
  {
    ask: 'Add an image banner and move it above the team',
    calls: [
      ['add-section', { type: 'ImageBanner', sectionId: 'new-banner' }],
      ['move-section', { sectionId: 'new-banner', place: 'above', otherId: 'team' }],
    ],
    of: (document) => (order(document) as string[]).includes('new-banner') && isAbove('new-banner', 'team')(document),
    ...{ was: false, is: true },
  },
]
