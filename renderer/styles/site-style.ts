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

/** Initial values of a new website. Its owner may change all of them. */
export type Look = {
  buttonCorners: CornerStyle
  imageCorners: CornerStyle
  headingSize: FontSize
  serviceFrame: ImageFrame
  teamFrame: ImageFrame
  galleryFrame: ImageFrame
}

/** Two lengths in rem: on a screen 20rem wide and on one of 90rem. */
export type Span = readonly [narrow: number, wide: number]

/** A style's sizes. The owner's heading size enlarges `s3` and above. */
export type Scale = {
  /** Body text. */
  s0: Span
  /** Leads, and the headings of cards. */
  s1: Span
  s2: Span
  /** The heading of a section. */
  s3: Span
  /** Statements: banners, long introductions. */
  s4: Span
  /** The introduction's heading. */
  s5: Span
  /** Above and below a section's content. */
  space: Span
  /** Gap between related elements. */
  gap: Span
  /** Left and right of the page. */
  gutter: Span
  /** The widest that content gets, in rem. */
  wide: number
  /** Between the letters of headings, in em. */
  tracking: number
}

/** Columns on a wide screen for a number of items. */
export type Columns = (count: number) => 1 | 2 | 3 | 4

/** Differences in markup rather than CSS. Views read them and know no style by name. */
export type Layout = {
  /** Replacement for patterns as pictures. Default: shapes. */
  patterns?: 'Light'
  /** The frame is that of a picture beside the text. */
  Introduction: PictureFrame & {
    openings: readonly Opening[]
    /** The ground of the strip of facts. Default: the introduction's. 'Within': openings show the facts themselves. */
    strip?: Tone | 'Within'
    /** Whether the header says trade and place where it has the room. Default: the introduction does. */
    isKickerInHeader?: boolean
    /** The `sizes` of a picture beside the text. */
    sizes: string
  }
  Services: {
    /** Layouts that 'Auto' prefers among the suitable ones, best first. Empty: the most suitable one. */
    prefers: readonly ServiceLayout[]
    columns: Columns
    button: ButtonKind
    /** Whether a list draws durations as bars and a service's sizes as circles. Default: as words. */
    marks?: boolean
    /**
     * Whether a list is set in type as large as its longest name has room for, with bars in what a name leaves of its row, and a lone service's
     * name fills the width. Default: rows of text.
     */
    isPoster?: boolean
    /** Whether names and prices of a list are of one size, as large as the longest name has room for. Default: as CSS has it. */
    isSign?: boolean
    /** Whether a list is a table of names, sentences, bars of minutes on one axis, and large prices. Default: rows of text. */
    isTable?: boolean
    /** Whether 'Auto' gives each service a cell of a grid without holes, and those after the first few a list. Default: no. */
    isBento?: boolean
    /** Whether services are apart by what is known of them. Default: only in lists of one size, and tables. */
    isApart?: boolean
    /** Maximum number of cards for each to have a window of light, if they have no pictures. Default: 0. */
    windows?: number
    /** Whether cards and rows without a picture show the service's icon. Default: they don't. */
    icons?: boolean
    /** The picture's `sizes`. */
    sizes: (columns: number) => string
    /** Whether the frames are loose. Default: they are not. */
    loose?: (columns: number) => boolean
  }
  Gallery: {
    /** The pictures' `sizes` in a grid. */
    sizes: string
    /** The same in a carousel. */
    stripSizes: string
    /** Whether the frames in a grid are loose. Default: they are not. */
    looseGrid?: boolean
    /** Whether photos may be in two colors, as those that fill a section are. Default: they are not. */
    isToned?: boolean
    /** Whether 'Auto' gives pictures their own shapes and sizes that differ. Default: they have the owner's frame. */
    ownShapes?: boolean
  }
  /** The 'Auto' layout for a statement with text below it. */
  QuoteBanner: TextBannerLayout
  /** Whether a banner's first number is drawn as a picture of it. Default: it is not. */
  hasBannerNumeral?: boolean
  ImageBanner: {
    /** The frame of a picture beside the heading. */
    frame: ImageFrame
    /** The `sizes` of that picture. */
    sizes: string
    /** Whether a heading on the picture has its own solid block, so that the picture stays bright. Default: false. */
    onBlock?: boolean
  }
  Team: {
    /** Whether to draw shapes below each person if nobody has a portrait. Default: no. */
    isFooted?: boolean
    columns: Columns
    sizes: (columns: number) => string
    /** Layout for many people. */
    many: 'Portraits' | 'List'
  }
  CustomerReviews: {
    columns: Columns
    /** Layout for many reviews. */
    many: 'Cards' | 'List'
    /** Whether a short first review may be larger than the rest. Default: false. */
    leads?: boolean
  }
  FrequentlyAskedQuestions: {
    button: ButtonKind
    /** Whether the most telling answer is on a ground of its own. Default: it is not. */
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
    /** Whether the first phone number is in large type, and areas are a sentence in large type. Default: both are details among others. */
    isLarge?: boolean
    /** Whether that number is as wide as its column. Default: it has the size of a heading. */
    isFitted?: boolean
    /** Whether details form a table with labels. Default: a list with icons. */
    isTable?: boolean
    /** The ground of the week and the map. Default: the section's. */
    picturesTone?: Tone
    /** The ground of the areas. Default: the section's. */
    areaTone?: Tone
    /** Whether the page darkens into the section like an evening. Default: its ground begins at once. */
    isEvening?: boolean
    /** Whether three areas or more are a map of dots where their points are known. Default: a list, or a sentence in large type. */
    areas?: 'Map'
    /** The ground of the column with phone number and address. Default: the section's. */
    reachTone?: Tone
    /** Whether hours, areas, ways to reach the business, and the form are cells of one grid. Default: columns. */
    isBento?: boolean
    /** Hours as rows, as a ticket with the address on its stub, or as a week of bars if three days have times. Default: rows. */
    hours?: 'Rows' | 'Ticket' | 'Week'
  }
}

export type ButtonKind = 'primary' | 'ghost' | 'text'

/** One of the preset styles: data that elements and sections read. */
export type SiteStyle = {
  scale: Scale
  layout: Layout
  /** CSS of the whole page and its elements, after what every style shares. */
  page: string
  /** CSS of each section type, after the section's own and sent with it. */
  sections: Readonly<Record<SectionType, string>>
  /** CSS of the pages beside the index, after what every style shares: those of few words, those about the law, and the one with the form. */
  otherPages: { nothing: string; law: string; form: string }
}
