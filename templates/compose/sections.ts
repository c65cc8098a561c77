import { limits } from '../../renderer/document/fields/limits.ts'
import type { SectionType } from '../../renderer/document/section-types.ts'
import type { Link } from '../../renderer/document/values/link.ts'
import { looks } from '../../renderer/styles/looks.ts'
import type { PagePlan } from '../plan/page-plan.ts'
import { paragraph } from '../plan/sentence-text.ts'
import { sampleMembers } from '../suggestions/samples.ts'
import { type Brief, type ContentInput, isInTradesLanguage, shapesOf } from './brief.ts'
import {
  bookingAddress,
  callLink,
  footerContent,
  headerContent,
  linkTo,
  mainLink,
  makesAppointments,
  navigationLabel,
  noLink,
  takesBookings,
  videoAddress,
  webLink,
} from './header-and-footer.ts'
import { contactHeading, questionsHeading, teamHeading } from './headings.ts'
import { isPostcode } from './place-name.ts'
import { hashOf } from './section-order.ts'
import { blankServices, servicesContent } from './services.ts'

/** A sentence by the owner in large type, and the remaining text. */
function quoteBannerContent(
  _: Brief,
  { statements, stories }: PagePlan,
  nth: number,
): ContentInput<'QuoteBanner'> | undefined {
  const [primary = '', subordinate = ''] = [statements[nth - 1], stories[nth - 1]]
  return primary === '' && subordinate === '' ? undefined : { primary, subordinate }
}

function questionsContent(brief: Brief, { questions }: PagePlan): ContentInput<'FrequentlyAskedQuestions'> | undefined {
  if (questions.length === 0) return undefined
  return {
    ...blankQuestions(brief),
    items: questions.map(({ question, answer, button = noLink }, index) => ({
      id: `question-${index + 1}`,
      question,
      answer: paragraph(answer),
      button,
    })),
  }
}

const blankQuestions = (brief: Brief): ContentInput<'FrequentlyAskedQuestions'> => ({
  heading: questionsHeading(brief),
  items: [],
})

/** Heading and form. The view reads contact details, hours and areas from the business. */
function contactContent(brief: Brief, plan?: PagePlan): ContentInput<'Contact'> {
  const { business, place } = brief
  return {
    heading: contactHeading(brief),
    body: plan?.reach ?? '',
    showMap: place !== '' || business.address.text !== '' || isPostcode(business.location),
    button: noLink,
    askPreferredTime: asksForPreferredTime(brief) ? 'Optional' : 'Off',
    ...formOfTrade(brief),
  }
}

type FormOfTrade = Pick<ContentInput<'Contact'>, 'messageLabel' | 'formFields' | 'askPhotos' | 'photosLabel'>

/** The trade's additional form fields, which are only in English. */
function formOfTrade(brief: Brief): FormOfTrade {
  const { message = '', fields = [], photos } = isInTradesLanguage(brief) ? (brief.trade.form ?? {}) : {}
  return {
    messageLabel: message,
    formFields: fields.map((field, index) => ({ id: `field-${index + 1}`, ...field })),
    ...(photos !== undefined && { askPhotos: 'Optional' as const, photosLabel: photos }),
  }
}

/** Whether visitors propose times in the form: the business works by appointment and has no booking page. */
const asksForPreferredTime = (brief: Brief): boolean =>
  (makesAppointments(brief) || takesBookings(brief)) && bookingAddress(brief) === ''

/** How to book, if there is a booking page, or if appointments can be requested. */
function schedulingContent(brief: Brief): ContentInput<'Scheduling'> | undefined {
  const button = bookingLink(brief)
  if (button.type === 'None' || (button.type !== 'Web' && !makesAppointments(brief))) return undefined
  return { ...blankScheduling(brief), button }
}

/** Link to the booking page, otherwise to the contact form, otherwise to the phone. */
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

function introductionContent(brief: Brief, plan?: PagePlan): ContentInput<'Introduction'> {
  return {
    kicker: plan?.kicker ?? '',
    heading: plan?.promise ?? '',
    body: plan?.lead ?? '',
    button: mainLink(brief),
    showFacts: true,
    overlay: 0.5,
  }
}

/**
 * One of the owner's sentences on a pattern, which a photo can replace. Undefined without a sentence, since a fact
 * isn't enough for a banner.
 */
function imageBannerContent(
  brief: Brief,
  { statements }: PagePlan,
  nth: number,
): ContentInput<'ImageBanner'> | undefined {
  const heading = statements[brief.textBanners + nth - 1]
  if (heading === undefined) return undefined
  const { grammar, seed } = shapesOf(brief)
  return {
    image: {
      provider: 'Pattern',
      pattern: grammar[(nth - 1) % grammar.length],
      seed: hashOf(`${seed} banner ${nth}`),
    },
    heading,
    button: nth === 1 ? callLink(brief) : noLink,
    height: nth === 1 ? 440 : 320,
    overlay: 0.4,
  }
}

const blankGallery = (brief: Brief): ContentInput<'Gallery'> => ({
  heading: navigationLabel(brief, 'Gallery'),
  frame: looks[brief.style].galleryFrame,
  items: [],
})

function teamContent(brief: Brief): ContentInput<'Team'> | undefined {
  const { people } = brief.business
  if (people.length === 0) {
    const members = brief.isNew ? sampleMembers(brief.language) : []
    return members.length === 0 ? undefined : { ...blankTeam(brief), members }
  }
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

function reviewsContent(brief: Brief, { reviews }: PagePlan): ContentInput<'CustomerReviews'> | undefined {
  if (reviews.length === 0) return undefined
  return {
    ...blankReviews(brief),
    items: reviews.map(({ text, author, location }, index) => ({
      id: `review-${index + 1}`,
      paragraph: text,
      authorName: author,
      authorLocation: location,
    })),
  }
}

const blankReviews = ({ labels }: Brief): ContentInput<'CustomerReviews'> => ({
  heading: labels?.reviews ?? '',
  items: [],
})

const blankTeam = (brief: Brief): ContentInput<'Team'> => ({
  heading: teamHeading(brief),
  members: [],
})

function videoContent(brief: Brief): ContentInput<'Video'> | undefined {
  const url = videoAddress(brief)
  if (url === '') return undefined
  return { ...blankVideo(brief), url }
}

const blankVideo = (brief: Brief): ContentInput<'Video'> => ({
  heading: navigationLabel(brief, 'Video'),
  description: '',
})

type Composer<T extends SectionType> = (brief: Brief, plan: PagePlan, nth: number) => ContentInput<T> | undefined

/** Composes each section type's content. Undefined without facts for it. `nth` counts from 1. */
export const contentComposers: { [T in SectionType]: Composer<T> } = {
  Header: headerContent,
  Introduction: introductionContent,
  Services: servicesContent,
  // Added together with its photos (place-pictures.ts).
  Gallery: () => undefined,
  QuoteBanner: quoteBannerContent,
  ImageBanner: imageBannerContent,
  Team: teamContent,
  Scheduling: schedulingContent,
  Video: videoContent,
  CustomerReviews: reviewsContent,
  FrequentlyAskedQuestions: questionsContent,
  Contact: contactContent,
  Footer: footerContent,
}

/** Initial content of a section without facts: a heading in the page's language, and fields to fill in. */
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
  CustomerReviews: blankReviews,
  FrequentlyAskedQuestions: blankQuestions,
  Contact: (brief) => contactContent(brief),
  Footer: footerContent,
}
