import { describe, expect, it } from 'vitest'
import { formLanguageOptions, languageLabel, languages } from '../../../../editor/designer/settings/languages.ts'
import { formLanguages } from '../../../../renderer/document/languages.ts'

describe('languages', () => {
  it('are called by our name and by their own, once where they are the same', () => {
    expect(languageLabel('de')).toBe('German – Deutsch')
    expect(languageLabel('ja')).toBe('Japanese – 日本語')
    expect(languageLabel('en')).toBe('English')
  })

  it('of the contact form are the seven that it speaks', () => {
    expect(formLanguageOptions.map(({ value }) => value)).toEqual([...formLanguages])
    expect(formLanguageOptions.map(({ label }) => label)).toContain('Korean – 한국어')
  })

  it('of the website stay in the list when the document came with another', () => {
    expect(languages('cy').map(({ value }) => value)).toContain('cy')
    expect(languages('en').map(({ value }) => value)).not.toContain('cy')
  })
})
