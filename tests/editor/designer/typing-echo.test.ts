// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { echo } from '#editor/designer/canvas/typing-echo.ts'
import { websiteWith } from '../in-designer.tsx'

const path = 'introduction.heading'
const page = (heading: string) => {
  document.body.innerHTML = `<section data-section="introduction">${heading}</section>`
  return document.body
}
const keystroke = (before: string, after: string) =>
  echo(document, websiteWith({ id: 'introduction', type: 'Introduction', content: { heading: after } }), {
    path,
    before,
    after,
  })

describe('a letter typed in a form', () => {
  beforeEach(() => void page(''))

  it('appears on the page at once, in the existing text node', () => {
    const text = page('<h1 data-field="heading"><span>Taps</span></h1>').querySelector('span')?.firstChild
    keystroke('Taps', 'Taps!')
    expect(document.querySelector('h1')?.textContent).toBe('Taps!')
    expect(document.querySelector('span')?.firstChild).toBe(text)
  })

  it.each([
    ['shows something else', '<h1 data-field="heading">Sample</h1>'],
    ['contains formatting or links', '<h1 data-field="heading">Ta<b>ps</b></h1>'],
    ['does not show it', '<h1>Taps</h1>'],
  ])('appears only after a redraw if the page %s', (_how, heading) => {
    const before = page(heading).innerHTML
    keystroke('Taps', 'Taps!')
    expect(document.body.innerHTML).toBe(before)
  })

  it('appears only after a redraw if it starts or empties a text', () => {
    page('<h1 data-field="heading"></h1>')
    keystroke('', 'T')
    expect(document.querySelector('h1')?.textContent).toBe('')
    page('<h1 data-field="heading">T</h1>')
    keystroke('T', '')
    expect(document.querySelector('h1')?.textContent).toBe('T')
  })
})
