import { expect, it } from 'vitest'
import { picturesOf } from '../../../../worker/creation/import/page-pictures.ts'
import { readPage } from '../../../../worker/creation/import/read-page.ts'

/** 'logo /a.png' or 'picture /b.jpg' for each picture of a page at https://example.com/shop/. */
async function picturesIn(html: string, logo = '') {
  const page = await readPage(html)
  const found = picturesOf(page, logo, 'https://example.com/shop/')
  return found.map(({ kind, url }) => `${kind} ${url.replace('https://example.com', '')}`)
}

const header = '<header><img alt="Our logo" src="/header.png" height="40"></header>'
const icon = '<link rel="apple-touch-icon" href="/touch.png">'
const card = (address: string) => `<meta property="og:image" content="${address}">`

it('takes the picture that is most clearly marked as a logo', async () => {
  const page = header + icon + card('/logo-card.png')
  expect((await picturesIn(page, '/said.png'))[0]).toBe('logo /said.png')
  expect((await picturesIn(page))[0]).toBe('logo /header.png')
  expect((await picturesIn(icon + card('/logo-card.png')))[0]).toBe('logo /touch.png')
  expect(await picturesIn(card('/logo-card.png'))).toEqual(['logo /logo-card.png'])
  expect(await picturesIn(card('/card.png'))).toEqual(['picture /card.png'])
  expect(await picturesIn('<main><img src="/client-logo.png"></main>')).toEqual(['picture /client-logo.png'])
})

it.each([
  ['<img src="a.jpg">', ['picture /shop/a.jpg']],
  ['<base href="https://cdn.example.com/x/"><img src="a.jpg">', ['picture https://cdn.example.com/x/a.jpg']],
  ['<base href="javascript:1"><img src="/a.jpg">', []],
  ['<img src="//cdn.example.com/a.jpg#part">', ['picture https://cdn.example.com/a.jpg']],
  [
    '<img src="small.jpg" srcset="small.jpg 300w, /c_fill,w_900/large.jpg 900w,mid.jpg 600w">',
    ['picture /c_fill,w_900/large.jpg'],
  ],
  ['<img srcset="a.jpg, a2.jpg 2x">', ['picture /shop/a2.jpg']],
  ['<img src="data:image/png;base64,A" data-srcset="a.jpg 1w, b.jpg 2w">', ['picture /shop/b.jpg']],
  ['<img data-lazy-src="a.jpg" src="holder.gif">', ['picture /shop/a.jpg']],
  [
    '<picture><source type="image/avif" srcset="a.avif 9w"><source srcset="a.webp"><img src="a.jpg"></picture><img src="b.jpg">',
    ['picture /shop/a.webp', 'picture /shop/b.jpg'],
  ],
  [
    '<img src="a-300x200.jpg"><img src="a.jpg"><img src="b.jpg?w=200"><img src="b.jpg?w=900">',
    ['picture /shop/a-300x200.jpg', 'picture /shop/b.jpg?w=200'],
  ],
  [
    '<img src="a.jpg" width="99" height="400"><img src="b.jpg" width="100%"><img src="c.jpg" width="100">',
    ['picture /shop/b.jpg', 'picture /shop/c.jpg'],
  ],
  ['<img src="a.svg"><img src="b.avif"><img src="c.ico"><img src="/img/spacer.gif"><img src="pixel.png?x">', []],
  [
    '<img src="https://www.facebook.com/tr?id=1"><img src="https://user:word@example.com/a.jpg"><img src="ftp://example.com/a.jpg">',
    [],
  ],
  ['<footer><img src="/visa.png"></footer><svg><image href="/x.png"/></svg><template><img></template>', []],
  [`<img src="/${'a'.repeat(2100)}.jpg">`, []],
])('%s has %j', async (html, pictures) => {
  expect(await picturesIn(html)).toEqual(pictures)
})

it('takes twenty-four at most', async () => {
  const page = Array.from({ length: 400 }, (_, index) => `<img src="${index}.jpg">`).join('')
  expect(await picturesIn(header + page)).toHaveLength(24)
})
