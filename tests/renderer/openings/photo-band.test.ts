import { describe, expect, it } from 'vitest'
import { opened, photo, saying } from './opened-page.ts'

const urgent = saying('24/7 emergency plumber.')
const auto = { layout: 'Auto' }

describe('the photo band opening', () => {
  it('opens any introduction with a photo, regardless of other facts', async () => {
    const { opening, html } = await opened(urgent, { ...auto, image: photo })
    expect(opening).toBe('photo-band')
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html).toContain('src="/media/van.jpg"')
  })

  it('gives way to another opening once the photo is gone', async () => {
    expect((await opened(urgent, { layout: 'PhotoBand', image: photo })).opening).toBe('photo-band')
    expect((await opened(urgent, { layout: 'PhotoBand', image: null })).opening).toBe('number')
  })

  it('requires a loaded photo rather than a pattern', async () => {
    for (const image of [
      { provider: 'Pattern', pattern: 'waves', seed: 1 },
      { provider: 'Custom', urls: [] },
    ]) {
      expect((await opened(urgent, { ...auto, image })).opening).toBe('number')
    }
  })

  it('shows the owner’s text and number on solid color', async () => {
    const { html, lines } = await opened(urgent, { layout: 'PhotoBand', image: photo, heading: 'Burst pipe?' })
    expect(html).not.toContain('on-picture')
    expect(html).toMatch(/<div class="scene toned">.*<\/div><div class="pitch banded">.*Burst pipe\?/)
    expect(lines.map(({ text }) => text)).toEqual(['0114 496 0163'])
  })
})
