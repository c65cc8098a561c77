import { limits } from '../../renderer/document/fields/limits.ts'
import { contactFacts } from '../../renderer/facts/contact-facts.ts'
import { interpolate } from '../../renderer/facts/fact-words.ts'
import { contactTraits } from '../../renderer/facts/layouts/contact-layouts.ts'
import { areMostlyPriced } from '../../renderer/facts/lowest-price.ts'
import { ownerName } from '../../renderer/facts/owner-name.ts'
import type { FirstStep } from '../../renderer/languages/heading-words.ts'
import { type Brief, isInTradesLanguage } from './brief.ts'
import { bookingAddress, makesAppointments, takesWalkIns, tradeCallToAction } from './header-and-footer.ts'

/**
 * 'What it costs', or a heading in the owner's voice. Blank in the third person if the trade has no heading of its own.
 */
export function servicesHeading(brief: Brief): string {
  const { headings, voice, business, trade } = brief
  if (!headings) return ''
  const own = isInTradesLanguage(brief) ? (trade.navigation?.Services ?? '') : ''
  if (own === menu) return own
  if (areMostlyPriced(business)) return headings.prices
  return voice === 'they' ? own : headings.services[voice]
}

/** Used with and without prices, since guests look for this word. */
const menu = 'Menu'

/** For example 'Before you call'. */
export const questionsHeading = (brief: Brief): string => brief.headings?.questions[firstStep(brief)] ?? ''

function firstStep(brief: Brief): FirstStep {
  const { business, trade } = brief
  if (bookingAddress(brief) !== '') return 'book'
  if (isShop(brief)) return business.hours.byAppointment ? 'book' : 'come'
  const hasPhone = business.phones.some(({ kind }) => kind === 'Phone')
  if (hasPhone && trade.phoneFirst) return 'call'
  if (business.hours.byAppointment || (brief.chosen.has('Scheduling') && makesAppointments(brief))) return 'book'
  return hasPhone && business.emails.length === 0 ? 'call' : 'write'
}

function isShop({ business, language }: Brief): boolean {
  const facts = contactFacts({ phone: '', email: '', address: '', hours: '' }, business, language)
  return takesWalkIns(business) || contactTraits(business, facts, { form: true, picture: false, map: true }).isWalkIn
}

/** Names the main action: 'Ask for a quote', or 'Call Senga' if customers call first. */
export function contactHeading(brief: Brief): string {
  const { headings, trade, business, language, name: businessName } = brief
  if (!headings) return ''
  const { call = '', reach } = headings.contact
  if (!trade.phoneFirst || business.phones.length === 0) {
    return (bookingAddress(brief) === '' && tradeCallToAction(brief)) || reach
  }
  const name = ownerName(business, language, businessName)
  const heading = name === '' ? '' : interpolate(call, { name })
  return heading !== '' && heading.length <= limits.buttonLabel ? heading : reach
}

/** Blank for a team of one, where the person's name is enough. */
export const teamHeading = ({ headings, business }: Brief): string =>
  business.people.length === 1 ? '' : (headings?.team ?? '')
