import type { Control } from './document/fields.ts'
import { type Section, sectionTypes } from './document/section-types.ts'

type Shape = Record<string, { meta: () => { control?: Control } | undefined; parse: (value: unknown) => unknown }>

/** Whether a value of a field is anything that a visitor could see. */
const seen: Partial<Record<Control, (value: unknown) => boolean>> = {
  line: (value) => String(value).trim() !== '',
  prose: (value) => String(value).trim() !== '',
  picture: (value) => value !== null,
  link: (value) => (value as { value: string }).value.trim() !== '',
  list: (value) => (value as unknown[]).length > 0,
}

/**
 * Whether a section has anything of its owner's to show: text other than what its type begins with, a picture, a link or an
 * item. A header and a footer always have.
 */
export function hasSubstance(section: Section): boolean {
  const definition = sectionTypes[section.type]
  if (definition.required) return true
  const shape = definition.content.shape as unknown as Shape
  const content = section.content as Record<string, unknown>
  return Object.entries(shape).some(([name, field]) => {
    const control = field.meta()?.control
    const initial = field.parse(undefined)
    const changed = JSON.stringify(content[name]) !== JSON.stringify(initial)
    return changed && control !== undefined && (seen[control]?.(content[name]) ?? false)
  })
}
