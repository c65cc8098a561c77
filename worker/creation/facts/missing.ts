import type { Business } from '../../../renderer/document/business.ts'
import type { MissingFact } from '../../contract/facts.ts'

/** What customers will ask that the owner has not said, the most asked first. */
export function missingIn({ services, hours, phones, emails, areas, location, since }: Business): MissingFact[] {
  const isSaid: Readonly<Record<MissingFact, boolean>> = {
    services: services.length > 0,
    prices: services.some(({ price }) => price !== null),
    hours: hours.periods.length > 0 || hours.byAppointment,
    phone: phones.length + emails.length > 0,
    area: areas.length > 0 || location !== '',
    experience: since !== null,
  }
  const order: readonly MissingFact[] = ['services', 'prices', 'hours', 'phone', 'area', 'experience']
  return order.filter((fact) => !isSaid[fact])
}
