import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NothingToSeeHere } from '../../../editor/ui/nothing-to-see-here.tsx'
import { product } from '../../../renderer/document/product.ts'

it('an address of the app that leads nowhere shows the product’s logo and the way home', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <NothingToSeeHere />
    </MantineProvider>,
  )
  expect(html).toMatch(new RegExp(`<header[^>]*>.*?<a href="/"[^>]*><svg.*?</svg>${product.name}</a>`, 's'))
  expect(html).toContain('Nothing to see here')
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>.*?Visit Homepage/s)
})
