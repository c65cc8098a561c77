import type { Business } from '../../renderer/document/business.ts'
import type { Link } from '../../renderer/document/values/link.ts'
import { serviceTitle } from '../../renderer/document/values/service-title.ts'
import { filled } from '../../renderer/facts/fact-words.ts'
import { hoursRows } from '../../renderer/facts/format-hours.ts'
import { formatPrice } from '../../renderer/facts/format-price.ts'
import { lowestPrice, pricedServices } from '../../renderer/facts/lowest-price.ts'
import type { FactWords } from '../../renderer/languages/fact-words.ts'
import { factWordsIn, pageWords } from '../../renderer/languages/languages.ts'
import type { Brief, ContentInput } from './brief.ts'
import { bookingAddress, linkTo, noLink, takesBookings, webLink } from './header-and-footer.ts'
import { asSentence, capitalized, languageName } from './own-words.ts'
import { servicesLabel } from './services.ts'

const longestAnswer = 2048
const fewest = 2
/** A longer list of prices is better read where the services are. */
const mostPrices = 6

type Question = keyof FactWords['questions']
type Answer = { text: string; button?: Link }
type TermKind = Business['terms'][number]['kind']

/** What customers ask and facts answer. None where fewer than two questions have an answer. */
export function frequentlyAskedQuestionsContent(brief: Brief): ContentInput<'FrequentlyAskedQuestions'> | undefined {
  const answered = answeredQuestions(brief)
  if (answered.length < fewest) return undefined
  return {
    ...blankQuestions(brief),
    items: answered.map(({ question, text, button = noLink }, index) => ({
      id: `question-${index + 1}`,
      question,
      answer: text,
      button,
    })),
  }
}

export const blankQuestions = ({ labels, language }: Brief): ContentInput<'FrequentlyAskedQuestions'> => ({
  heading: labels ? pageWords(language).questions : '',
  items: [],
})

/** The questions that the facts answer, in the order in which customers ask them. */
function answeredQuestions(brief: Brief): ({ question: string } & Answer)[] {
  const { said } = brief
  if (!said) return []
  const order: readonly Question[] = [
    'cost',
    'booking',
    'hours',
    'area',
    'duration',
    'credentials',
    'languages',
    'terms',
  ]
  return order
    .map((kind) => ({ question: said.questions[kind], ...answers[kind](brief, said) }))
    .filter(({ text }) => text !== '' && text.length <= longestAnswer)
}

const answers: Readonly<Record<Question, (brief: Brief, said: FactWords) => Answer>> = {
  cost: (brief) => {
    const { services, rate } = brief.business
    const { language } = brief
    const prices = [
      ...services.flatMap((service) =>
        service.price ? `${serviceTitle(service)}: ${formatPrice(service.price, language)}` : [],
      ),
      ...(rate ? [capitalized(formatPrice(rate, language))] : []),
    ]
    const terms = termsOf(brief, ['Minimum', 'CallOut', 'Deposit', 'Payment'])
    if (prices.length <= mostPrices) return { text: lines([...prices, ...terms]) }
    const lowest = capitalized(fromPrice(brief.business, language))
    return {
      text: lines([...(lowest === '' ? prices : [lowest]), ...terms]),
      button: linkTo(brief, 'Services', servicesLabel(brief)),
    }
  },
  booking: (brief, said) => {
    const page = bookingAddress(brief)
    const { business, labels } = brief
    const terms = termsOf(brief, ['Booking', 'LeadTime'])
    if (!takesBookings(brief) && terms.length === 0) return { text: '' }
    const ways = [
      ...business.phones.map(({ kind, number }) =>
        kind === 'WhatsApp' ? `WhatsApp: ${number}` : filled(said.call, { number }),
      ),
      ...business.emails.map(({ address }) => address),
    ]
    return {
      text: lines([...terms, ...ways]),
      button: webLink(page, labels?.book),
    }
  },
  hours: ({ business, language }) => ({
    text: lines(
      hoursRows(business.hours, language).map(({ days, times }) => (times === '' ? days : `${days}: ${times}`)),
    ),
  }),
  area: ({ business, language }) => ({
    text: listed(
      business.areas.map(({ name }) => name),
      language,
    ),
  }),
  duration: ({ business }) => ({
    text: lines(
      business.services.flatMap((service) =>
        service.duration === '' ? [] : `${serviceTitle(service)}: ${service.duration}`,
      ),
    ),
  }),
  credentials: ({ business }) => ({
    text: lines(
      business.credentials.map(({ name, number }) => [name, number].filter((part) => part !== '').join(', ')),
    ),
  }),
  languages: ({ business, language }) => ({
    text: listed(
      business.languages.map((spoken) => languageName(spoken, language)),
      language,
    ),
  }),
  terms: (brief) => ({ text: lines(termsOf(brief, ['Cancellation', 'Excluded', 'Other'])) }),
}

const termsOf = ({ business }: Brief, kinds: readonly TermKind[]): string[] =>
  business.terms.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => asSentence(text))

const lines = (texts: readonly string[]) => texts.filter((text) => text !== '').join('\n')

/** 'Leeds, York and Selby', as the page's language joins a list. */
function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

/** 'from £14': the lowest of at least three prices that can be compared. Blank otherwise. */
export function fromPrice(business: Business, language: string): string {
  const lowest = pricedServices(business).length < 3 ? undefined : lowestPrice(business)
  return lowest && factWordsIn(language) ? formatPrice({ ...lowest, to: null, from: true }, language) : ''
}
