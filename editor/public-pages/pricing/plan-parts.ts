import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { formLanguages } from '../../../renderer/document/languages.ts'
import { sectionTypeNames } from '../../../renderer/document/section-types.ts'
import { fontPairs } from '../../../templates/font-pairs.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import { planLimits } from './plan-limits.ts'

/** What is included, as people meet it. */
export const planParts = [
  {
    name: 'Making it',
    items: [
      'A whole website made of your own words, to look at before there is an account',
      `${presetStyles.length} styles, ${palettes.length} palettes, ${fontPairs.length} pairs of fonts, and any colors of your own`,
      `${sectionTypeNames.length} kinds of sections, from services and prices to team, film and questions`,
      'Prices, hours and numbers said once, and shown wherever they belong',
      'Up to five pages of your old website read, its logo and pictures brought along',
    ],
  },
  {
    name: 'Pictures',
    items: [
      'Uploads by drop or paste, cropped in the frame that your page shows',
      'Made small for phones, without what the camera wrote into them',
      'Photos to search that anyone may use, and illustrations in your colors',
    ],
  },
  {
    name: 'Putting it online',
    items: [
      'A web address of your choice, below ours, with its certificate',
      `Domains that you own, up to ${planLimits.domains} names for each website`,
      'As many visitors as come, and as many publications as you make',
      'Publishing at a time you set, and links to show it privately before',
      'Sitemap, search data and a picture for shared links',
    ],
  },
  {
    name: 'Hearing from visitors',
    items: [
      'A contact form that asks for what you choose, works without script and keeps spam apart',
      'An inbox for all your websites: search, archive, answers by email, a table to download',
      'A mail for each message, or one a day; requests for an appointment come with an entry for your calendar',
      'Visitor numbers without cookies: how many, from where, and who called, wrote or booked',
    ],
  },
  {
    name: 'Looking after it',
    items: [
      `The last ${planLimits.versions} published versions, to look at, compare and go back to`,
      'Undo for every change, and nothing lost to a closed tab',
      `Labels in ${formLanguages.length} languages, a cookie banner, privacy and terms pages`,
      'Everything you made as a download, at any time',
    ],
  },
] as const

/** Numbers that somebody might run into. */
export const planNumbers = [
  { number: planLimits.websites, unit: 'websites', about: 'in one account' },
  { number: planLimits.pictures, unit: 'pictures', about: 'on each of them' },
  { number: `${planLimits.pictureMegabytes} MB`, unit: '', about: 'for each picture, before we make it small' },
  { number: planLimits.versions, unit: 'versions', about: 'kept of each website' },
] as const
