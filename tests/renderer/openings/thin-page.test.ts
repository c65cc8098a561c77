import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { drawnPage } from '../read-page.ts'
import { openedSite } from './opened-page.ts'

const hidden = /html:has\(\.thin\) :is\(nav#Menu,\.open,\.footer \.links,\.reachable\)\{display:none\}/

describe.each(presetStyles)('a page in %s with only introduction and contact', (style) => {
  const pageOf = (...sections: ('Introduction' | 'Services' | 'Contact')[]) =>
    drawnPage(openedSite({}, {}, { style, sections }))

  it('hides the menu and the repeated contact details in the footer', async () => {
    const { html, css } = await pageOf('Introduction', 'Contact')
    expect(html).toMatch(/<section class="[^"]*\bthin\b/)
    expect(css).toMatch(hidden)
  })

  it('shows its header as soon as it has another section', async () => {
    const { html, css } = await pageOf('Introduction', 'Services', 'Contact')
    expect(html).not.toMatch(/<section class="[^"]*\bthin\b/)
    expect(css).not.toMatch(hidden)
  })
})
