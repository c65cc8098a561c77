import { type FieldPath, findField, writeField } from '#renderer/document/fields/field-path.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'

/**
 * The path of any value that a form edits, named as its input is: `services.items.service-2.heading` in a section's content,
 * `services.look.tone` in its look, `business.phones.phone-1.number`, `settings.pageTitle`, `theme.buttonCorners`. The path of an item,
 * `services.items.service-2`, has the item as its value, and a section's id its content.
 */
export type DocumentPath = FieldPath

type Values = Record<string, unknown>

/** The value at a path; undefined if the document has none. */
export function fieldValue(document: WebsiteSettings, path: DocumentPath): unknown {
  const [root = '', ...steps] = path.split('.')
  if (isPart(root)) return valueIn(document[root], steps)
  const section = document.sections.find(({ id }) => id === root)
  return steps[0] === 'look' ? valueIn(section?.design, steps.slice(1)) : valueIn(section?.content, steps)
}

/** The document with another value at a path. The same document if that changes nothing, or if it has no such field. */
export function withFieldValue(document: WebsiteSettings, path: DocumentPath, value: unknown): WebsiteSettings {
  const [root = '', ...steps] = path.split('.')
  const before = fieldValue(document, path)
  if (Object.is(before, value)) return document
  if (path === 'settings.companyName') return withCompanyName(document, String(value))
  if (isPart(root)) return { ...document, [root]: withValue(document[root], steps, value) }
  if (findField(document, path)) return writeField(document, path, value)
  const index = document.sections.findIndex(({ id }) => id === root)
  const section = document.sections[index]
  if (!section) return document
  const isLook = steps[0] === 'look'
  if (!isLook && before === undefined) return document
  const changed = isLook
    ? { ...section, design: withValue(section.design, steps.slice(1), value) }
    : { ...section, content: withValue(section.content, steps, value) }
  return { ...document, sections: document.sections.with(index, changed as typeof section) }
}

const parts = ['business', 'settings', 'theme'] as const
const isPart = (root: string): root is (typeof parts)[number] => parts.some((part) => part === root)

/** The website goes by the company's name, and keeps the last one while the field is empty. */
const withCompanyName = (document: WebsiteSettings, companyName: string): WebsiteSettings => ({
  ...document,
  settings: { ...document.settings, companyName },
  businessName: companyName.trim() || document.businessName,
})

function valueIn(values: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((at, step) => {
    if (Array.isArray(at)) return at.find(({ id }) => id === step)
    return (at as Values | null | undefined)?.[step]
  }, values)
}

/** Values with another one at the end of the steps: names of fields and ids of items. Shares everything else with the original. */
export function withValue<T>(values: T, steps: readonly string[], value: unknown): T {
  const [step, ...rest] = steps
  if (step === undefined) return value as T
  if (Array.isArray(values)) {
    return values.map((item) => (item.id === step ? withValue(item, rest, value) : item)) as T
  }
  return { ...values, [step]: withValue((values as Values)[step], rest, value) }
}
