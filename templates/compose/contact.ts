import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { artwork } from './pictures.ts'
import { emailIn, phoneIn } from './reach.ts'
import { weave } from './weave.ts'

/** What the owner gave and nothing else: no opening hours, no number and no address are made up. */
export function contactContent(brief: Brief): ContentInput<'Contact'> {
  const { copy, pictures } = brief.industry
  const email = emailIn(brief.activities)
  return {
    heading: copy.contact.heading,
    body: weave(copy.contact.text, brief.threads) ?? '',
    address: brief.location,
    phone: phoneIn(brief.activities),
    email,
    showMap: brief.threads.place !== '',
    button: { type: email === '' ? 'None' : 'Email', value: email, label: 'Email Us' },
    image: artwork(brief, pictures.contact, 'contact'),
  }
}
