import type { Credential, termKinds } from '../renderer/document/business.ts'
import type { OwnFieldKind } from '../renderer/document/contact-form.ts'
import type { PresetStyle } from '../renderer/document/enumerations.ts'
import type { SectionType } from '../renderer/document/section-types.ts'

/** A sentence that the invented owner typed, with the facts it says. */
export type SampleSentence = {
  /** It starts a new line of the description where it begins with one. */
  text: string
  /** It says more than its facts, so that a page needs the sentence too. */
  more?: true
  trade?: string
  since?: { year: number } | { years: number }
  people?: readonly { name: string; role?: string; about?: string }[]
  credentials?: readonly { kind: Credential['kind']; name: string }[]
  services?: readonly SampleService[]
  areas?: readonly string[]
  /** BCP 47. */
  languages?: readonly string[]
  audience?: readonly string[]
  terms?: readonly { kind: (typeof termKinds)[number]; text: string }[]
  /** 'Tue-Sat 09:00-17:30'. */
  hours?: readonly string[]
  /** 'Sun,Mon'. */
  closed?: string
  byAppointment?: true
}

export type SampleService = {
  name: string
  /** In the currency of the country; 0 is free of charge. */
  price?: number
  to?: number
  from?: true
  unit?: string
  duration?: string
  note?: string
}

/** An invented business: its phone number is reserved for fiction and its email address reaches nobody. */
export type TradeSample = {
  /** What it is in a sentence: 'a plumber'. */
  trade: string
  name: string
  location: string
  place: { town: string; region: string; country: 'US' | 'CA' | 'GB' | 'IE' | 'AU' }
  address: string
  phone: string
  said: readonly SampleSentence[]
  /** Shown on its sample website alone, whose footer says that the business is invented. */
  reviews: readonly { name: string; text: string }[]
}

/** A search phrase for a picture, and what the picture shows for visitors who cannot see it. */
export type Picture = readonly [phrase: string, description: string]

/** A service that businesses of the trade usually offer. No page shows one unless its owner adds it. */
export type ServiceIdea = {
  /** At most four words. */
  name: string
  picture: Picture
  /** Beginnings of words in the owner's own name for it: 'boil radiat heat'. */
  stems: string
}

type TradePictures = {
  hero: Picture
  /** Three wide ones. */
  banners: readonly Picture[]
  gallery: readonly Picture[]
  scheduling: Picture
  video: Picture
  contact: Picture
}

type TradeForm = {
  fields?: readonly { label: string; kind: OwnFieldKind }[]
  /** The label of the field for photos, where a photo shows the job. */
  photos?: string
}

/** The parts of a name for a business of the trade. */
type NameWords = {
  /** What a name can begin with, at least sixteen: materials, tools, hours and weather of the trade: 'Copper', 'Lantern'. */
  words: readonly string[]
  /** What can follow a word, a place or a family's name, at least five: 'Plumbing', 'Pipe & Drain'. */
  endings: readonly string[]
  /** Complete names, at least eight: 'The Dry Floor'. */
  whole: readonly string[]
}

/** Words and phrases by which match-trade.ts recognizes a trade, in small letters without accents. A trailing * stands for any ending. */
export type TradeWords = {
  /** Names of the trade itself. One is enough where the owner says it of the business. */
  own: readonly string[]
  /** Words that other trades use as well: two of them must agree. */
  signs: readonly string[]
  /** Phrases that hold such a word and mean something else: 'hair removal', 'coffee table*'. */
  not: readonly string[]
}

/**
 * What a business of the trade looks like and is called. It holds no sentence for a page and no claim, because only owners know what is true
 * of their business.
 */
export type Trade = {
  slug: string
  /** The trade in one or two words, as a page title has it: 'Plumber'. Blank where it is unknown. */
  trade: string
  /** Customers usually come, or are visited, at an agreed time: the contact form asks for one. */
  appointments?: true
  /** What its customers look at first, which decides the order of a page. Default: what it offers. */
  leadsWith?: 'work' | 'people'
  /** The style of its websites unless their owner chooses another. */
  style: PresetStyle
  /** Ids of the palettes that suit the trade, at least four, the most fitting first. */
  palettes: readonly string[]
  /** Ids of the font pairs that suit it, likewise. */
  fontPairs: readonly string[]
  /** What every picture has to do with, without naming a thing to be seen in it. */
  subject: string
  matches: TradeWords
  services: readonly ServiceIdea[]
  pictures: TradePictures
  /** Label of the main button, at most 28 characters. Where it books something, pages show it only of owners who take bookings. */
  callToAction: string
  /** What the trade always has to know of a job, for the contact form. It asks, and claims nothing. */
  form?: TradeForm | undefined
  /** Label of a link to the services, at most 28 characters. */
  servicesLabel: string
  /** What links to sections say, where the trade has its own word. */
  navigation?: Partial<Record<SectionType, string>>
  names: NameWords
  /** Businesses that somebody of the trade could start, at least fourteen, at most eight words each: 'Evening repairs for rented homes'. */
  ideas: readonly string[]
  /** What people type when they look for the trade, without a promise: no 'emergency', no '24-hour'. */
  searchTerms: readonly string[]
  sample: TradeSample
}

/** What composing reads of a trade, listed or not. */
export type TradeProfile = Omit<Trade, 'sample' | 'pictures'> & {
  /** Null where the trade isn't listed: a page then shows no drawing of things. */
  pictures: TradePictures | null
}
