import { describe, expect, it } from 'vitest'
import { SectionLook } from '#editor/designer/sections/section-editor.tsx'
import { SettingsPanel } from '#editor/designer/settings/settings-panel.tsx'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import { sectionDesign } from '#renderer/document/section-design.ts'
import { type Section, sectionTypes } from '#renderer/document/section-types.ts'
import { formLanguages } from '#renderer/document/values/languages.ts'
import { idleDesign } from '#renderer/options/idle-options.ts'
import { drawInDesigner, websiteWith } from '../in-designer.tsx'
import { websiteOf } from '../website.ts'

const draw = drawInDesigner
const has = (html: string, id: string) => expect(html).toContain(`id="${id}"`)

describe('the settings panel', () => {
  it('shows an input for every setting that isn’t chosen elsewhere', () => {
    const document = websiteOf()
    const html = draw(<SettingsPanel />, document)
    // The form asks for the time zone only once there is an announcement.
    const elsewhere = ['browserIcon', 'drawn', 'legal', 'timeZone']
    for (const name of Object.keys(document.settings)) if (!elsewhere.includes(name)) has(html, `settings.${name}`)
    expect(html.match(/id="settings\.formLanguage".*?<\/select>/s)?.[0].match(/<option/g)).toHaveLength(
      formLanguages.length,
    )
  })

  it('shows an input for everything on the legal pages once there are any', () => {
    const before = websiteOf()
    const legal = { ...before.settings.legal, privacy: true, terms: true }
    const html = draw(<SettingsPanel />, changeSettings(before, { legal }))
    for (const name of Object.keys(legal)) if (name !== 'asOf') has(html, `settings.legal.${name}`)
  })

  it('asks for a cookie banner’s text and color once there is a banner', () => {
    const before = websiteOf()
    const cookieBanner = { ...before.settings.cookieBanner, enabled: true }
    const html = draw(<SettingsPanel />, changeSettings(before, { cookieBanner }))
    for (const name of ['cookieText', 'cookieButton', 'cookieColor']) has(html, `settings.${name}`)
    expect(html).toContain('This website uses cookies')
  })
})

describe.each(Object.values(sectionTypes))('the design form of $title', ({ type, alignments }) => {
  const section = sectionTypes[type].schema.parse({ id: 'one', type }) as Section

  const look = (design: object = {}) =>
    draw(<SectionLook id="one" type={type} />, websiteWith({ id: 'one', type, design }))

  it('shows every option that has an effect', () => {
    const html = look()
    const idle = idleDesign(section, 'Common')
    for (const name of Object.keys(sectionDesign.shape)) {
      if (name === 'alignment' && alignments.length === 0) continue
      const id = `one.look.${name}`
      const isOffered = html.includes(`id="${id}"`) || html.includes(`id="${id}-sides"`)
      expect(isOffered, name).toBe(!idle.includes(name))
    }
  })

  it('offers only alignments that have an effect', () => {
    const html = look()
    expect(
      alignmentsIn(html)
        .map(({ value }) => value)
        .filter(Boolean),
    ).toEqual([...alignments])
  })

  it('asks for the color over a background picture', () => {
    expect(look({ backgroundType: 'Image' })).toContain('id="one.look.fill"')
  })
})

it('the design form shows an unsupported alignment as Automatic', () => {
  const website = websiteWith({ id: 'one', type: 'QuoteBanner', design: { alignment: 'Fill' } })
  const html = draw(<SectionLook id="one" type="QuoteBanner" />, website)
  expect(alignmentsIn(html).filter(({ isChosen }) => isChosen)).toEqual([{ value: '', isChosen: true }])
})

const alignmentsIn = (html: string) =>
  (html.match(/<input[^>]*name="one\.look\.alignment"[^>]*>/g) ?? []).map((input) => ({
    value: /value="(\w*)"/.exec(input)?.[1],
    isChosen: input.includes('checked'),
  }))
