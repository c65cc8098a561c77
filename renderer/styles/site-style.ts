import type {
  CornerStyle,
  FontSize,
  ImageFrame,
  Opening,
  ServiceLayout,
  TextBannerLayout,
} from '../document/enumerations.ts'
import type { Tone } from '../document/section-design.ts'
import type { SectionType } from '../document/section-types.ts'
import type { PictureFrame } from '../elements/pictures/pictures.ts'

/** Initial values of a new website. The owner can change all of them. */
export type Look = {
  buttonCorners: CornerStyle
  imageCorners: CornerStyle
  headingSize: FontSize
  serviceFrame: ImageFrame
  teamFrame: ImageFrame
  galleryFrame: ImageFrame
}

/** Lengths in rem, on screens of 20rem and of 90rem. */
export type Span = readonly [narrow: number, wide: number]

/** A style's sizes. The owner's heading size enlarges `s3` and above. */
export type Scale = {
  s0: Span
  /** Leads and card headings. */
  s1: Span
  s2: Span
  s3: Span
  /** Statements: banners, long introductions. */
  s4: Span
  s5: Span
  /** Padding above and below a section's content. */
  space: Span
  gap: Span
  /** Horizontal page padding. */
  gutter: Span
  /** Maximum content width in rem. */
  wide: number
  /** Letter spacing of headings in em. */
  tracking: number
}

/** By number of items, on wide screens. */
export type Columns = (count: number) => 1 | 2 | 3 | 4

/** Differences in markup rather than CSS. Views read them and never check a style's name. */
export type Layout = {
  /** Replacement for pattern pictures. Default: shapes. */
  patterns?: 'Light'
  Introduction: PictureFrame & {
    openings: readonly Opening[]
    /** Background of the fact strip. Default: the introduction's. 'Within': the hero shows facts itself. */
    strip?: Tone | 'Within'
    /** Whether the header shows trade and place if it has room. Default: the introduction does. */
    isKickerInHeader?: boolean
    sizes: string
  }
  Services: {
    /** Layouts that 'Auto' prefers among the suitable ones, best first. Empty: the most suitable one. */
    prefers: readonly ServiceLayout[]
    columns: Columns
    button: ButtonKind
    /** Whether lists draw durations as bars and sizes of a service as circles. Default: text. */
    marks?: boolean
    /**
     * Whether a list's type is as large as its longest name allows, with bars in the remaining space of each row. A
     * single service's name fills the width. Default: rows of text.
     */
    isPoster?: boolean
    /** Whether names and prices of a list share one size, as large as the longest name allows. Default: set by CSS. */
    isSign?: boolean
    /**
     * Whether a list is a table of names, descriptions, duration bars on one axis, and large prices. Default: rows of
     * text.
     */
    isTable?: boolean
    /** Whether 'Auto' puts services into cells of a filled grid, and later ones into a list. Default: no. */
    isBento?: boolean
    /** Whether services are grouped by the details they have. Default: only in lists of one size, and in tables. */
    isApart?: boolean
    /** Maximum number of cards without pictures that each get a window of light. Default: 0. */
    windows?: number
    /** Whether cards and rows without a picture show the service's icon. Default: no. */
    icons?: boolean
    sizes: (columns: number) => string
    /** Whether frames are loose. Default: no. */
    loose?: (columns: number) => boolean
  }
  Gallery: {
    sizes: string
    stripSizes: string
    /** Whether frames in a grid are loose. Default: no. */
    looseGrid?: boolean
    /** Whether photos can be in two colors, like photos that fill a section. Default: no. */
    isToned?: boolean
    /** Whether 'Auto' shows pictures in their own ratios and in different sizes. Default: the owner's frame. */
    ownShapes?: boolean
  }
  /** The 'Auto' layout for a statement with text below it. */
  QuoteBanner: TextBannerLayout
  /** Whether a banner's first number is drawn as a picture. Default: no. */
  hasBannerNumeral?: boolean
  ImageBanner: {
    frame: ImageFrame
    sizes: string
    /** Whether a heading on the picture has its own solid block, so that the picture stays bright. Default: no. */
    onBlock?: boolean
  }
  Team: {
    /** Whether to draw shapes below each person if nobody has a portrait. Default: no. */
    isFooted?: boolean
    columns: Columns
    sizes: (columns: number) => string
    many: 'Portraits' | 'List'
  }
  CustomerReviews: {
    columns: Columns
    many: 'Cards' | 'List'
    /** Whether a short first review may be larger than the rest. Default: no. */
    leads?: boolean
  }
  FrequentlyAskedQuestions: {
    button: ButtonKind
    /** Whether the answer with the best number has its own background. Default: no. */
    hasBand?: boolean
    /** Whether the heading and the questions are cells. Default: no. */
    isBento?: boolean
    /** Whether shapes are next to a few questions. Default: no. */
    isTiled?: boolean
  }
  /** Whether a row of shapes is above the footer. Default: no. */
  Footer?: { isTiled: boolean }
  Scheduling: PictureFrame
  Contact: PictureFrame & {
    /** Whether the first phone number is in large type, and the areas are a sentence in large type. Default: both are normal details. */
    isLarge?: boolean
    /** Whether the large number is as wide as its column. Default: the size of a heading. */
    isFitted?: boolean
    /** Whether details form a table with labels. Default: a list with icons. */
    isTable?: boolean
    /** Background of the week and the map. Default: the section's. */
    picturesTone?: Tone
    /** Background of the areas. Default: the section's. */
    areaTone?: Tone
    /** Whether the page gradually darkens into the section. Default: no. */
    isEvening?: boolean
    /**
     * Whether three or more areas with known coordinates are a dot map. Default: a list, or a sentence in large type.
     */
    areas?: 'Map'
    /** Background of the column with phone number and address. Default: the section's. */
    reachTone?: Tone
    /** Whether hours, areas, contact details and the form are cells of one grid. Default: columns. */
    isBento?: boolean
    /**
     * Hours as rows, as a ticket with the address on its stub, or as a week of bars if three days have times. Default:
     * rows.
     */
    hours?: 'Rows' | 'Ticket' | 'Week'
  }
}

export type ButtonKind = 'primary' | 'ghost' | 'text'

/** A preset style, as data for elements and sections. */
export type SiteStyle = {
  scale: Scale
  layout: Layout
  /** CSS of the page and its elements, after the common sheet. */
  page: string
  /** CSS of each section type, after the section's common sheet. */
  sections: Readonly<Record<SectionType, string>>
  /** CSS of the other pages, after their common sheets: short pages, legal pages and the form page. */
  otherPages: { short: string; legal: string; form: string }
}
