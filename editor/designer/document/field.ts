import { type FieldPath, findField, writeField } from '#renderer/document/fields/field-path.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'

/**
 * The path of a form value, which is also the name of its input: `services.items.service-2.heading` in a section's content,
 * `services.look.tone` in its look, `business.phones.phone-1.number`, `settings.pageTitle`, `theme.buttonCorners`.
 * `services.items.service-2` is an item, and a section's id is its content.
 */
export type DocumentPath = FieldPath

type Values = Record<string, unknown>

export function fieldValue(document: WebsiteSettings, path: DocumentPath): unknown {
  const [root = '', ...steps] = path.split('.')
  if (isPart(root)) return valueIn(document[root], steps)
  const section = document.sections.find(({ id }) => id === root)
  return steps[0] === 'look' ? valueIn(section?.design, steps.slice(1)) : valueIn(section?.content, steps)
}

/** Sets the value at a path. Returns the same document if nothing changes or the field doesn't exist. */
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

/** The website's name follows the company name. If that is blank, the last name stays. */
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

/** Sets a value by field names and item ids. Shares unchanged parts with the original. */
export function withValue<T>(values: T, steps: readonly string[], value: unknown): T {
  const [step, ...rest] = steps
  if (step === undefined) return value as T
  if (Array.isArray(values)) {
    return values.map((item) => (item.id === step ? withValue(item, rest, value) : item)) as T
  }
  return { ...values, [step]: withValue((values as Values)[step], rest, value) }
}
