import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import type { FormLanguage } from '../../../renderer/document/languages.ts'
import { FieldPlace } from '../../fields/field-place.tsx'
import { formLanguageOptions, languages } from './languages.ts'
import { useSetting } from './use-setting.ts'

export function WebsiteLanguage() {
  const [language, change] = useSetting('language')
  const options = useMemo(() => languages(language), [language])
  return (
    <FieldPlace path="settings.language">
      <NativeSelect
        id="settings.language"
        label="Website language"
        description="The language you write in. Menus and other built-in text use it. Your own text isn’t translated."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={options}
        value={language}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FieldPlace>
  )
}

export function ContactFormLanguage() {
  const [language, change] = useSetting('formLanguage')
  return (
    <FieldPlace path="settings.formLanguage">
      <NativeSelect
        id="settings.formLanguage"
        label="Contact form language"
        data={formLanguageOptions}
        value={language}
        onChange={(event) => change(event.currentTarget.value as FormLanguage)}
      />
    </FieldPlace>
  )
}
