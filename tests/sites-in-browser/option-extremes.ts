import type * as z from 'zod'
import { sectionTypes } from '../../renderer/document/section-types.ts'
import { theme } from '../../renderer/document/theme.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'

type Path = string[]
type Option = { path: Path; values: unknown[] }
type Def = {
  type: string
  innerType?: z.ZodType
  shape?: Record<string, z.ZodType>
  entries?: Record<string, string>
  values?: unknown[]
}

/** Neither the owner's to choose here, nor a matter of looks. */
const apart = new Set(['type', 'family', 'provider', 'network', 'sample', 'hidden'])

/** Every option of a schema with its extremes: all values of a choice, both ends of a range, on and off. */
function optionsOf(schema: z.ZodType, path: Path = []): Option[] {
  const def = schema.def as unknown as Def // `type` says which parts it has
  if (apart.has(path.at(-1) ?? '')) return []
  if (def.innerType) return optionsOf(def.innerType, path).map((option) => withNothing(def.type, option))
  if (def.type === 'object') {
    const { urls } = def.shape ?? {}
    // A picture is the owner's own; its place in the frame is tried elsewhere.
    return urls ? [] : Object.entries(def.shape ?? {}).flatMap(([name, field]) => optionsOf(field, [...path, name]))
  }
  if (def.type === 'enum') return [{ path, values: Object.values(def.entries ?? {}) }]
  if (def.type === 'literal') return [{ path, values: def.values ?? [] }]
  if (def.type === 'boolean') return [{ path, values: [false, true] }]
  if (def.type !== 'number') return []
  const { minValue, maxValue } = schema as z.ZodNumber
  return [{ path, values: [minValue, maxValue] }]
}

const withNothing = (type: string, option: Option): Option =>
  type === 'optional' ? { ...option, values: [undefined, ...option.values] } : option

/** How many variants it takes until every value of every option has been had. */
export function variantCount(document: WebsiteSettings): number {
  return Math.max(...everyOption(document).map(({ values }) => values.length))
}

/**
 * The document with every option at its `turn`th value, each option begun at another, so that different values meet. All
 * turns from 0 to `variantCount` have every value of every option, in every section that has it.
 */
export function variant(document: WebsiteSettings, turn: number): WebsiteSettings {
  const changed = structuredClone(document)
  everyOption(document).forEach(({ path, values }, index) => {
    const parent = path.slice(0, -1).reduce<Record<string, unknown>>(
      (at, name) => {
        at[name] ??= {}
        return at[name] as Record<string, unknown>
      },
      changed as unknown as Record<string, unknown>, // walked by paths of the schema
    )
    parent[path.at(-1) ?? ''] = values[(turn + index) % values.length]
  })
  return changed
}

/** Every option of the document, of its theme and its sections. */
export function everyOption({ sections }: WebsiteSettings): Option[] {
  const ofSections = sections.flatMap(({ type }, index) => {
    const { content, design } = sectionTypes[type].schema.shape
    const at = ['sections', String(index)]
    return [...optionsOf(content, [...at, 'content']), ...optionsOf(design, [...at, 'design'])]
  })
  return [...optionsOf(theme, ['theme']), ...ofSections]
}
