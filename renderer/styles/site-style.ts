import type {
  CornerStyle,
  FontSize,
  ImageFrame,
  IntroductionLayout,
  PhotoTone,
  ServiceLayout,
  TextBannerLayout,
} from '../document/enumerations.ts'
import type { SectionType } from '../document/section-types.ts'
import type { PictureFrame } from '../elements/pictures/pictures.ts'

/** What a website of a style begins with. Its owner may change all of it. */
export type Look = {
  buttonCorners: CornerStyle
  imageCorners: CornerStyle
  headingSize: FontSize
  photoTone: PhotoTone
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
  /** Between things that stand together. */
  gap: Span
  /** Left and right of the page. */
  gutter: Span
  /** The widest that content gets, in rem. */
  wide: number
  /** Between the letters of headings, in em. */
  tracking: { sans: number; serif: number }
}

/** How many stand side by side on a wide screen. */
export type Columns = (count: number) => 1 | 2 | 3 | 4

/** What differs in what is drawn, not only in how: views read it, and know no style by name. */
export type Layout = {
  /** The frame is that of a picture beside the text. */
  Introduction: PictureFrame & {
    /** What 'Auto' stands for with a photograph. A drawing stands beside the text in every style. */
    photograph: IntroductionLayout
    /** The `sizes` of a picture beside the text. */
    sizes: string
  }
  Services: {
    /** What 'Auto' takes of the layouts that suit the content, most preferred first; the most suited where none is named. */
    prefers: readonly ServiceLayout[]
    columns: Columns
    button: ButtonKind
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
  }
  /** What 'Auto' stands for where there is text under the statement. */
  QuoteBanner: TextBannerLayout
  ImageBanner: {
    /** The frame of a picture beside the heading. */
    frame: ImageFrame
    /** The `sizes` of that picture. */
    sizes: string
    /** Whether a heading on the picture has its own solid block, so that it needs no dark picture. Default: it has none. */
    onBlock?: boolean
  }
  Team: {
    columns: Columns
    sizes: (columns: number) => string
    /** What many are shown in. */
    many: 'Portraits' | 'List'
  }
  CustomerReviews: {
    columns: Columns
    /** What many are shown in. */
    many: 'Cards' | 'List'
    /** Whether a short first one may be larger than the others. Default: it may not. */
    leads?: boolean
  }
  FrequentlyAskedQuestions: { button: ButtonKind }
  Scheduling: PictureFrame
  Contact: PictureFrame
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
