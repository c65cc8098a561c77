import { describe, expect, it } from 'vitest'
import { findLinks } from '../../../renderer/facts/find-links.ts'

const linksIn = (text: string, country = 'GB', phones: { number: string }[] = []) =>
  findLinks(text, { country, phones }).flatMap(({ text, href }) => (href ? [[text, href]] : []))

describe('phone numbers, emails and URLs in text', () => {
  it.each([
    ['Call 07700 900123.', 'GB', '07700 900123', 'tel:+447700900123'],
    ['Call 07700900123 now', 'GB', '07700900123', 'tel:+447700900123'],
    ['(020) 7946 0958', 'GB', '(020) 7946 0958', 'tel:+442079460958'],
    ['Ring (207) 555-0142, ask for Jo', 'US', '(207) 555-0142', 'tel:+12075550142'],
    ['207.555.0142', 'US', '207.555.0142', 'tel:+12075550142'],
    ['+44 20 7946 0958', 'US', '+44 20 7946 0958', 'tel:+442079460958'],
    ['Tel. 0711 123456-78', 'DE', '0711 123456-78', 'tel:+4971112345678'],
    ['Tel.: 0711/1234567', 'DE', '0711/1234567', 'tel:+497111234567'],
    ['01 23 45 67 89', 'FR', '01 23 45 67 89', 'tel:+33123456789'],
    ['01.23.45.67.89', 'FR', '01.23.45.67.89', 'tel:+33123456789'],
    ['03-1234-5678', 'JP', '03-1234-5678', 'tel:+81312345678'],
    ['Write to jo@alder.example.', 'GB', 'jo@alder.example', 'mailto:jo@alder.example'],
    [
      'See https://alder.example/menu?a=1, or ask',
      'GB',
      'https://alder.example/menu?a=1',
      'https://alder.example/menu?a=1',
    ],
    ['(www.alder.example)', 'GB', 'www.alder.example', 'https://www.alder.example/'],
    ['alder.com has more', 'GB', 'alder.com', 'https://alder.com/'],
    ['alder.co.uk/book!', 'GB', 'alder.co.uk/book', 'https://alder.co.uk/book'],
  ])('become links: %j in %s', (text, country, found, href) => {
    expect(linksIn(text, country)).toEqual([[found, href]])
  })

  it('include the business’s own number in any spelling', () => {
    const phones = [{ number: '612 345 678' }]
    expect(linksIn('Llama al 612 34 56 78', 'ES', phones)).toEqual([['612 34 56 78', 'tel:+34612345678']])
    expect(linksIn('Llama al 612 34 56 78', 'ES')).toEqual([])
  })

  it('become several links in one text, and no words disappear', () => {
    const text = 'Call 07700 900123 or write to jo@alder.example (www.alder.example).'
    const pieces = findLinks(text, { country: 'GB', phones: [] })
    expect(pieces.map(({ text }) => text).join('')).toBe(text)
    expect(pieces.filter(({ href }) => href)).toHaveLength(3)
  })
})

describe('text without a link', () => {
  it.each([
    ['prices', 'From £1,200 to £12,000.50, or 1 200 000 kr, 0800 €, USD 2075550142'],
    ['a price after its currency sign', '£ 07700 900123'],
    ['dates', 'Open since 01.02.2024, closed 24/12/2025 and 2025-12-26 to 2026-01-02'],
    ['a date with a time', '01.02.2024 10.30 and 01/02/2024 08:30-17:00'],
    ['hours', 'Mon 08:00-17:00, Tue 8.00–12.00, 13.00–17.00'],
    ['postcodes', '01067 Dresden, LS1 4AP, 75001 Paris, 〒012-3456'],
    ['license numbers', 'License no. 01234567890, Reg. No. 0123 456 789, CSLB #0123456789, VAT 0123456789'],
    ['an account number', 'IBAN DE89 3704 0044 0532 0130 00'],
    ['years', '1998-2024, 25 years, 2,000 customers, 365 days 24/7'],
    ['a missing space', 'Ask us.It is free. Open daily.it opens at five. e.g.this'],
    ['measures', '0.5 mm, 100 x 200 x 300, 1000000000 bytes, 12345-678-9'],
    ['an unsafe URL', 'javascript:alert(1) data:text/html,x file:///etc/passwd'],
    ['a handle', '@alder and a@b'],
    ['letters of other scripts', 'مرحبا 👩‍👩‍👧 \u200b\u200d'],
  ])('stays text: %s', (_name, text) => {
    for (const country of ['GB', 'US', 'DE', 'FR', 'ES', '']) expect(linksIn(text, country)).toEqual([])
  })

  it('includes a number whose country is unknown', () => {
    expect(linksIn('07700 900123', '')).toEqual([])
  })

  it('takes little time even if long', () => {
    const started = performance.now()
    for (const text of ['0 '.repeat(20_000), 'a.'.repeat(20_000), '+1'.repeat(20_000), 'a@'.repeat(20_000)])
      linksIn(text)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
