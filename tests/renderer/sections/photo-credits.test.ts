import { describe, expect, it } from 'vitest'
import type { Image } from '../../../renderer/document/image.ts'
import { pageWords } from '../../../renderer/elements/page-words.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { settingsWith, withContent } from '../changed-site.ts'

type Taken = { provider: Image['provider']; credit?: Image['credit'] }

const by = (name: string, host = 'www.pexels.com') => ({
  name,
  url: `https://${host}/@${name.toLowerCase().split(' ')[0]}`,
})
const pexels = (name: string): Taken => ({ provider: 'Pexels', credit: by(name) })
const unsplash = (name: string): Taken => ({ provider: 'Unsplash', credit: by(name, 'unsplash.com') })

/** What the footer says of the photos of a page, and its markup. */
async function creditsOf(taken: Taken[], language = 'en') {
  const url = 'https://images.pexels.com/a.jpg'
  const items = taken.map((one, index) => ({
    id: `picture-${index}`,
    image: { ...one, description: 'A photo', urls: [{ type: 'small', url }] },
  }))
  const { settings } = settingsWith({ language })
  const { files } = await renderSite(
    { ...withContent('Gallery', { items }), settings },
    { origin: 'https://a.example' },
  )
  const photos = pageWords(language).photos
  const markup = new RegExp(`<p>${photos}: .*?</p>`).exec(files['index.html']?.body ?? '')?.[0] ?? ''
  return { markup, text: markup.replace(/<[^>]*>/g, '') }
}

describe('the photographers in the footer', () => {
  it('are named once each, by service, with the service', async () => {
    const taken = [pexels('Ana Silva'), unsplash('Kim Roe'), pexels('Jo Lee'), pexels('Ana Silva')]
    const { text, markup } = await creditsOf(taken)
    expect(text).toBe('Photos: Ana Silva, Jo Lee (Pexels) · Kim Roe (Unsplash)')
    expect(markup).toContain('<a href="https://www.pexels.com/@ana">Ana Silva</a>')
    expect(markup).toContain('(<a href="https://www.pexels.com">Pexels</a>)')
    expect(markup).toContain(
      '(<a href="https://unsplash.com/?utm_source=shingle&amp;utm_medium=referral">Unsplash</a>)',
    )
  })

  it('may have photos at both services', async () => {
    const { text } = await creditsOf([unsplash('Kim Roe'), pexels('Kim Roe')])
    expect(text).toBe('Photos: Kim Roe (Unsplash) · Kim Roe (Pexels)')
  })

  it('may be unknown: the service is named all the same', async () => {
    const { markup } = await creditsOf([{ provider: 'Pexels' }, { provider: 'Pexels', credit: { name: ' ', url: '' } }])
    expect(markup).toBe('<p>Photos: <a href="https://www.pexels.com">Pexels</a></p>')
  })

  it('may be of no service, and without a link that leads anywhere', async () => {
    const own: Taken = { provider: 'Custom', credit: { name: 'Sam Hill', url: 'javascript:alert(1)' } }
    const { text, markup } = await creditsOf([own, pexels('Ana Silva')])
    expect(text).toBe('Photos: Ana Silva (Pexels) · Sam Hill')
    expect(markup).not.toContain('javascript')
  })

  it('are missing on a page of drawings and uploaded pictures', async () => {
    expect((await creditsOf([{ provider: 'Artwork' }, { provider: 'Custom' }])).markup).toBe('')
  })

  it.each(['en', 'es', 'fr', 'it', 'de', 'ja', 'ko'])('are named in %s', async (language) => {
    const { text } = await creditsOf([pexels('Ana Silva')], language)
    expect(text).toBe(`${pageWords(language).photos}: Ana Silva (Pexels)`)
  })
})
