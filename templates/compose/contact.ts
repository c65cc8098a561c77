import { limits } from '../../renderer/document/limits.ts'
import type { Brief } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { artwork } from './pictures.ts'
import { emailIn, phoneIn } from './reach.ts'
import { bookingPage } from './supplied-link.ts'
import { capitalised, weave } from './weave.ts'

const lengths = { address: 256, hours: 512, phone: limits.phone, email: limits.email }

/** What the owner or the business's own page gave and nothing else: no opening hours, no number and no address are made up. */
export function contactContent(brief: Brief): ContentInput<'Contact'> {
  const { copy, pictures } = brief.industry
  const known = knownOf(brief)
  const email = emailIn(brief.activities) || known('email')
  return {
    heading: copy.contact.heading,
    body: weave(copy.contact.text, brief.threads) ?? '',
    address: known('address') || capitalised(brief.location),
    phone: phoneIn(brief.activities) || known('phone'),
    email,
    hours: known('hours'),
    showMap: brief.threads.place !== '' || known('address') !== '',
    button: { type: email === '' ? 'None' : 'Email', value: email, label: 'Email Us' },
    askPreferredTime: asksForTime(brief) ? 'Optional' : 'Off',
    image: artwork(brief, pictures.contact, 'contact'),
  }
}

/** Where times are agreed and there is no page to book them on: of the trade, or since the page invites to book, which leads to the form. */
const asksForTime = ({ industry, chosen, link }: Brief): boolean =>
  (industry.appointments === true || chosen.has('Scheduling')) && bookingPage(link) === ''

/** A fact of the business's page as it stands there; blank when it says nothing of it or more than there is room for. */
const knownOf =
  ({ known }: Brief) =>
  (fact: keyof typeof lengths): string => {
    const said = (known[fact] ?? '').trim()
    return said.length <= lengths[fact] ? said : ''
  }
