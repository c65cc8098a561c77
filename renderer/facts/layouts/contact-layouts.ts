import type { Business } from '../../document/business.ts'
import type { ContactLayout } from '../../document/enumerations.ts'
import type { ContactFacts } from '../contact-facts.ts'

export type ContactTraits = {
  hasForm: boolean
  hasPicture: boolean
  hasHours: boolean
  hasAddress: boolean
  hasPlace: boolean
  /** Whether the owner added a link to a map. */
  wantsMap: boolean
  isWalkIn: boolean
}

type Known = Pick<Business, 'trade' | 'hours' | 'areas'>

/** Facts of the business, with the section's overrides. */
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

/** Best first. */
export function suitedContactLayouts(traits: ContactTraits): readonly [ContactLayout, ...ContactLayout[]] {
  const { hasForm, hasPicture, hasHours, hasAddress, hasPlace, wantsMap, isWalkIn } = traits
  // Keeps the owner's picture where they put it.
  if (hasPicture && !hasForm) return ['Details']
  if (isWalkIn) return wantsMap ? ['HoursFirst', 'BesideMap'] : ['HoursFirst', 'Details']
  if (hasAddress && wantsMap) return ['BesideMap', 'Details']
  if (hasHours || hasPlace || !hasForm) return ['Details']
  return ['FormOnly', 'Details']
}

/**
 * Falls back if the layout's requirements aren't met: a map needs a place, HoursFirst needs hours, and FormOnly needs a
 * form.
 */
export function possibleLayout(layout: ContactLayout, { hasForm, hasHours, hasPlace }: ContactTraits): ContactLayout {
  const needed = { Details: true, BesideMap: hasPlace, HoursFirst: hasHours, FormOnly: hasForm }
  return needed[layout] ? layout : 'Details'
}
