import type { WebsiteSettings } from '../../document/website-settings.ts'
import { bookingLinks } from '../booking-links.ts'
import type { SentForm } from '../sent-form.ts'

/** What visitors can do: book where the page leads to for that, and write with its form, which books nothing. */
export function actions(document: WebsiteSettings, form: SentForm | undefined) {
  const [booking] = bookingLinks(document)
  return [
    ...(booking ? [action('ReserveAction', booking)] : []),
    ...(form ? [action('CommunicateAction', form.place)] : []),
  ]
}

const action = (type: string, target: string) => ({ '@type': type, target })
