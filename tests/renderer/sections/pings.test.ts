import { describe, expect, it } from 'vitest'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { withContent } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { startPreview } from '../preview.ts'

const live = { origin: 'https://harbour.example', formEndpoint: '/_/contact', pings: true }
const booking = 'https://cal.example.com/harbour'

/** Every link of the page with what it reports. */
async function linksOf(
  document: WebsiteSettings,
  options: Parameters<typeof renderSite>[1] = live,
  path = 'index.html',
) {
  const { files } = await renderSite(document, options)
  return [...(files[path]?.body ?? '').matchAll(/<a [^>]*>/g)].map(([tag]) => ({
    href: /href="([^"]*)"/.exec(tag)?.[1] ?? '',
    ping: /ping="([^"]*)"/.exec(tag)?.[1],
  }))
}

const booked = withContent('Scheduling', { button: { type: 'Web', value: booking, label: 'Come by' } })

describe('links that report that they were followed', () => {
  it('are those to call, to write and to book, and no other', async () => {
    const links = await linksOf(booked)
    const reporting = (ping: string) => links.filter((link) => link.ping === ping).map(({ href }) => href)
    expect(new Set(reporting('/_/ping/call'))).toEqual(new Set(['tel:+12075550142']))
    expect(new Set(reporting('/_/ping/mail'))).toEqual(new Set(['mailto:hello@harbourandpine.example']))
    expect(reporting('/_/ping/booking')).toContain(booking)
    for (const { href, ping } of links)
      expect(ping !== undefined, href).toBe(/^(tel:|mailto:)/.test(href) || href === booking)
  })

  it('are those to the booking page anywhere, and those with the usual booking words', async () => {
    const elsewhere = (value: string, label: string) => ({ button: { type: 'Web', value, label } })
    const header = withContent('Header', elsewhere(booking, 'Your turn'), booked)
    expect((await linksOf(header)).filter(({ ping }) => ping === '/_/ping/booking').length).toBe(2)
    const other = withContent('Header', elsewhere('https://booking.example/', 'Schedule Now'), booked)
    expect((await linksOf(other)).find(({ href }) => href === 'https://booking.example/')?.ping).toBe('/_/ping/booking')
    const shop = withContent('Header', elsewhere('https://shop.example/', 'Shop'), booked)
    expect((await linksOf(shop)).find(({ href }) => href === 'https://shop.example/')?.ping).toBeUndefined()
  })

  it('stand on the page for wrong addresses too', async () => {
    const links = await linksOf(fullSite, live, '404.html')
    expect(links.filter(({ ping }) => ping === '/_/ping/call').length).toBeGreaterThan(0)
  })

  it('do not exist where nothing is counted: rendered for elsewhere, in a preview, and in the editor', async () => {
    for (const options of [{ origin: live.origin }, { origin: live.origin, formEndpoint: null, told: fullSite }])
      for (const { ping } of await linksOf(booked, options)) expect(ping).toBeUndefined()
    expect(startPreview(booked).body.with('ping')).toEqual([])
  })
})
