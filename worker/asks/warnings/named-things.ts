import { findField } from '../../../renderer/document/fields/field-path.ts'
import { sectionExcerpt, sectionTitle } from '../../../renderer/document/section-title.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import type { Step } from '../../../renderer/document/tools/steps.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { menuLabel } from '../../../templates/compose/compose.ts'
import { isTouched, type Stated } from './stated.ts'
import { textsIn } from './texts-in.ts'

type Named = { document: WebsiteSettings; stated: Stated; selected: string | undefined }

/** Words for facts that owners use instead of the fact: 'don't show my email'. */
const factWords: Readonly<Record<string, string>> = {
  'set-phone':
    'phone number telephone whatsapp mobile telefon telefonnummer teléfono téléphone telefono telefone telefoon numer 電話',
  'set-email': 'email mail e-mail correo courriel posta メール',
  'set-address': 'address street adresse dirección indirizzo morada endereço adres 住所',
  'set-date-hours': 'hours open öffnungszeiten horario horaires orari horário openingstijden godziny 営業時間',
}

/** Whether the owner named what a step removes or hides; true for any other step. */
export function isNamed({ tool, input, title }: Step, { document, stated, selected }: Named): boolean {
  const mentions = (texts: readonly string[]) => isTouched(texts, stated)
  if (tool === 'remove-section' || tool === 'hide-section') {
    const section = document.sections.find(({ id }) => id === input.sectionId)
    if (!section || section.id === selected) return true
    return mentions([
      ...[sectionTitle(section, document.sections), sectionTypes[section.type].title, sectionExcerpt(section)],
      ...languages.map((language) => menuLabel(section.type, inLanguage(document, language))),
    ])
  }
  if (tool === 'remove-item') {
    const path = String(input.path)
    const [sectionId = ''] = path.split('.')
    const items = findField(document, path.slice(0, path.lastIndexOf('.')))?.value
    const item = Array.isArray(items) ? items.find(({ id }) => path.endsWith(`.${id}`)) : undefined
    return sectionId === selected || mentions([title, ...textsIn(item)])
  }
  const removes = tool === 'remove-service' || input.action === 'remove'
  return !removes || mentions([...textsIn(input), factWords[tool] ?? ''])
}

const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'ja']

const inLanguage = (document: WebsiteSettings, language: string): WebsiteSettings => ({
  ...document,
  settings: { ...document.settings, language },
})
