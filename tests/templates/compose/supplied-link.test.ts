import { describe, expect, it } from 'vitest'
import { bookingPage, socialProfile, videoPage } from '../../../templates/compose/links.ts'
import { composedSite } from '../../harness/composed-site.ts'

describe('the page an owner already has', () => {
  it.each([
    ['https://www.instagram.com/alder', 'Instagram'],
    ['https://x.com/alder', 'Twitter'],
    ['https://m.facebook.com/alder', 'Facebook'],
    ['https://www.youtube.com/@alder', 'YouTube'],
  ])('is known as a profile: %s', (link, network) => {
    expect(socialProfile(link)).toEqual({ network, value: link })
  })

  it.each([
    '',
    'https://alder.example',
    'https://notinstagram.com/alder',
    'https://instagram.com.evil.example',
    'nonsense',
  ])('is no profile: %s', (link) => {
    expect(socialProfile(link)).toBeUndefined()
  })

  it('is known as a booking page or a video', () => {
    expect(bookingPage('https://calendly.com/alder/30min')).not.toBe('')
    expect(bookingPage('https://alder.example')).toBe('')
    expect(videoPage('https://youtu.be/abc123')).not.toBe('')
    expect(videoPage('https://www.youtube.com/@alder')).toBe('')
    expect(socialProfile('https://www.youtube.com/watch?v=abc')).toBeUndefined()
  })

  it('becomes a link in the footer', () => {
    const { sections } = composedSite({ sections: [], link: 'https://www.instagram.com/alder' })
    const footer = sections.find((section) => section.type === 'Footer')
    expect(footer?.content).toMatchObject({ socialLinks: [{ link: { type: 'Social', network: 'Instagram' } }] })
  })
})
