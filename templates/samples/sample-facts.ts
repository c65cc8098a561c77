import { type Business, business } from '../../renderer/document/business.ts'
import { trades } from '../trade-list.ts'
import type { SampleBusiness } from './sample-businesses.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The facts of an invented business: what it says of itself, how it is reached, and its trade's usual services. */
export function sampleFacts(sample: SampleBusiness): Business {
  const { industry, activities, location, address, phone, hours } = sample
  const trade = trades.find(({ slug }) => slug === industry)
  const said = Array.from(sentences.segment(activities), ({ segment }) => segment.trim()).filter((text) => text !== '')
  return business.parse({
    activities,
    location,
    trade: { slug: industry },
    services: (trade?.services ?? []).map(({ name }, index) => ({ id: `service-${index + 1}`, name })),
    address: { text: address },
    hours: { note: hours },
    phones: [{ id: 'phone-1', number: phone }],
    emails: [{ id: 'email-1', address: `hello@${domainOf(sample)}` }],
    sentences: said.map((text, index) => ({ id: `sentence-${index + 1}`, text })),
  })
}

/** Of a kind that nobody can register. */
const domainOf = ({ name }: SampleBusiness) => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`
