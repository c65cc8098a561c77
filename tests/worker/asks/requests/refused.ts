import {
  fact,
  field,
  isHidden,
  openDays,
  people,
  phones,
  plumber,
  prices,
  type Request,
  text,
  withSection,
} from './request.ts'

const heading = text('introduction', 'heading')
const firstHeading = 'Plumber in Leeds, Gas Safe registered'
const toHeading = (value: string) => [field('introduction.heading', value)]
const stays: Pick<Request, 'of' | 'was'> = { of: (document) => document === plumber, was: true }

/** Calls that are left out: nobody asked for them, nobody stated the fact, or they don't fit. Their problem is what the owner reads. */
export const refused: Request[] = [
  {
    ask: 'Raise the price of boiler servicing a bit',
    calls: [fact({ kind: 'service', name: 'Boiler servicing', price: { amount: 120, currency: 'GBP' } })],
    ...{ of: prices, was: [80, 95, undefined], says: /Boiler servicing £120: you didn’t ask for this/ },
  },
  {
    ask: 'Mondays are off from now on',
    calls: [fact({ kind: 'hours', days: ['Monday', 'Sunday'], times: [] })],
    ...{ of: openDays, was: ['Monday', 'Tuesday'], says: /you didn’t ask for this/ },
  },
  {
    ask: 'We open earlier on Mondays',
    calls: [fact({ kind: 'hours', days: ['Monday'], times: [{ opens: '06:00', closes: '17:00' }] })],
    ...{ of: openDays, was: ['Monday', 'Tuesday'], says: /you didn’t ask for this/ },
  },
  {
    ask: 'Add somebody to the team',
    calls: [fact({ kind: 'person', action: 'add', name: 'Jane Doe' })],
    ...{ of: people, was: ['Ada Wren, Owner'], says: /Jane Doe among your people: you didn’t ask/ },
  },
  {
    ask: 'We have a new phone number',
    calls: [fact({ kind: 'phone', number: '0113 555 0100' })],
    ...{ of: phones, was: ['Phone 0113 496 0123'], says: /you didn’t ask/ },
  },
  {
    ask: 'Make the introduction’s heading friendlier',
    calls: toHeading('Plumber in Leeds, free quotes guaranteed'),
    ...{ of: heading, was: firstHeading, says: /you didn’t say the claim “guaranteed”/ },
  },
  {
    ask: 'Make the introduction’s heading livelier, it is a bit long',
    calls: toHeading('See www.wren.example'),
    ...{ of: heading, was: firstHeading, says: /a link that you didn’t give/ },
  },
  {
    ask: 'Make the introduction’s heading bold',
    calls: toHeading('<b>Plumber in Leeds</b>'),
    ...{ of: heading, was: firstHeading, says: /markup that you didn’t give/ },
  },
  {
    ask: 'A shorter heading in the introduction',
    calls: toHeading('Plumber for all'),
    ...{ of: heading, was: firstHeading, says: /it would lose “Leeds”/ },
  },
  {
    ask: 'Publish my website',
    calls: [['publish', {}]],
    ...stays,
    says: /didn’t fit the page/,
  },
  {
    ask: 'Push the gallery one place up in the list',
    calls: [['move-section', { sectionId: 5 }]],
    ...{ of: isHidden('gallery'), was: false, says: /didn’t fit the page/ },
  },
  {
    ask: 'The menu of the day can go away for now',
    calls: [['hide-section', { sectionId: 'menu-of-the-day', hidden: true }]],
    ...stays,
    says: /a section hidden: you didn’t ask for this/,
  },
  {
    ask: 'Put the gallery in tabs, that layout',
    calls: [['choose-layout', { sectionId: 'gallery', layout: 'Tabs' }]],
    ...{ of: text('gallery', 'layout'), was: 'Auto', says: /Gallery has no layout “tabs”/ },
  },
  {
    ask: 'My introduction would look good with the pane of light',
    calls: [['choose-layout', { sectionId: 'introduction', layout: 'PaneOfLight' }]],
    ...{ of: text('introduction', 'layout'), was: 'NameSign' },
    says: /Introduction has no layout “pane of light” in the style Common/,
  },
  {
    ask: 'The text of the contact section needs rewording',
    calls: [field('contact.heading', 'Say hello to Ada')],
    site: withSection('contact', { locked: true }),
    ...{ of: text('contact', 'heading'), was: 'Call Ada', says: /Contact is locked/ },
  },
  {
    ask: 'What would you do about the colors?',
    calls: [['choose-colors', { palette: 'Neon' }]],
    ...stays,
    says: /didn’t fit the page/,
  },
  {
    ask: 'Reword Ada’s name in the team, she likes it grander',
    calls: [field('team.members.person-1.name', 'Ada Marie Wren')],
    of: ({ sections }) => JSON.stringify(sections).includes('Ada Marie'),
    ...{ was: false, says: /somebody’s own words/ },
  },
]

/** Calls that could not be run, and that the model makes otherwise once it has read why. */
export const repaired: Request[] = [
  {
    ask: 'Could the gallery be a bit of a slide show?',
    calls: [['choose-layout', { sectionId: 'gallery', layout: 'SlideShow' }]],
    again: [['choose-layout', { sectionId: 'gallery', layout: 'Carousel' }]],
    ...{ of: text('gallery', 'layout'), was: 'Auto', is: 'Carousel' },
  },
  {
    ask: 'A shorter heading for the introduction',
    calls: toHeading('Plumber for all'),
    again: toHeading('Leeds plumber, Gas Safe registered'),
    ...{ of: heading, was: firstHeading, is: 'Leeds plumber, Gas Safe registered' },
  },
  {
    ask: 'Nobody wants to see the team, hide it',
    calls: [['hide', { section: 'team' }]],
    again: [['hide-section', { sectionId: 'team', hidden: true }]],
    ...{ of: isHidden('team'), was: false, is: true },
  },
  {
    ask: 'A warmer feeling, and the team above the gallery',
    calls: [
      ['choose-colors', { palette: 'terracotta' }],
      ['move-section', { sectionId: 'team', place: 'above', otherId: 'gallery' }],
    ],
    again: [['choose-colors', { palette: 'Terracotta' }]],
    of: ({ theme, sections }) => [theme.colors.buttonBackgroundColor, sections.findIndex(({ id }) => id === 'team')],
    ...{ was: ['#04603f', 6], is: ['#a8452b', 3] },
  },
  {
    ask: 'Rewrite the introduction in a warmer tone',
    calls: [['rewrite', { sectionId: 'introduction', way: 'warmer' }]],
    again: [['rewrite', { sectionId: 'introduction', way: 'friendlier' }]],
    words: (said) => (said === firstHeading ? 'Your Leeds plumber, Gas Safe registered' : said),
    ...{ of: heading, was: firstHeading, is: 'Your Leeds plumber, Gas Safe registered' },
  },
  {
    ask: 'The heading of the introduction, could it say more of what I do?',
    calls: toHeading('Plumber in Leeds, Gas Safe registered, guaranteed'),
    again: toHeading('Plumber in Leeds, Gas Safe registered, guaranteed for life'),
    ...{ of: heading, was: firstHeading, says: /you didn’t say the claim “guaranteed”/ },
  },
]
