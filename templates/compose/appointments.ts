import type { Business } from '../../renderer/document/business.ts'
import type { Brief } from './brief.ts'

/** Whether customers and the business agree on a time: usual in the trade, or said by the owner, and not where people walk in. */
export const agreesTimes = ({ trade, business }: Pick<Brief, 'trade' | 'business'>): boolean =>
  business.hours.byAppointment || (trade.appointments === true && !takesWalkIns(business))

/** Whether the owner says that customers come without an appointment. */
export const takesWalkIns = ({ sentences, terms }: Business): boolean =>
  [...sentences, ...terms].some(({ text }) => walkIn.test(text) && !noWalkIn.test(text))

const walkIn =
  /\bwalk[\s-]?ins?\b|\b(?:no|without(?: an)?) (?:appointments?|bookings?|need to book)\b|\bjust (?:turn|show) up\b|\bdrop[\s-]in\b|\bohne (?:termin|voranmeldung)|\bsans (?:rendez-vous|rdv)|\bsin cita\b|\bsenza (?:appuntamento|prenotazione)|予約不要|예약 없이/iu
const noWalkIn = /\bno walk[\s-]?ins?\b|\bwe don['’]t (?:take|do) walk/iu
