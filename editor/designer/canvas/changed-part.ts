import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { elementOf } from './page-part.ts'

/** The element that shows the first difference in a section: a field, its item, or the section. */
export function changedPart(frame: Document, before: WebsiteSettings, after: WebsiteSettings, sectionId: string) {
  const sectionIn = ({ sections }: WebsiteSettings) => sections.find(({ id }) => id === sectionId)
  const [earlier, section] = [sectionIn(before), sectionIn(after)]
  if (!section) return null
  const steps = earlier ? firstDifference(earlier.content, section.content) : []
  for (; steps.length > 0; steps.pop()) {
    const shown = elementOf(frame, section, steps.join('.'))
    if (shown) return shown
  }
  return elementOf(frame, section, '')
}

function firstDifference(one: unknown, other: unknown): string[] {
  if (!isObject(one) || !isObject(other)) return []
  const key = Object.keys({ ...one, ...other }).find((name) => !sameJson(one[name], other[name]))
  return key === undefined ? [] : [key, ...firstDifference(one[key], other[key])]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
