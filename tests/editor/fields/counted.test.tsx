import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Counted, charactersLeft } from '../../../editor/fields/counted.tsx'

const draw = (length: number, max: number) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Counted length={length} max={max}>
        <input />
      </Counted>
    </MantineProvider>,
  )
const shown = (html: string) => html.match(/aria-hidden="true"[^>]*>(\d*)</)?.[1]
const spoken = (html: string) => html.match(/role="status"[^>]*>([^<]*)</)?.[1]

describe('the characters left', () => {
  it('are shown from four fifths of the limit on', () => {
    expect(shown(draw(79, 100))).toBe('')
    expect(shown(draw(80, 100))).toBe('20')
    expect(shown(draw(120, 100))).toBe('0')
  })

  it('are read out when few are left, and the region for it is there before', () => {
    expect(spoken(draw(79, 100))).toBeUndefined()
    expect(spoken(draw(80, 100))).toBe('')
    expect(spoken(draw(90, 100))).toBe('10 characters left')
    expect(spoken(draw(100, 100))).toBe('No characters left')
    // A tenth of a short text is less than ten.
    expect(spoken(draw(24, 28))).toBe('')
    expect(spoken(draw(26, 28))).toBe('2 characters left')
  })

  it('are counted in words', () => {
    expect([0, 1, 2].map(charactersLeft)).toEqual(['No characters left', '1 character left', '2 characters left'])
  })
})
