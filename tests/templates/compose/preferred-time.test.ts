import { describe, expect, it } from 'vitest'
import { defaultSections } from '../../../templates/compose/section-order.ts'
import { composedSite } from '../../harness/composed-site.ts'

/** Whether the contact form of a new website asks for a preferred time. */
function asksForTime(slug: string, change: Parameters<typeof composedSite>[0] = {}) {
  const { sections } = composedSite({ facts: { trade: { slug } }, sections: defaultSections, ...change })
  const contact = sections.find(({ type }) => type === 'Contact')
  return contact?.type === 'Contact' ? contact.content.askPreferredTime : undefined
}

describe('The contact form of a new website', () => {
  it.each(['barber-shop', 'hair-styling', 'spa', 'dentist-office', 'therapist', 'music-lessons'])(
    'asks customers of a %s for a time that suits, if they like',
    (slug) => expect(asksForTime(slug)).toBe('Optional'),
  )

  it.each(['plumber', 'book-store', 'coffee-shop', ''])('asks nobody for one at a %s', (slug) => {
    expect(asksForTime(slug)).toBe('Off')
  })

  it('does so for a business by appointment', () => {
    expect(asksForTime('', { facts: { hours: { byAppointment: true } } })).toBe('Optional')
  })

  it.each([
    'Walk-ins welcome',
    'WALK INS ONLY NO BOOKING',
    'No appointments, just turn up.',
    'Termine vergebe ich keine, kommen Sie ohne Voranmeldung.',
    'Sans rendez-vous',
    'Senza appuntamento',
  ])('asks nobody for one where customers walk in: %s', (text) => {
    const facts = { trade: { slug: 'barber-shop' }, sentences: [{ id: 'sentence-1', text }] }
    const sections = [...defaultSections, 'Scheduling' as const]
    expect(asksForTime('', { facts, sections })).toBe('Off')
    expect(composedSite({ facts, sections }).sections.map(({ type }) => type)).not.toContain('Scheduling')
  })

  it('asks where the owner turns walk-ins away', () => {
    const sentences = [{ id: 'sentence-1', text: 'No walk-ins.' }]
    expect(asksForTime('', { facts: { trade: { slug: 'barber-shop' }, sentences } })).toBe('Optional')
  })

  it('leaves it to the booking page where there is one', () => {
    const link = 'https://calendly.com/wren'
    expect(asksForTime('barber-shop', { link })).toBe('Off')
    expect(asksForTime('barber-shop', { link, sections: [...defaultSections, 'Scheduling'] })).toBe('Off')
  })
})
