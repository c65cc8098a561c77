import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { FieldOf } from '../../../editor/fields/field-description.ts'
import { LinkField } from '../../../editor/fields/link-field.tsx'
import { SurroundingsContext } from '../../../editor/fields/surroundings.ts'
import { linkTypes } from '../../../renderer/document/enumerations.ts'
import { type Link, link } from '../../../renderer/document/link.ts'
import { theme } from '../../../renderer/document/theme.ts'

const surroundings = {
  colors: theme.parse({}).colors,
  linkTargets: [{ id: 'prices', title: 'Prices' }],
  pictureTags: [],
}
const draw = (value: Partial<Link>, more: Partial<FieldOf<'link'>> = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SurroundingsContext value={surroundings}>
        <LinkField
          field={{ name: 'button', control: 'link', label: 'Button', labelMax: 28, asSign: false, ...more }}
          id="one.button"
          path="one.button"
          value={link.parse(value)}
          onChange={() => undefined}
          Form={() => null}
        />
      </SurroundingsContext>
    </MantineProvider>,
  )

describe('the form of a link', () => {
  it('offers every kind, in plain words', () => {
    const html = draw({})
    for (const type of linkTypes) expect(html).toContain(`value="${type}"`)
    for (const words of ['No link', 'Email', 'Web page', 'Phone', 'Part of this page', 'Social profile'])
      expect(html).toContain(`>${words}<`)
  })

  it('asks for nothing more where the link leads nowhere', () => {
    expect(draw({})).not.toContain('one.button-label')
  })

  it.each([
    [{ type: 'Email', value: 'me@' }, 'Invalid email'],
    [{ type: 'Web', value: 'example' }, 'Please enter a valid web address'],
    [{ type: 'Phone', value: 'call me' }, 'Please enter a valid phone number'],
    [{ type: 'Section', value: 'gone', label: 'Prices' }, 'Choose a section'],
    [{ type: 'Web', value: '', label: 'Shop' }, 'Hidden until you add a link.'],
    [{ type: 'Section', value: 'prices', label: '' }, 'Hidden until you add text.'],
  ] as const)('says of %o: %s', (value, sentence) => {
    expect(draw(value)).toContain(sentence)
  })

  it('has nothing to say of a link that works', () => {
    const html = draw({ type: 'Section', value: 'prices', label: 'Prices' })
    expect(html).not.toMatch(/Hidden until|Please/)
  })

  it('asks for no text where a sign is drawn', () => {
    const html = draw({ type: 'Social', network: 'Twitter', value: 'https://x.com/me' }, { asSign: true })
    expect(html).not.toContain('one.button-label')
    expect(html).not.toContain('Hidden until')
    expect(html).toContain('>X<')
  })
})
