import type { CredentialKind } from '../renderer/document/business.ts'
import type { OwnFieldKind } from '../renderer/document/contact-form.ts'
import type { PresetStyle } from '../renderer/document/enumerations.ts'
import type { ServiceIcon } from '../renderer/document/icon-names.ts'
import type { SectionType } from '../renderer/document/section-types.ts'
import type { FactWords } from '../renderer/languages/fact-words.ts'
import type { ShapeName } from '../renderer/shapes/shape-names.ts'

/** An invented business. Its phone number is reserved for fiction, and its email address reaches nobody. */
export type TradeSample = {
  /** The noun with its article: 'a plumber'. */
  trade: string
  name: string
  location: string
  country: 'US' | 'CA' | 'GB' | 'IE' | 'AU'
  phone: string
  /** The owner's description in the wizard, line by line. */
  typed: readonly string[]
  /** For the sample website, whose footer states that the business is invented. */
  reviews: readonly { name: string; text: string }[]
}

/** Search phrase and alt text of a photo. */
export type Picture = readonly [phrase: string, description: string]

/** A common service of the trade. Pages only show it if the owner adds it. */
export type KnownService = {
  /** At most four words, in American spelling. */
  name: string
  /** Omitted if no icon fits. Unique within the trade. */
  icon?: ServiceIcon
  /**
   * Other names for it, American and British. Each entry consists of word prefixes in any order: 'drain unblock'
   * matches 'Unblocking of drains', 'leak' matches 'Leaks & drips'. Up to three letters only match a whole word: 'tap'
   * doesn't match 'Tape'.
   */
  also: readonly string[]
  /**
   * One sentence about the service or when people need it, in three versions. The editor suggests one. Never about the
   * business itself.
   */
  about: readonly [string, string, string]
  /** The usual unit of its price: 'per hour'. Omitted if the price is for the whole service. */
  unit?: string
  /** Without it, the service gets no stock photo. */
  picture?: Picture
}

/** A question that customers of the trade ask before they book. */
export type CustomerQuestion = {
  ask: string
  /** The facts that answer it. If omitted, only the owner's own words can. */
  from?: keyof FactWords['questions'] | 'address' | 'durations' | 'experience' | 'hours' | 'people' | 'prices'
  /** Word prefixes, as in a service's `also`, that occur in answers: 'vaccin' matches 'Vaccinated dogs only'. */
  words?: readonly string[]
}

type TradePictures = {
  hero: Picture
  banners: readonly Picture[]
  gallery: readonly Picture[]
}

type TradeForm = {
  /** Label of the message: 'What has happened to the lock?' */
  message?: string
  fields?: readonly { label: string; kind: OwnFieldKind }[]
  /** Label of the photo field, if photos help to explain the job. */
  photos?: string
}

type NameWords = {
  /**
   * First words of a name, at least sixteen: materials, tools, times of day and weather of the trade: 'Copper',
   * 'Lantern'.
   */
  words: readonly string[]
  /** Last words of a name, after a word, a place or a family's name, at least five: 'Plumbing', 'Pipe & Drain'. */
  endings: readonly string[]
  /** Complete names, at least eight: 'The Dry Floor'. */
  whole: readonly string[]
}

/**
 * Lowercase words and phrases without accents by which match-trade.ts recognizes a trade. A trailing * matches any
 * ending.
 */
export type TradeWords = {
  /** Names of the trade. One is enough if the owner uses it for the business. */
  own: readonly string[]
  /** Words shared with other trades. A text needs two of them. */
  signs: readonly string[]
  /** Phrases in which a shared word has another meaning: 'hair removal', 'coffee table*'. */
  not: readonly string[]
}

/** Knowledge about a trade. Makes no claims, since only owners know what is true of their business. */
export type Trade = {
  slug: string
  /** The trade in one or two words, as in a page title: 'Plumber'. Blank if unknown. */
  trade: string
  /** schema.org type of the trade's businesses: 'Plumber'. Default: LocalBusiness. */
  schemaType?: string
  /** Customers usually make appointments, so the contact form asks for a time. */
  appointments?: true
  /** Customers come without an appointment, so opening hours come first. */
  walkIns?: true
  /** Customers are in a hurry, so the call button is first. */
  phoneFirst?: true
  /** Credentials that customers look for, most convincing first. */
  proof: readonly CredentialKind[]
  /** What customers look for first, which determines the order of sections. Default: services. */
  leadsWith?: 'work' | 'people'
  /** Every style that suits the trade's websites, the default first. */
  styles: readonly [PresetStyle, PresetStyle, ...PresetStyle[]]
  /** Four to six different shapes that suggest the trade's work, the icon's shape first. Empty for an unknown trade. */
  shapes: readonly ShapeName[]
  /** General photo search term for the trade. Blank if it gets no photos. */
  subject: string
  matches: TradeWords
  services: readonly KnownService[]
  questions: readonly CustomerQuestion[]
  /** A typical week: 'Tue-Sat 09:00-18:00'. */
  usualHours: readonly string[]
  /** Photos worth taking, starting with the one for the top of the page: 'Your van outside a house.' */
  photoWishes: readonly string[]
  /** Stock photos to search for. Null if unknown. */
  pictures: TradePictures | null
  /**
   * Label of the main button, at most 28 characters. If it's about booking, pages only use it for owners who take
   * bookings.
   */
  callToAction: string
  /** Questions that apply to every job, for the contact form. They never make claims. */
  form?: TradeForm | undefined
  /** Labels of links to sections, if the trade has its own words. */
  navigation?: Partial<Record<SectionType, string>>
  names: NameWords
  /**
   * At least fourteen business ideas for people of the trade, at most eight words each: 'Evening repairs for rented
   * homes'.
   */
  ideas: readonly string[]
  /** Search queries for the trade. They don't promise anything: no 'emergency', no '24-hour'. */
  searchTerms: readonly string[]
  /** Only trades with a sample have sample websites and a public page. */
  sample?: TradeSample
}

/** The part of a trade that composing reads. Unlisted trades have it too. */
export type TradeProfile = Omit<Trade, 'sample'>
