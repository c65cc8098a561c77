import { expect, it } from 'vitest'
import { withoutMarkup } from '../../../worker/creation/facts/pasted-markup.ts'

it.each([
  [
    '<p>Chimneys since <b>1987</b>.</p><ul><li>Open fire &ndash; &pound;55</li></ul>',
    'Chimneys since 1987.\n- Open fire – £55',
  ],
  ['<table><tr><td>Strap</td><td>$45</td></tr><tr><td>Zip</td><td>$38</td></tr></table>', 'Strap $45\nZip $38'],
  ['Call <a href="tel:01632960755">01632 960755</a><br>Gwent', 'Call 01632 960755\nGwent'],
  ['<script>alert("hi")</script><p>Repairs</p><!-- hidden -->', 'Repairs'],
  ['<style>p{color:red}</style>Shoes', 'Shoes'],
  ['Cut &amp; color', 'Cut & color'],
  ['Fun <3 for kids, ages < 5 & up', 'Fun <3 for kids, ages < 5 & up'],
  ['Line one\nLine two', 'Line one\nLine two'],
  ['<unclosed <p>Text', '<unclosed\nText'],
])('%s is read as %j', (text, read) => {
  expect(withoutMarkup(text)).toBe(read)
})

it('ends with any text, however it is nested', () => {
  expect(withoutMarkup('<p>'.repeat(2000)).length).toBeLessThan(10)
  expect(withoutMarkup(`<script>${'<'.repeat(2000)}`)).toBe('')
})
