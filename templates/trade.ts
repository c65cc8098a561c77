import type { CredentialKind } from '../renderer/document/business.ts'
import type { OwnFieldKind } from '../renderer/document/contact-form.ts'
import type { PresetStyle } from '../renderer/document/enumerations.ts'
import type { ServiceIcon } from '../renderer/document/icon-names.ts'
import type { SectionType } from '../renderer/document/section-types.ts'
import type { FactWords } from '../renderer/languages/fact-words.ts'
import type { ShapeName } from '../renderer/shapes/shape-names.ts'

/** An invented business: its phone number is reserved for fiction and its email address reaches nobody. */
export type TradeSample = {
  /** The noun with its article: 'a plumber'. */
  trade: string
  name: string
  /** Its address, with its town. */
  location: string
  country: 'US' | 'CA' | 'GB' | 'IE' | 'AU'
  phone: string
  /** The description that its owner types in the wizard, by line. */
  typed: readonly string[]
  /** For its sample website, whose footer states that the business is invented. */
  reviews: readonly { name: string; text: string }[]
}

/** A search phrase for a photo, and what such a photo shows. */
export type Picture = readonly [phrase: string, description: string]

/** A service that businesses of the trade usually offer. No page shows one unless its owner adds it. */
export type KnownService = {
  /** At most four words, in American spelling. */
  name: string
  /** Omitted if no icon fits. Unique within the trade. */
  icon?: ServiceIcon
  /**
   * Other names for it, American and British. Each entry holds beginnings of words in any order: 'drain unblock' is found in 'Unblocking
   * of drains', 'leak' in 'Leaks & drips'. Up to three letters are a whole word: 'tap' is not found in 'Tape'.
   */
  also: readonly string[]
  /** One sentence on the service or when people need it, in three wordings. The editor suggests one. Never about the business itself. */
  about: readonly [string, string, string]
  /** The usual unit of its price: 'per hour'. Left out if the price is for the whole service. */
  unit?: string
  /** Without one, no photo of it is searched. */
  picture?: Picture
}

/** A question that customers of the trade ask before they book. */
export type CustomerQuestion = {
  ask: string
  /** The facts that answer it. Without any, only the owner's own words can. */
  from?: keyof FactWords['questions'] | 'address' | 'durations' | 'experience' | 'hours' | 'people' | 'prices'
  /** Beginnings of words, as in a service's `also`, of sentences that answer it: 'vaccin' is found in 'Vaccinated dogs only'. */
  words?: readonly string[]
}

type TradePictures = {
  hero: Picture
  /** Three wide ones. */
  banners: readonly Picture[]
  gallery: readonly Picture[]
}

type TradeForm = {
  /** Label of the message: 'What has happened to the lock?' */
  message?: string
  fields?: readonly { label: string; kind: OwnFieldKind }[]
  /** The label of the field for photos, where a photo shows the job. */
  photos?: string
}

/** The parts of a name for a business of the trade. */
type NameWords = {
  /** First words of a name, at least sixteen: materials, tools, hours and weather of the trade: 'Copper', 'Lantern'. */
  words: readonly string[]
  /** Last words after a word, a place or a family's name, at least five: 'Plumbing', 'Pipe & Drain'. */
  endings: readonly string[]
  /** Complete names, at least eight: 'The Dry Floor'. */
  whole: readonly string[]
}

/** Lowercase words and phrases without accents by which match-trade.ts recognizes a trade. A trailing * matches any ending. */
export type TradeWords = {
  /** Names of the trade. One is enough if the owner uses it for the business. */
  own: readonly string[]
  /** Words that other trades use as well: two of them must agree. */
  signs: readonly string[]
  /** Phrases that hold such a word and mean something else: 'hair removal', 'coffee table*'. */
  not: readonly string[]
}

/** Knowledge about a trade, without claims: only owners know what is true of their business. */
export type Trade = {
  slug: string
  /** The trade in one or two words, as a page title has it: 'Plumber'. Blank where it is unknown. */
  trade: string
  /** The schema.org type of every business of the trade: 'Plumber'. Default: LocalBusiness. */
  schemaType?: string
  /** Customers usually come, or are visited, at an agreed time: the contact form asks for one. */
  appointments?: true
  /** Customers come without an appointment, and look for the opening hours first. */
  walkIns?: true
  /** Customers are in a hurry, so the call button is first. */
  phoneFirst?: true
  /** The credentials that customers look for, the most convincing first. */
  proof: readonly CredentialKind[]
  /** Its customers' first interest, which decides the order of a page. Default: its offer. */
  leadsWith?: 'work' | 'people'
  /** Every style that suits its websites, the default first. */
  styles: readonly [PresetStyle, PresetStyle, ...PresetStyle[]]
  /** Four to six different shapes that suggest its work, the one for the icon first. Empty for an unknown trade. */
  shapes: readonly ShapeName[]
  /** General photo search term for the trade. Blank if it gets no photos. */
  subject: string
  matches: TradeWords
  services: readonly KnownService[]
  /** In the order in which customers ask. */
  questions: readonly CustomerQuestion[]
  /** Such a business's usual week: 'Tue-Sat 09:00-18:00'. */
  usualHours: readonly string[]
  /** Photos worth taking, the one for the top of the page first: 'Your van outside a house.' */
  photoWishes: readonly string[]
  /** The photos to search. Null for a trade whose photos nobody knows. */
  pictures: TradePictures | null
  /** Label of the main button, at most 28 characters. Where it books something, pages show it only of owners who take bookings. */
  callToAction: string
  /** Questions about every job, for the contact form. They claim nothing. */
  form?: TradeForm | undefined
  /** Labels of links to sections, if the trade has its own words. */
  navigation?: Partial<Record<SectionType, string>>
  names: NameWords
  /** Businesses that somebody of the trade could start, at least fourteen, at most eight words each: 'Evening repairs for rented homes'. */
  ideas: readonly string[]
  /** Search queries for the trade, without a promise: no 'emergency', no '24-hour'. */
  searchTerms: readonly string[]
  /** Only trades with one have sample websites and a public page. */
  sample?: TradeSample
}

/** The part of a trade that composing reads. Unlisted trades have it too. */
export type TradeProfile = Omit<Trade, 'sample'>
