import type { PresetStyle } from '../renderer/document/enumerations.ts'
import type { SectionType } from '../renderer/document/section-types.ts'

/**
 * A search phrase for a picture, and what the picture shows, said to someone who cannot see it. A blank phrase stands for the business itself,
 * in its owner's words.
 */
export type Picture = readonly [phrase: string, description: string]

/**
 * Texts may hold `{name}`, `{place}` and `{what}` (the first service in the owner's own words). A clause in square brackets is left out
 * when a value it needs is blank: 'Repairs[ in {place}] done well'. A text that needs a blank value elsewhere is passed over.
 */
export type Copy = {
  /** At most six words each. */
  headlines: readonly string[]
  /** At most three sentences each. */
  introductions: readonly string[]
  /** At most four sentences each. */
  about: readonly string[]
  /** At most twelve words and 92 characters each. */
  quotes: readonly string[]
  /** Lines that stand on a wide picture. */
  bannerLines: readonly string[]
  headings: { services: string; gallery: string; team: string; reviews: string; questions: string }
  /** A sentence or two under the services heading. */
  servicesText: string
  scheduling: { heading: string; text: string }
  video: { heading: string; text: string }
  contact: { heading: string; text: string }
  /** What the main button says: at most 28 characters. */
  callToAction: string
  /** What leads to the services: at most 28 characters. */
  servicesLabel: string
}

export type ServiceIdea = {
  /** At most four words. */
  name: string
  /** At most two sentences. */
  text: string
  picture: Picture
  /** Beginnings of words by which the owner's own name for it is known: 'boil radiat heat'. */
  stems: string
}

export type Question = { question: string; answer: string }
/** An invented review; the place it is from comes from the answers. */
export type SampleReview = { name: string; text: string }
/** An invented person. The biography is shown behind a prefix that says so. */
export type SamplePerson = {
  name: string /** How the person is drawn. */
  portrait: 'woman' | 'man'
  title: string
  bio: string
}

/** What a name for a business of the trade can be made of. */
export type NameWords = {
  /** What a name can begin with, at least sixteen: materials, tools, hours and weather of the trade: 'Copper', 'Lantern'. */
  words: readonly string[]
  /** What can follow a word, a place or a family's name, at least five: 'Plumbing', 'Pipe & Drain'. */
  endings: readonly string[]
  /** Names that need nothing more, at least eight: 'The Dry Floor'. */
  whole: readonly string[]
}

/** An invented business: its phone number is reserved for fiction and its email address reaches nobody. */
export type TradeSample = {
  /** What it is in a sentence: 'a plumber'. */
  trade: string
  name: string
  /** What its owner would write in the wizard. */
  activities: string
  location: string
  address: string
  phone: string
  hours: string
}

export type Trade = {
  slug: string
  /** The trade in one or two words, as it stands in a page title: 'Plumber'. Blank where it is not known. */
  trade: string
  /** Customers come, or are come to, at a time that was agreed: the contact form asks for one that suits. */
  appointments?: true
  /** What its websites are drawn in unless their owner chooses another: the trades look about as different as their shop windows. */
  style: PresetStyle
  /** Ids of the palettes that suit the trade, at least four, the most fitting first. */
  palettes: readonly string[]
  /** Ids of the font pairs that suit it, likewise. */
  fontPairs: readonly string[]
  /** What every picture has to do with, without naming a thing to be seen in it. */
  subject: string
  /**
   * How strongly a word or phrase says that a business is of this kind. A trailing * stands for any ending; a negative weight says that it
   * is not. templates/unlisted names the trades that have no file of their own.
   */
  matches: Readonly<Record<string, number>>
  copy: Copy
  services: readonly ServiceIdea[]
  /** Descriptions that fit any service of the trade, for those the owner names and the pack does not know. */
  anyService: readonly string[]
  questions: readonly Question[]
  reviews: readonly SampleReview[]
  team: readonly SamplePerson[]
  pictures: {
    hero: Picture
    /** Three wide ones. */
    banners: readonly Picture[]
    /** With what stands under each. */
    gallery: readonly (readonly [...Picture, caption: string])[]
    scheduling: Picture
    video: Picture
    contact: Picture
    /** Drawn for an invented person. */
    person: Picture
  }
  /** What links to sections say, where the trade has its own word. */
  navigation?: Partial<Record<SectionType, string>>
  names: NameWords
  /** Businesses somebody of the trade could start, at least fourteen, each of about five words and at most eight: 'Evening repairs for rented homes'. */
  ideas: readonly string[]
  /** What people type when they look for such a business. */
  searchTerms: readonly string[]
  sample: TradeSample
}

/** What composing reads of a trade, listed or not. */
export type TradeProfile = Omit<Trade, 'sample'>
