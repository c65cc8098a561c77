import { describe, expect, it } from 'vitest'
import type { ComposeAnswers } from '../../../templates/compose/brief.ts'
import { composeWebsite } from '../../../templates/compose.ts'
import { defaultSections } from '../../../templates/sections/default-sections.ts'

/** Whether the contact form of a new website asks for a preferred time. */
function asksForTime(more: Partial<ComposeAnswers>) {
  const { sections } = composeWebsite({
    id: 'site-1',
    businessName: 'Wren',
    businessActivities: 'Plumbing',
    fontPair: 'clear',
    palette: 'deep-green',
    sections: defaultSections,
    ...more,
  })
  const contact = sections.find(({ type }) => type === 'Contact')
  return contact?.type === 'Contact' ? contact.content.askPreferredTime : undefined
}

describe('The contact form of a new website', () => {
  it.each(['Barber shop', 'Hair salon', 'Massage and spa', 'Dentist', 'Psychotherapy practice', 'Piano lessons'])(
    'asks who comes for a %s for a time that suits, if they like',
    (businessActivities) => expect(asksForTime({ businessActivities })).toBe('Optional'),
  )

  it.each(['Plumbing', 'Book store', 'Coffee shop'])('asks nobody for one at a %s', (businessActivities) => {
    expect(asksForTime({ businessActivities })).toBe('Off')
  })

  it('does so wherever the page invites to book, which leads to the form', () => {
    expect(asksForTime({ sections: [...defaultSections, 'Scheduling'] })).toBe('Optional')
  })

  it('leaves it to the booking page where there is one', () => {
    const link = 'https://calendly.com/wren'
    expect(asksForTime({ link, businessActivities: 'Barber shop' })).toBe('Off')
    expect(asksForTime({ link, sections: [...defaultSections, 'Scheduling'] })).toBe('Off')
  })
})
