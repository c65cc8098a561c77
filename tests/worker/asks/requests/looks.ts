import type { Request } from './request.ts'
import { isAbove } from './request.ts'

const button: Request['of'] = ({ theme }) => theme.colors.buttonBackgroundColor
const green = '#04603f'
const clay = '#a8452b'
const fonts: Request['of'] = ({ theme }) => [theme.titleFont.family, theme.bodyFont.family]

/** Colors, styles, fonts and shapes, and what happens on the screen. */
export const looks: Request[] = [
  {
    ask: 'Can it feel warmer, like fired clay?',
    calls: [['choose-colors', { palette: 'Terracotta' }]],
    ...{ of: button, was: green, is: clay },
  },
  {
    ask: 'make it warmer in feeling and move the prices up',
    calls: [
      ['choose-colors', { palette: 'Terracotta' }],
      ['move-section', { sectionId: 'services', place: 'above', otherId: 'introduction' }],
    ],
    of: (document) => [button(document), isAbove('services', 'introduction')(document)],
    ...{ was: [green, false], is: [clay, true] },
  },
  {
    ask: 'I want something more elegant',
    calls: [['choose-style', { style: 'Elegant' }]],
    ...{ of: ({ style }) => style, was: 'Common', is: 'Elegant' },
  },
  {
    ask: 'Something playful, for families. The whole design.',
    calls: [['choose-style', { style: 'Fun' }]],
    ...{ of: ({ style }) => style, was: 'Common', is: 'Fun' },
  },
  {
    ask: 'Another font for the headings, the Rokkitt one',
    calls: [['choose-fonts', { title: 'Rokkitt' }]],
    ...{ of: fonts, was: ['Bricolage Grotesque', 'Source Sans 3'], is: ['Rokkitt', 'Source Sans 3'] },
  },
  {
    ask: 'Use another font in texts, DM Sans is nice',
    calls: [['choose-fonts', { body: 'DM Sans' }]],
    ...{ of: fonts, was: ['Bricolage Grotesque', 'Source Sans 3'], is: ['Bricolage Grotesque', 'DM Sans'] },
  },
  {
    ask: 'Headings as big as they can be',
    calls: [['choose-fonts', { headingSize: 'ExtraLarge' }]],
    ...{ of: ({ theme }) => theme.headingSize, was: 'Default', is: 'ExtraLarge' },
  },
  {
    ask: 'Buttons should look like pills',
    calls: [['choose-shapes', { buttonCorners: 'Oval' }]],
    ...{ of: ({ theme }) => theme.buttonCorners, was: 'Square', is: 'Oval' },
  },
  {
    ask: 'Even when a visitor’s phone is dark, the website should never look dark',
    calls: [['choose-shapes', { darkMode: 'Off' }]],
    ...{ of: ({ theme }) => theme.darkMode, was: 'FollowsDevice', is: 'Off' },
  },
  {
    ask: 'Oval buttons, soft corners on all pictures, and wide photos in two of my colors',
    calls: [['choose-shapes', { buttonCorners: 'Oval', imageCorners: 'Softened', photoTone: 'TwoTone' }]],
    of: ({ theme }) => [theme.buttonCorners, theme.imageCorners, theme.photoTone],
    ...{ was: ['Square', 'Square', 'Natural'], is: ['Oval', 'Softened', 'TwoTone'] },
  },
  {
    ask: 'Oh no, that was wrong, give me the page from before',
    calls: [['screen', { action: 'undo' }]],
    ...{ of: button, was: green, screen: [{ kind: 'undo' }] },
  },
  {
    ask: 'I changed my mind, the last one was better after all',
    calls: [['screen', { action: 'redo' }]],
    ...{ of: button, was: green, screen: [{ kind: 'redo' }] },
  },
  {
    ask: 'Anything I forgot before it goes live?',
    calls: [['screen', { action: 'checklist' }]],
    ...{ of: button, was: green, screen: [{ kind: 'checklist' }] },
  },
  {
    ask: 'Let me see the part with the pictures',
    calls: [['screen', { action: 'scroll', sectionId: 'gallery' }]],
    ...{ of: button, was: green, screen: [{ kind: 'scroll', sectionId: 'gallery' }] },
  },
  {
    ask: 'Warmer in feeling, and then let me see the team',
    calls: [
      ['choose-colors', { palette: 'Terracotta' }],
      ['screen', { action: 'scroll', sectionId: 'team' }],
    ],
    ...{ of: button, was: green, is: clay, screen: [{ kind: 'scroll', sectionId: 'team' }] },
  },
]
