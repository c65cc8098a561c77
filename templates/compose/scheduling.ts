import { type Brief, linkTo } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { artwork } from './pictures.ts'
import { bookingPage } from './supplied-link.ts'
import { weave } from './weave.ts'

/** Until there is a booking page to lead to, the button leads to the contact form. */
export function schedulingContent(brief: Brief): ContentInput<'Scheduling'> {
  const { copy, pictures } = brief.industry
  const page = bookingPage(brief.link)
  return {
    heading: copy.scheduling.heading,
    body: weave(copy.scheduling.text, brief.threads) ?? '',
    button:
      page === '' ? linkTo(brief, 'Contact', 'Schedule Now') : { type: 'Web', value: page, label: 'Schedule Now' },
    image: artwork(brief, pictures.scheduling, 'scheduling'),
  }
}
