import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RangeField, RangeFloorsContext } from '../../../editor/fields/range-field.tsx'

const field = { name: 'overlay', control: 'range', label: 'Overlay', min: 0, max: 0.8, step: 0.01, unit: '' } as const
const draw = (value: number) =>
  renderToStaticMarkup(
    <MantineProvider>
      <RangeFloorsContext value={{ 'introduction.overlay': 0.52 }}>
        <RangeField
          field={{ ...field, hint: 'How dark.' }}
          id="introduction.overlay"
          path="introduction.overlay"
          value={value}
          onChange={() => undefined}
          Form={() => null}
        />
      </RangeFloorsContext>
    </MantineProvider>,
  )

describe('a slider that the page does not follow all the way down', () => {
  it('says what the page shows below the floor', () => {
    const html = draw(0.2)
    expect(html).toContain('20 %, shown at 52 %')
    expect(html).toContain('so the page uses 52 %')
  })

  it('says its value alone above the floor', () => {
    expect(draw(0.6)).toContain('60 %')
    expect(draw(0.6)).not.toContain('shown at')
  })
})
