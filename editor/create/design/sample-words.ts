import { type FormattedText, plainWords } from '#renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { servicePrice } from '#renderer/facts/service-price.ts'

/**
 * A headline and two lines from the website's text: a service with its price and description, otherwise more services or their description.
 * Prefers texts that fit on one line.
 */
export function sampleWords({ businessName, business, sections, settings }: WebsiteSettings) {
  const introduction = sections.find(({ type }) => type === 'Introduction')
  const services = sections.find(({ type }) => type === 'Services')
  const { heading, body } = introduction?.type === 'Introduction' ? introduction.content : { heading: '', body: '' }
  const offers = (services?.type === 'Services' ? services.content.items : []).map((item) => ({
    name: item.heading,
    price: servicePrice(item, business, settings.language).price,
  }))
  const [priced, ...others] = offers.toSorted((one, other) => Number(other.price !== '') - Number(one.price !== ''))
  const sentences = sentencesOf(body)
  const bodySentences = services?.type === 'Services' ? sentencesOf(services.content.body) : []
  const lines = [priced, ...sentences, ...others, ...bodySentences]
    .map((line) => (typeof line === 'object' ? `${line.name} ${line.price}`.trim() : (line?.trim() ?? '')))
    .filter((line) => line !== '')
  const short = lines.filter(({ length }) => length <= maxLineLength)
  return { heading: heading.trim() || businessName, lines: [...new Set([...short, ...lines])].slice(0, 2) }
}

/** How many characters fit on a card's line in every font. */
const maxLineLength = 34

const sentencesOf = (text: FormattedText) => plainWords(text).split(/(?<=[.!?。！？])\s*/u)
