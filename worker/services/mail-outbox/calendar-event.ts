import { preferredTimeShape } from '../../../renderer/document/contact-form.ts'
import { product } from '../../../renderer/document/product.ts'
import { headerLine } from '../../mails/header-line.ts'
import { plainWords } from '../../mails/plain-words.ts'

const hour = 60 * 60 * 1000

type Asked = {
  id: string
  name: string
  email: string
  phone: string
  message: string
  /** `2026-11-22T14:30`, where the business is; null where none was asked for. */
  preferredTime: string | null
  createdAt: Date
}

/**
 * The time that a visitor asks for, as iCalendar: an hour by the clock of wherever the business is, not yet agreed upon. It says no
 * METHOD, so that mail programs offer to add it and ask nobody for an answer. Undefined where no time was asked for, or none that a
 * calendar has. What writes it is loaded when there is one to write.
 */
export async function calendarEvent({ id, preferredTime, createdAt, ...asked }: Asked): Promise<string | undefined> {
  const start = preferredTime === null ? undefined : startOf(preferredTime)
  if (!start) return undefined
  const { default: ical, ICalEventStatus } = await import('ical-generator')
  const { name, email, phone, message } = asked
  const calendar = ical({ prodId: { company: product.name, product: 'Messages', language: 'EN' } })
  calendar.createEvent({
    id: `${id}@${new URL(product.homepage).hostname}`,
    start,
    end: new Date(start.getTime() + hour),
    floating: true,
    stamp: createdAt,
    status: ICalEventStatus.TENTATIVE,
    summary: headerLine(`Appointment? ${name || email || phone || 'Visitor'}`, 150),
    description: plainWords([message, [name, email, phone].filter(Boolean).join('\n')].filter(Boolean).join('\n\n')),
  })
  return `${calendar.toString().trimEnd()}\r\n`
}

/** Floating times are written as they are in UTC. */
function startOf(preferredTime: string): Date | undefined {
  const start = new Date(`${preferredTime}:00Z`)
  const isTime = preferredTimeShape.test(preferredTime) && !Number.isNaN(start.getTime())
  return isTime && start.toISOString().startsWith(preferredTime) ? start : undefined
}
