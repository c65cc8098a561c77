import { MantineProvider } from '@mantine/core'
import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { editAtom } from '#editor/designer/document/edits.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { documentAtom, openDraftAtom, timelineAtom } from '#editor/designer/document/session.ts'
import { describeFields, humanize } from '#editor/designer/form/field-description.ts'
import { ThemePanel, withSurprise } from '#editor/designer/theme/theme-panel.tsx'
import { changeTheme } from '#renderer/document/edits/edits.ts'
import { borderThicknesses, type PresetStyle, presetStyles } from '#renderer/document/enumerations.ts'
import { theme as themeSchema, titleFamilies } from '#renderer/document/theme.ts'
import { type WebsiteSettings, websiteSettings } from '#renderer/document/website-settings.ts'
import { changeStyle } from '#renderer/styles/change-style.ts'
import { bodyFamiliesOf, pairsOf, titleFamiliesOf } from '#renderer/styles/font-pairs.ts'
import { palettes } from '#templates/palettes/palettes.ts'
import { surprise } from '#templates/surprise.ts'
import { fullSite } from '../../../renderer/fixtures/full-site.ts'
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

  it('shows an input for every part of the theme', () => {
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

  it('offers every value of an option, and marks the current one', () => {
    const html = draw(changeTheme(websiteOf(), { buttonCorners: 'Oval', headingSize: 'Large' }))
    for (const field of describeFields(themeSchema)) {
      if (field.control !== 'choice') continue
      expect(radios(html, `theme.${field.name}`)).toHaveLength(field.values.length)
      for (const value of field.values) expect(html).toContain(`>${humanize(value)}<`)
      expect(chosen(html, `theme.${field.name}`)).toHaveLength(1)
    }
  })

  it('offers only the weights that the font has', () => {
    const weightsIn = (style: PresetStyle) =>
      radios(draw(changeStyle(websiteOf(), style)), 'theme.titleFont.weight').length
    expect(weightsIn('Common')).toBe(2)
    expect(weightsIn('CommonAlt')).toBe(4)
    expect(weightsIn('Geometric')).toBe(1)
  })

  it('offers a bottom border by thickness', () => {
    const html = draw(changeTheme(websiteOf(), { bottomBorder: { sides: 'Bottom', thickness: 4 } }))
    expect(radios(html, 'theme.bottomBorder')).toHaveLength(borderThicknesses.length + 1)
    for (const pixels of borderThicknesses) expect(html).toContain(`>${pixels} px<`)
    expect(html).toMatch(/<input id="theme\.bottomBorder"[^>]*checked=""\/?>(?:(?!<input).)*>4 px</s)
  })

  it.each(presetStyles)(
    'previews the font pairs of %s with the business’s name, and no other style’s fonts',
    (style) => {
      const html = draw(changeStyle(websiteOf(undefined, 'Blue Door Bakery'), style))
      expect(html.match(/>Blue Door Bakery</g)).toHaveLength(pairsOf(style).length)
      for (const family of titleFamilies)
        expect(html.includes(`<option value="${family}"`)).toBe(
          [...titleFamiliesOf(style), ...bodyFamiliesOf(style)].includes(family),
        )
    },
  )

  it('lists the palettes of the website’s style first and marks the current one', () => {
    const [green, dark] = [palettes[0], palettes.find(({ id }) => id === 'after-dark')]
    if (!green || !dark) throw new Error('no palettes')
    const onLight = draw(changeTheme(websiteOf(), { colors: green.colors }))
    expect(chosen(onLight, 'palette')).toHaveLength(1)
    for (const { name } of palettes.filter(({ style }) => style === websiteOf().style))
      expect(onLight).toContain(`>${name}<`)
    expect(onLight).not.toContain('>After dark<')
    const onDark = draw(changeTheme(websiteOf(), { colors: dark.colors }))
    expect(chosen(onDark, 'palette')).toHaveLength(1)
    expect(onDark).toContain('>After dark<')
  })

  it('rates the contrast of the colors and offers a fix if needed', () => {
    const site = websiteOf()
    expect(draw(site)).toContain('Secondary text is easy to read.')
    expect(draw(site)).not.toContain('Make it easy to read')
    const pale = draw(changeTheme(site, { colors: { ...site.theme.colors, secondaryTextColor: '#bbbccc' } }))
    expect(pale).toContain('Secondary text is very hard to read.')
    expect(pale.match(/Make it easy to read/g)).toHaveLength(1)
  })
})

/** The website without its look. Frames of pictures belong to a style. */
function substance({ style, theme, sections, ...rest }: WebsiteSettings): unknown {
  const bare = sections.map(({ content, ...section }) => ({ ...section, content: { ...content, frame: undefined } }))
  return { ...rest, sections: bare }
}

describe('a surprise look', () => {
  it('changes only the look, and leaves the website valid', () => {
    let site: WebsiteSettings = fullSite
    for (let seed = 0; seed < 40; seed += 1) {
      const next = withSurprise(site, surprise(seed, site))
      expect(substance(next)).toEqual(substance(site))
      expect(next.theme).not.toEqual(site.theme)
      expect(presetStyles).toContain(next.style)
      expect(websiteSettings.parse(next)).toEqual(next)
      site = next
    }
  })

  it('takes one step to undo', () => {
    const store = createStore()
    store.set(openDraftAtom, draftOf(fullSite))
    store.set(editAtom, (before) => withSurprise(before, surprise(7, before)))
    expect(store.get(timelineAtom)?.past).toHaveLength(1)
    store.set(undoAtom)
    expect(store.get(documentAtom)).toEqual(fullSite)
  })
})
