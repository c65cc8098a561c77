import type { WebsiteSettings } from '../../document/website-settings.ts'
import { bookingLinks } from '../booking-links.ts'
import type { SentForm } from '../sent-form.ts'

/** `potentialAction`: the page's booking link, and its contact form, which books nothing. */
export function actions(document: WebsiteSettings, form: SentForm | undefined) {
  const [booking] = bookingLinks(document)
  return [
    ...(booking ? [action('ReserveAction', booking)] : []),
    ...(form ? [action('CommunicateAction', form.place)] : []),
  ]
}

const action = (type: string, target: string) => ({ '@type': type, target })
