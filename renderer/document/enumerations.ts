/** The document's enumerations, as shown in the product. */

export const presetStyles = ['Common', 'CommonAlt', 'Geometric', 'Elegant', 'Fun'] as const
export const cornerStyles = ['Square', 'Softened', 'Rounded', 'Oval'] as const
/** Carousels with fewer pictures become a grid. */
export const fewestInCarousel = 6
export const galleryLayouts = ['Grid', 'Masonry', 'Carousel', 'BeforeAndAfter'] as const
/** Split: each service beside its picture. Tabs: one group of a price list at a time. */
export const serviceLayouts = ['Cards', 'List', 'PriceList', 'Tabs', 'Split'] as const
export type ServiceLayout = (typeof serviceLayouts)[number]
/** Landscape is 4:3, Portrait 3:4. */
export const imageFrames = ['Landscape', 'Portrait', 'Square', 'Circle'] as const
/** Hero layouts that each feature one kind of fact. Every style has its own. */
export const openings = [
  'PhotoBand',
  'Number',
  'Places',
  'NameSign',
  'PricesOnScale',
  'MonthsOfYear',
  'NumeralAndSentence',
  'YearAndPeople',
  'Runs',
  'Marquee',
  'VisitInOrder',
  'PaneOfLight',
  'SentenceAndLight',
  'Bento',
  'Atelier',
] as const
export type Opening = (typeof openings)[number]
/** Layouts with photos, which replace any other when the owner adds the first photo. */
export const photoOpenings: readonly string[] = [
  'PhotoBand',
  'NumeralAndSentence',
  'YearAndPeople',
  'Marquee',
  'Atelier',
  'Bento',
] satisfies Opening[]
/** FullPicture: text on the photo, in any style. */
export const introductionLayouts = [...openings, 'FullPicture'] as const
export const textBannerLayouts = ['Statement', 'TwoColumns'] as const
/** Details: all contact details beside the form. */
export const contactLayouts = ['Details', 'BesideMap', 'HoursFirst', 'FormOnly'] as const
export const imageBannerLayouts = ['FullPicture', 'Split'] as const
export const logoTypes = ['Text', 'Image', 'ImageAndText'] as const
/** Logo height in CSS pixels. Headers are designed for the usual height. */
export const logoSizes = { min: 24, usual: 48, max: 96, step: 4 } as const
export const alignments = ['Left', 'Center', 'Fill', 'Right', 'Top', 'Bottom'] as const
export const backgroundTypes = ['ColorFill', 'Image'] as const
export const fills = ['Color', 'Gradient'] as const
export const borders = ['None', 'All', 'Top', 'Bottom'] as const
/** In CSS pixels. */
export const borderThicknesses = [1, 2, 4, 8] as const
export const shadows = ['None', 'Small', 'Medium', 'Large', 'ExtraLarge'] as const
export const fontWeights = { Light: 300, Regular: 400, Medium: 500, SemiBold: 600, Bold: 700, ExtraBold: 800 } as const
/** FollowsDevice: dark for visitors whose device is in dark mode. */
export const darkModes = ['Off', 'On', 'FollowsDevice'] as const
/** For photos that fill a section. */
export const photoTones = ['Natural', 'TwoTone'] as const
export const fontSizes = ['Default', 'Large', 'ExtraLarge'] as const
export const linkTypes = ['None', 'Email', 'Web', 'Phone', 'Section', 'Social'] as const
/** Twitter is displayed as X. */
export const socialNetworks = [
  'Instagram',
  'Facebook',
  'YouTube',
  'Mastodon',
  'TikTok',
  'Threads',
  'Thumbtack',
  'LinkedIn',
  'Yelp',
  'Pinterest',
  'Twitter',
] as const
export const imageProviders = ['Custom', 'Pexels', 'Unsplash', 'Openverse', 'Pattern'] as const
export const imageUrlTypes = ['thumbnail', 'small', 'regular', 'raw', 'full'] as const

export type PresetStyle = (typeof presetStyles)[number]
export type Alignment = (typeof alignments)[number]
export type CornerStyle = (typeof cornerStyles)[number]
export type ImageFrame = (typeof imageFrames)[number]
export type BorderThickness = (typeof borderThicknesses)[number]
export type IntroductionLayout = (typeof introductionLayouts)[number]
export type TextBannerLayout = (typeof textBannerLayouts)[number]
export type ContactLayout = (typeof contactLayouts)[number]
export type ImageBannerLayout = (typeof imageBannerLayouts)[number]
export type PhotoTone = (typeof photoTones)[number]
export type FontSize = (typeof fontSizes)[number]
export type SocialNetwork = (typeof socialNetworks)[number]
