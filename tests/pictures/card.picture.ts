import { readFileSync } from 'node:fs'
import { test } from '@playwright/test'
import sharp from 'sharp'
import { samplePicture } from '../../editor/public-pages/samples/sample-pictures.ts'
import { heroSample } from '../../editor/public-pages/samples/sample-sites.ts'
import { product } from '../../renderer/document/product.ts'

const { style, business } = heroSample
const picture = (shot: 'desk' | 'phone') =>
  `data:image/avif;base64,${readFileSync(`editor/public${samplePicture(style, business.industry, shot)}`, 'base64')}`

test.use({ viewport: { width: 1200, height: 630 }, deviceScaleFactor: 2 })

test('the picture of the product for link previews', async ({ page }) => {
  await page.goto('/start')
  // The page's own fonts are there; its policy allows no other sheet, so that everything is set by script.
  await page.evaluate(
    ({ name, desk, phone, mark }) => {
      const style = (element: HTMLElement, rules: Partial<CSSStyleDeclaration>) => Object.assign(element.style, rules)
      const put = (tag: string, rules: Partial<CSSStyleDeclaration>, text = '') => {
        const element = document.createElement(tag)
        element.textContent = text
        style(element, { position: 'absolute', margin: '0', ...rules })
        document.body.append(element)
        return element
      }
      document.body.replaceChildren()
      style(document.body, { background: '#12372d', color: '#f4f8f3', height: '630px', overflow: 'hidden' })
      const logo = put('img', { left: '72px', top: '72px', width: '64px', height: '64px' }) as HTMLImageElement
      logo.src = mark
      const display = '"Bricolage Grotesque"'
      put('p', { left: '156px', top: '77px', font: `700 42px/1.3 ${display}` }, name)
      put(
        'p',
        { left: '72px', top: '216px', width: '470px', font: `700 66px/1.05 ${display}` },
        'A website that looks paid for',
      )
      put(
        'p',
        { left: '72px', top: '468px', width: '440px', font: '400 27px/1.4 Inter', color: '#b9d0c5' },
        'In the time it takes to drink a coffee. Free, fast, yours.',
      )
      const shown = put('img', {
        left: '590px',
        top: '120px',
        width: '720px',
        borderRadius: '16px',
      }) as HTMLImageElement
      shown.src = desk
      const small = put('img', {
        left: '970px',
        top: '214px',
        width: '178px',
        borderRadius: '24px',
        border: '6px solid #1c1b18',
      }) as HTMLImageElement
      small.src = phone
      return Promise.all([logo, shown, small].map((image) => image.decode()))
    },
    { name: product.name, desk: picture('desk'), phone: picture('phone'), mark: '/favicon.svg' },
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const shot = await page.screenshot()
  await sharp(shot).resize(1200, 630).jpeg({ quality: 82, mozjpeg: true }).toFile('editor/public/card.jpg')
})
