import { limits } from '../../renderer/document/fields/limits.ts'
import type { SectionType } from '../../renderer/document/section-types.ts'
import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import type { Link } from '../../renderer/document/values/link.ts'
import { languageIn } from '../../renderer/languages/languages.ts'
import { looks } from '../../renderer/styles/looks.ts'
import { type Brief, type ContentInput, isInTradesLanguage } from './brief.ts'
import { blankQuestions, frequentlyAskedQuestionsContent } from './frequently-asked-questions.ts'
import {
  agreesTimes,
  bookingAddress,
  callLink,
  footerContent,
  headerContent,
  linkTo,
  mainLink,
  navigationLabel,
  noLink,
  secondLink,
  takesBookings,
  videoAddress,
  webLink,
} from './header-and-footer.ts'
import { headline } from './headline.ts'
import { asHeading, compared, leansOn } from './own-words.ts'
import { turned } from './section-order.ts'
import { artwork, blankServices, drawn, heroPicture, picturesOf, servicesContent, servicesLabel } from './services.ts'

const longest = 92

const shortest = 24

/** With fewer sentences the introduction needs them all. */
const fewest = 3

/** One of the owner's sentences in large letters. Undefined if no sentence makes sense on its own. */
function quoteBannerContent(brief: Brief, nth: number): ContentInput<'QuoteBanner'> | undefined {
  const text = tellingSentences(brief)[nth - 1]
  return text === undefined ? undefined : { primary: text, subordinate: '' }
}

/** Prices, numbers of licenses and times are read better in small letters. */
const hasFigures = /\p{Sc}|[#@]|\p{Nd}{3}|\p{Nd}\P{Nd}+\p{Nd}/u

/** Matches 'I', 'we', 'my' or 'our' of a language among the first three words; anywhere in Japanese and Korean. */
const speaker = (language: string): RegExp | undefined => {
  const voice = languageIn(language)?.voice
  if (!voice) return undefined
  const words = `${voice.I}|${voice.we}`
  return /^(?:ja|ko)$/.test(primaryLanguage(language))
    ? new RegExp(words, 'u')
    : new RegExp(`^(?:\\S+\\s+){0,2}(?:${words})(?!\\p{L})`, 'iu')
}

/** What a business doesn't do, asks of its customers, or has no room for is better said in small letters. */
const reservation =
  /(?<!\p{L})(?:no|none|only|must|please|sorry|cancel\p{L}*|full|except|unless|never|cannot|(?:do|does|can|could|will|would|are|is|was|were)(?: not|n['’]t)|(?:don|can|won)['’]t|kein\p{L}*|nicht|nur|bitte|ne|n|pas|sans|seulement|non|solo|senza|sin|sólo|nunca|não|só|sem|apenas|somente|geen|niet|alleen|enkel|nie|tylko|bez|nigdy|proszę|inte|ingen)(?!\p{L})/iu

/** Sentences that can stand alone, in large letters, the longest first: the owner's voice on what sets the business apart. */
function tellingSentences(brief: Brief): string[] {
  const { sentences, services, credentials, areas, languages, terms, phones, emails, links } = brief.business
  const lists = [services, credentials, areas, languages, terms, phones, emails, links]
  const practical = new Set(lists.flatMap((list) => list.map(({ id }) => id)))
  const title = compared(headline(brief))
  const isTitle = (text: string) => title.includes(compared(text))
  const free = sentences.filter(({ covered, text }) => !covered && !isTitle(text))
  if (free.length < fewest) return []
  const spare = free.length - fewest + 1
  const voice = speaker(brief.language)
  return sentences
    .filter((sentence, index) => {
      const text = sentence.text.trim()
      const next = sentences[index + 1]?.text.trim() ?? ''
      return (
        index > 0 &&
        !sentence.covered &&
        !sentence.facts.some((id) => practical.has(id) || id === 'hours' || id === 'address') &&
        !hasFigures.test(text) &&
        text.length >= shortest &&
        text.length <= longest &&
        !/[\n:]/.test(text) &&
        !isTitle(text) &&
        voice?.test(text) &&
        !reservation.test(text) &&
        !leansOn.test(text) &&
        !leansOn.test(next)
      )
    })
    .map(({ text }) => asHeading(text))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, spare)
}

/** The heading and the form; numbers, addresses, hours and areas are the business's, which the view reads. */
function contactContent(brief: Brief): ContentInput<'Contact'> {
  const { business, labels, place } = brief
  return {
    heading: labels?.contact ?? '',
    body: '',
    showMap: place !== '' || business.address.text !== '',
    button: noLink,
    askPreferredTime: asksForTime(brief) ? 'Optional' : 'Off',
    ...formOfTrade(brief),
    image: drawn(brief, 'contact', ({ contact }) => contact),
  }
}

/** What the form asks for besides, in the only language that the trade's words have. */
function formOfTrade(brief: Brief): Pick<ContentInput<'Contact'>, 'formFields' | 'askPhotos' | 'photosLabel'> {
  const { fields = [], photos } = isInTradesLanguage(brief) ? (brief.trade.form ?? {}) : {}
  return {
    formFields: fields.map((field, index) => ({ id: `field-${index + 1}`, ...field })),
    ...(photos !== undefined && { askPhotos: 'Optional' as const, photosLabel: photos }),
  }
}

/** Where times are agreed and there is no page to book them on: of the trade, of the business, or since the page invites to book. */
const asksForTime = (brief: Brief): boolean =>
  (agreesTimes(brief) || takesBookings(brief)) && bookingAddress(brief) === ''

/** How to book, where there is a page for it, or times are agreed and there is a way to ask for one. */
function schedulingContent(brief: Brief): ContentInput<'Scheduling'> | undefined {
  const { business } = brief
  const button = bookingLink(brief)
  if (button.type === 'None' || (button.type !== 'Web' && !agreesTimes(brief))) return undefined
  return {
    ...blankScheduling(brief),
    body: business.terms
      .filter(({ kind }) => kind === 'Booking')
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 512),
    button,
    image: drawn(brief, 'scheduling', ({ scheduling }) => scheduling),
  }
}

/** Until there is a booking page to lead to, the button leads to the contact form, else to the phone. */
function bookingLink(brief: Brief): Link {
  const label = brief.labels?.book
  const ways = [webLink(bookingAddress(brief), label), linkTo(brief, 'Contact', label ?? ''), callLink(brief)]
  return ways.find(({ type }) => type !== 'None') ?? noLink
}

const blankScheduling = ({ labels }: Brief): ContentInput<'Scheduling'> => ({
  heading: labels?.booking ?? '',
  body: '',
  button: noLink,
})

/** The headline and the ways to go on. The owner's sentences are put in afterwards: the other sections say which of them are left. */
function introductionContent(brief: Brief, nth = 1): ContentInput<'Introduction'> {
  return {
    heading: headline(brief, nth - 1),
    body: '',
    button: mainLink(brief),
    secondButton: secondLink(brief, servicesLabel(brief)),
    showFacts: true,
    image: heroPicture(brief),
    // Drawn artwork is calm: it needs less of a veil than a photo would.
    overlay: 0.5,
  }
}

const longestLine = 80

/** A wide picture of the trade under one of the owner's sentences. None where there is neither: a fact alone says too little there. */
function imageBannerContent(brief: Brief, nth: number): ContentInput<'ImageBanner'> | undefined {
  const picture = turned(picturesOf(brief)?.banners ?? [], brief.seed, 'banner picture')[nth - 1]
  const heading = tellingSentences(brief)
    .slice(brief.textBanners)
    .filter((text) => text.length <= longestLine)[nth - 1]
  if (!picture || heading === undefined) return undefined
  return {
    image: artwork(brief, picture, `banner ${nth}`),
    heading,
    button: nth === 1 ? callLink(brief) : noLink,
    height: nth === 1 ? 440 : 320,
    overlay: 0.4,
  }
}

/** Fills rows of two and of three alike. */
const shown = 6

/**
 * Drawings of a listed trade, without captions because they show no real work. Undefined for other trades, and where the owner said
 * little more than the trade: a page of drawings looks empty.
 */
function galleryContent(brief: Brief): ContentInput<'Gallery'> | undefined {
  const pictures = picturesOf(brief)
  const { services, sentences } = brief.business
  if (!pictures || (services.length === 0 && sentences.every(({ covered }) => covered))) return undefined
  return {
    ...blankGallery(brief),
    frame: looks[brief.style].galleryFrame,
    items: turned(pictures.gallery, brief.seed, 'gallery')
      .slice(0, shown)
      .map(([phrase, description], index) => ({
        id: `picture-${index + 1}`,
        image: artwork(brief, [phrase, description], `gallery ${index + 1}`),
        caption: '',
      })),
  }
}

const blankGallery = (brief: Brief): ContentInput<'Gallery'> => ({
  heading: navigationLabel(brief, 'Gallery'),
  items: [],
})

/** The people whom the owner named, without portraits: nobody knows what they look like. */
function teamContent(brief: Brief): ContentInput<'Team'> | undefined {
  const { people } = brief.business
  if (people.length === 0) return undefined
  return {
    ...blankTeam(brief),
    frame: looks[brief.style].teamFrame,
    members: people.slice(0, limits.teamMembers).map(({ name, role, about }, index) => ({
      id: `person-${index + 1}`,
      name,
      title: role,
      bio: about,
      image: null,
      sample: false,
    })),
  }
}

const blankTeam = (brief: Brief): ContentInput<'Team'> => ({
  heading: navigationLabel(brief, 'Team'),
  members: [],
})

/** The video that the owner named. */
function videoContent(brief: Brief): ContentInput<'Video'> | undefined {
  const url = videoAddress(brief)
  if (url === '') return undefined
  return {
    ...blankVideo(brief),
    url,
    poster: drawn(brief, 'video', ({ video }) => video),
  }
}

const blankVideo = (brief: Brief): ContentInput<'Video'> => ({
  heading: navigationLabel(brief, 'Video'),
  description: '',
})

type Composer<T extends SectionType> = (brief: Brief, nth: number) => ContentInput<T> | undefined

/** How the content of each section type is composed; undefined where nothing is known that it could say. `nth` counts from one. */
export const contentComposers: { [T in SectionType]: Composer<T> } = {
  Header: headerContent,
  Introduction: introductionContent,
  Services: servicesContent,
  Gallery: galleryContent,
  QuoteBanner: quoteBannerContent,
  ImageBanner: imageBannerContent,
  Team: teamContent,
  Scheduling: schedulingContent,
  Video: videoContent,
  // Only customers can say what they say.
  CustomerReviews: () => undefined,
  FrequentlyAskedQuestions: frequentlyAskedQuestionsContent,
  Contact: contactContent,
  Footer: footerContent,
}

/** What a section begins with that has nothing to say yet: its heading in the page's language, and fields to fill in. */
export const blankContents: { [T in SectionType]: (brief: Brief) => ContentInput<T> } = {
  Header: headerContent,
  Introduction: (brief) => introductionContent(brief),
  Services: blankServices,
  Gallery: blankGallery,
  QuoteBanner: () => ({}),
  ImageBanner: () => ({}),
  Team: blankTeam,
  Scheduling: blankScheduling,
  Video: blankVideo,
  CustomerReviews: ({ labels }) => ({ heading: labels?.reviews ?? '', items: [] }),
  FrequentlyAskedQuestions: blankQuestions,
  Contact: contactContent,
  Footer: footerContent,
}
