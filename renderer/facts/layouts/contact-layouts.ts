import type { Business } from '../../document/business.ts'
import type { ContactLayout } from '../../document/enumerations.ts'
import type { ContactFacts } from '../contact-facts.ts'

/** What decides how a business is best contacted. */
export type ContactTraits = {
  hasForm: boolean
  hasPicture: boolean
  hasHours: boolean
  hasAddress: boolean
  /** Whether there is anything to draw a map of. */
  hasPlace: boolean
  /** Whether the owner wants customers led to a map. */
  wantsMap: boolean
  /** Whether customers come in without an appointment. */
  isWalkIn: boolean
}

type Known = Pick<Business, 'trade' | 'hours' | 'areas'>

/** The traits of a business, whose facts the section may override. */
export function contactTraits(
  { trade, hours, areas }: Known,
  facts: Pick<ContactFacts, 'address' | 'place' | 'hours'>,
  has: { form: boolean; picture: boolean; map: boolean },
): ContactTraits {
  const hasAddress = facts.address !== ''
  const hasHours = facts.hours.some(({ times }) => times !== '')
  const isShop = trade.slug === '' ? hours.periods.length > 0 && !hours.byAppointment : trade.walkIns
  return {
    hasForm: has.form,
    hasPicture: has.picture,
    hasHours,
    hasAddress,
    hasPlace: hasAddress || facts.place !== '' || areas.length > 0,
    wantsMap: has.map,
    isWalkIn: isShop && hasAddress && hasHours && areas.length === 0,
  }
}

/** The layouts that suit a contact section, best first. */
export function suitedContactLayouts(traits: ContactTraits): readonly [ContactLayout, ...ContactLayout[]] {
  const { hasForm, hasPicture, hasHours, hasAddress, hasPlace, wantsMap, isWalkIn } = traits
  // The owner's picture stays where they put it.
  if (hasPicture && !hasForm) return ['Details']
  if (isWalkIn) return wantsMap ? ['HoursFirst', 'BesideMap'] : ['HoursFirst', 'Details']
  if (hasAddress && wantsMap) return ['BesideMap', 'Details']
  if (hasHours || hasPlace || !hasForm) return ['Details']
  return ['FormOnly', 'Details']
}

/** The layout with what it takes: a map needs a place, hours first need hours, and a form alone needs the form. */
export function possibleLayout(layout: ContactLayout, { hasForm, hasHours, hasPlace }: ContactTraits): ContactLayout {
  const needed = { Details: true, BesideMap: hasPlace, HoursFirst: hasHours, FormOnly: hasForm }
  return needed[layout] ? layout : 'Details'
}
