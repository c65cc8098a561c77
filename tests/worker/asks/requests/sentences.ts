import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import {
  areas,
  emails,
  hoursOn,
  isAbove,
  isHidden,
  openDays,
  people,
  phones,
  plumber,
  prices,
  services,
  text,
  withContent,
} from './request.ts'

/** A sentence, the titles of its changes, and what the document says of it before and after. */
export type Sentence = [
  ask: string,
  titles: string[],
  of: (document: WebsiteSettings) => unknown,
  was: unknown,
  is: unknown,
  site?: WebsiteSettings,
]

const named = ['Leak repairs', 'Boiler servicing', 'Blocked drains']
const dates: Sentence[2] = ({ business }) =>
  business.hours.exceptions.map(({ firstDay, lastDay, times }) => `${firstDay} ${lastDay} ${times.length}`)
const fonts: Sentence[2] = ({ theme }) => [theme.titleFont.family, theme.bodyFont.family]
const color =
  (name: keyof WebsiteSettings['theme']['colors']): Sentence[2] =>
  ({ theme }) =>
    theme.colors[name]
const buttons = color('buttonBackgroundColor')
const green = '#04603f'
const both: Sentence[2] = (document) => [isHidden('gallery')(document), isHidden('team')(document)]
const closed: Sentence[2] = ({ business }) => business.hours.closed
const banners: Sentence[2] = ({ sections }) => sections.filter(({ type }) => type === 'QuoteBanner').length
const own = withContent('contact', { phone: '0900 1', hours: 'Mon and Tue' })

/** Sentences in English that rules understand alone. */
export const sentences: Sentence[] = [
  ['we’re closed on Mondays now', ['Closed on Mondays'], openDays, ['Monday', 'Tuesday'], ['Tuesday']],
  [
    'We are now closed on Mondays and Tuesdays.',
    ['Closed on Mondays and Tuesdays'],
    openDays,
    ['Monday', 'Tuesday'],
    [],
  ],
  ['open Saturdays 9 to 1', ['Open on Saturdays 9:00–13:00'], hoursOn('Saturday'), [], ['09:00–13:00']],
  [
    'Our hours are Mon-Fri 9am-5pm and Sat 10am-2pm',
    ['Open on Mondays to Fridays 9:00–17:00', 'Open on Saturdays 10:00–14:00'],
    (document) => [hoursOn('Monday')(document), hoursOn('Friday')(document), hoursOn('Saturday')(document)],
    [['08:00–17:00'], [], []],
    [['09:00–17:00'], ['09:00–17:00'], ['10:00–14:00']],
  ],
  ['change Saturday hours to 10-2', ['Open on Saturdays 10:00–14:00'], hoursOn('Saturday'), [], ['10:00–14:00']],
  ['we don’t open on Sundays', ['Closed on Sundays'], closed, [], ['Sunday']],
  ['closed on December 24', ['Closed December 24, 2026'], dates, [], ['2026-12-24  0']],
  [
    'closed from 24 to 26 December',
    ['Closed December 24, 2026 to December 26, 2026'],
    ...([dates, [], ['2026-12-24 2026-12-26 0']] as const),
  ],
  ['by appointment only', ['By appointment'], ({ business }) => business.hours.byAppointment, false, true],
  [
    'our new phone number is 0113 496 0999',
    ['Phone number 0113 496 0999'],
    ...([phones, ['Phone 0113 496 0123'], ['Phone 0113 496 0999']] as const),
  ],
  [
    'add a WhatsApp number 07700 900123',
    ['WhatsApp 07700 900123'],
    ...([phones, ['Phone 0113 496 0123'], ['Phone 0113 496 0123', 'WhatsApp 07700 900123']] as const),
  ],
  [
    'change our email to hello@wren.example',
    ['Email hello@wren.example'],
    ...([emails, ['ada@wren.example'], ['hello@wren.example']] as const),
  ],
  [
    'our address is 12 High Street, Leeds, LS1 4AB',
    ['Address 12 High Street, Leeds, LS1 4AB'],
    ...([({ business }) => business.address.text, '', '12 High Street\nLeeds\nLS1 4AB'] satisfies [
      Sentence[2],
      ...unknown[],
    ]),
  ],
  [
    'we also serve Otley and Ilkley',
    ['Serving Otley, Ilkley'],
    areas,
    ['Headingley'],
    ['Headingley', 'Otley', 'Ilkley'],
  ],
  ['we no longer serve Headingley', ['No longer serving Headingley'], areas, ['Headingley'], []],
  ['leak repairs are now £90', ['Leak repairs £90'], prices, [80, 95, undefined], [90, 95, undefined]],
  [
    'set the price of boiler servicing to 99',
    ['Boiler servicing £99'],
    prices,
    [80, 95, undefined],
    [80, 99, undefined],
  ],
  [
    'add the service Tap repairs for £45',
    ['Service “Tap repairs £45” added'],
    services,
    named,
    [...named, 'Tap repairs'],
  ],
  ['remove the service Blocked drains', ['Service “Blocked drains” removed'], services, named, named.slice(0, 2)],
  [
    'Jo Reed joined us as a plumber',
    ['Jo Reed, Plumber'],
    people,
    ['Ada Wren, Owner'],
    ['Ada Wren, Owner', 'Jo Reed, Plumber'],
  ],
  ['we’ve been in business since 1995', ['Since 1995'], ({ business }) => business.since?.year, 1998, 1995],
  [
    'add the award Plumber of the Year',
    ['Plumber of the Year'],
    ({ business }) => business.credentials.map(({ kind, name }) => `${kind} ${name}`),
    ['License Gas Safe registered'],
    ['License Gas Safe registered', 'Award Plumber of the Year'],
  ],
  [
    'rename the business to Wren & Sons',
    ['Renamed to Wren & Sons'],
    (document) => [document.businessName, text('footer', 'copyright')(document), document.settings.pageTitle],
    ['Wren Plumbing', '© Wren Plumbing', 'Wren Plumbing | Plumber in Leeds'],
    ['Wren & Sons', '© Wren & Sons', 'Wren & Sons | Plumber in Leeds'],
  ],
  [
    'change the heading of the services to "What we fix"',
    ['Heading of Services'],
    ...([text('services', 'heading'), 'What it costs', 'What we fix'] as const),
  ],
  [
    'announce: closed for the holidays',
    ['Announcement'],
    ({ settings }) => [settings.announcement.enabled, settings.announcement.text],
    [false, ''],
    [true, 'Closed for the holidays'],
  ],
  ['hide the gallery and the team', ['Gallery hidden', 'Team hidden'], both, [false, false], [true, true]],
  ['duplicate the first text banner', ['Text Banner 1 duplicated'], banners, 2, 3],
  ['move the team down', ['Team below FAQ'], isAbove('team', 'frequently-asked-questions'), true, false],
  [
    'move prices up and hide the gallery',
    ['Services above Introduction', 'Gallery hidden'],
    (document) => [isAbove('services', 'introduction')(document), isHidden('gallery')(document)],
    [false, false],
    [true, true],
  ],
  [
    'swap the services and the team',
    ['Team above Services', 'Services below Text Banner 2'],
    ({ sections }) =>
      sections
        .slice(1, -1)
        .map(({ id }) => id)
        .filter((id) => ['services', 'gallery', 'team'].includes(id)),
    ['services', 'gallery', 'team'],
    ['team', 'gallery', 'services'],
  ],
  ['swap the team and the questions', ['FAQ above Team'], isAbove('team', 'frequently-asked-questions'), true, false],
  ['can the prices be at the top?', ['Services above Introduction'], isAbove('services', 'introduction'), false, true],
  ['drop blocked drains', ['Service “Blocked drains” removed'], services, named, named.slice(0, 2)],
  ['closed on new years day', ['Closed New Year’s Day, January 1, 2027'], dates, [], ['2027-01-01  0']],
  [
    'rename us to Wren & Daughter',
    ['Renamed to Wren & Daughter'],
    ({ businessName }) => businessName,
    'Wren Plumbing',
    'Wren & Daughter',
  ],
  ['elegant', ['Style Elegant'], ({ style }) => style, 'Common', 'Elegant'],
  ['use the elegant style', ['Style Elegant'], ({ style }) => style, 'Common', 'Elegant'],
  ['use the terracotta palette', ['Colors: Terracotta'], buttons, green, '#a8452b'],
  ['make the buttons orange', ['Colors: Orange buttons'], buttons, green, '#b4510b'],
  ['make the background cream', ['Colors: Cream background'], color('backgroundColor'), '#ffffff', '#fbf6ea'],
  ['turn on dark mode', ['Dark mode'], ({ theme }) => theme.darkMode, 'FollowsDevice', 'On'],
  [
    'use Rokkitt for the headings',
    ['Headings in Rokkitt'],
    ...([fonts, ['Bricolage Grotesque', 'Source Sans 3'], ['Rokkitt', 'Source Sans 3']] as const),
  ],
  ['make the headings bigger', ['Headings large'], ({ theme }) => theme.headingSize, 'Default', 'Large'],
  ['round the buttons', ['Rounded button corners'], ({ theme }) => theme.buttonCorners, 'Square', 'Rounded'],
  ['show the services as a price list', ['Services as price list'], text('services', 'layout'), 'Auto', 'PriceList'],
  [
    'show the introduction as the phone number',
    ['Introduction as phone number'],
    ...([text('introduction', 'layout'), 'NameSign', 'Number'] as const),
  ],
  ['make the gallery a carousel', ['Gallery as carousel'], text('gallery', 'layout'), 'Auto', 'Carousel'],
  ['Could you please hide the gallery?', ['Gallery hidden'], isHidden('gallery'), false, true],
  ['dark blue', ['Colors: Navy and brass (nearest to dark blue)'], buttons, green, '#1d3256'],
  ['make it red please', ['Colors: Red and pink (nearest to red)'], buttons, green, '#d42a17'],
  [
    'use a dark blue color palette',
    ['Colors: Navy and brass (nearest to dark blue)'],
    ...([buttons, green, '#1d3256'] as const),
  ],
  ['softer colors', ['Colors: Sand and olive (softer)'], buttons, green, '#55602b'],
  [
    'show the gallery and move it above the services',
    ['Gallery shown', 'Gallery above Services'],
    (document) => [isHidden('gallery')(document), isAbove('gallery', 'services')(document)],
    [true, false],
    [false, true],
    { ...plumber, sections: plumber.sections.map((one) => (one.id === 'gallery' ? { ...one, hidden: true } : one)) },
  ],
  [
    'our phone number is 0113 496 0123',
    ['Phone number 0113 496 0123, instead of the words in Contact “0900 1”'],
    ...([text('contact', 'phone'), '0900 1', '', own] as const),
  ],
]
