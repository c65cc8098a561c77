import { MantineProvider } from '@mantine/core'
import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { openDraftAtom } from '../../../../editor/designer/document/session.ts'
import { ThemePanel } from '../../../../editor/designer/theme/theme-panel.tsx'
import { describeFields } from '../../../../editor/fields/field-description.ts'
import { humanise } from '../../../../editor/fields/humanise.ts'
import { changeTheme } from '../../../../renderer/document/edits.ts'
import { borderThicknesses, fontWeights, presetStyles } from '../../../../renderer/document/enumerations.ts'
import { theme as themeSchema } from '../../../../renderer/document/theme.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { palettes } from '../../../../templates/palettes/palettes.ts'
import { draftOf, websiteOf } from '../../website.ts'

function draw(document: WebsiteSettings = websiteOf()): string {
  const store = createStore()
  store.set(openDraftAtom, draftOf(document))
  return renderToStaticMarkup(
    <Provider store={store}>
      <MantineProvider>
        <ThemePanel />
      </MantineProvider>
    </Provider>,
  )
}

const has = (html: string, id: string) => expect(html).toContain(`id="${id}"`)
const radios = (html: string, name: string) =>
  html.match(/<input[^>]*type="radio"[^>]*>/g)?.filter((input) => input.includes(`name="${name}"`)) ?? []
const chosen = (html: string, name: string) => radios(html, name).filter((input) => input.includes('checked'))

describe('the theme panel', () => {
  it('offers every style by name', () => {
    const html = draw()
    for (const name of ['Common', 'Common Alt', 'Geometric', 'Elegant', 'Fun']) expect(html).toContain(`>${name}<`)
    expect(radios(html, 'style')).toHaveLength(presetStyles.length)
  })

  it('has something to choose with, under its path, for everything that a theme is', () => {
    const document = websiteOf()
    const html = draw(document)
    for (const name of Object.keys(document.theme.colors)) has(html, `theme.${name}`)
    for (const font of ['titleFont', 'bodyFont'])
      for (const part of ['family', 'weight']) has(html, `theme.${font}.${part}`)
    for (const { name, label } of describeFields(themeSchema)) {
      has(html, `theme.${name}`)
      expect(html).toContain(`>${label}</legend>`)
    }
  })

  it('offers every value of an option, and marks the one that is set', () => {
    const html = draw(changeTheme(websiteOf(), { buttonCorners: 'Oval', headingSize: 'Large' }))
    for (const field of describeFields(themeSchema)) {
      if (field.control !== 'choice') continue
      expect(radios(html, `theme.${field.name}`)).toHaveLength(field.values.length)
      for (const value of field.values) expect(html).toContain(`>${humanise(value)}<`)
      expect(chosen(html, `theme.${field.name}`)).toHaveLength(1)
    }
  })

  it('offers the weights that a font has, and no other', () => {
    const all = Object.keys(fontWeights).length
    const weightsIn = (family: 'Inter' | 'Playfair Display') =>
      radios(draw(changeTheme(websiteOf(), { titleFont: { family, weight: 'Bold' } })), 'theme.titleFont.weight').length
    expect(weightsIn('Inter')).toBe(all)
    expect(weightsIn('Playfair Display')).toBe(all - 1)
  })

  it('offers a bottom border by how thick it is', () => {
    const html = draw(changeTheme(websiteOf(), { bottomBorder: { sides: 'Bottom', thickness: 4 } }))
    expect(radios(html, 'theme.bottomBorder')).toHaveLength(borderThicknesses.length + 1)
    for (const pixels of borderThicknesses) expect(html).toContain(`>${pixels} px<`)
    expect(html).toMatch(/<input id="theme\.bottomBorder"[^>]*checked=""\/?>(?:(?!<input).)*>4 px</s)
  })

  it('shows the font pairs in the name of the business', () => {
    expect(draw(websiteOf(undefined, 'Blue Door Bakery')).match(/>Blue Door Bakery</g)).toHaveLength(8)
  })

  it('marks the palette that is set, and shows dark ones beside a dark page', () => {
    const [green, dark] = [palettes[0], palettes.find(({ id }) => id === 'after-dark')]
    if (!green || !dark) throw new Error('no palettes')
    const onLight = draw(changeTheme(websiteOf(), { colors: green.colors }))
    expect(chosen(onLight, 'palette')).toHaveLength(1)
    expect(onLight).toContain('>Honey<')
    const onDark = draw(changeTheme(websiteOf(), { colors: dark.colors }))
    expect(chosen(onDark, 'palette')).toHaveLength(1)
    expect(onDark).toContain('>After dark<')
  })

  it('says how easy its colors are to read, and offers a way out where they are not', () => {
    const site = websiteOf()
    expect(draw(site)).toContain('Secondary text is easy to read.')
    expect(draw(site)).not.toContain('Make it easy to read')
    const pale = draw(changeTheme(site, { colors: { ...site.theme.colors, secondaryTextColor: '#bbbccc' } }))
    expect(pale).toContain('Secondary text is very hard to read.')
    expect(pale.match(/Make it easy to read/g)).toHaveLength(1)
  })
})
