import type { FieldOf, ListItem } from '../field-description.ts'
import { blankItem } from '../list-items.ts'

type Tags = FieldOf<'tags'>

/** The facts that these texts are: those that were there keep their ids and sources. */
export function withTexts(items: readonly ListItem[], texts: readonly string[], { text, item, itemLabel, max }: Tags) {
  const next: ListItem[] = []
  const known = new Set(items.map((fact) => fact[text.name]))
  // A text that was pasted, or left with a comma in it, is several; a fact that has one already stays as it is.
  const parts = texts.flatMap((each) => (known.has(each) ? [each] : each.split(/[,;\n]/)))
  for (const one of parts.map((part) => part.trim().slice(0, text.max)).filter(Boolean)) {
    if (next.length >= max || next.some((fact) => fact[text.name] === one)) continue
    const earlier = items.find((fact) => fact[text.name] === one)
    next.push(earlier ?? { ...blankItem([...items, ...next], item, itemLabel), [text.name]: one })
  }
  return next
}
