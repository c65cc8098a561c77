import type { WebsiteSettings } from '../../document/website-settings.ts'
import { bookingLinks } from '../booking-links.ts'
import type { SentForm } from '../sent-form.ts'

/** `potentialAction`: the booking link and the contact form. */
export function actions(document: WebsiteSettings, form: SentForm | undefined) {
  const [booking] = bookingLinks(document)
  return [
    ...(booking ? [action('ReserveAction', booking)] : []),
    ...(form ? [action('CommunicateAction', form.place)] : []),
  ]
}

const action = (type: string, target: string) => ({ '@type': type, target })
