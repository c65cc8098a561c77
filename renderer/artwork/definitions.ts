import { type Paint, toneNames } from './color/paint.ts'

/** The gradients and filters of these names, and no others. */
export function definitions(ids: ReadonlySet<string>, paint: Paint): string {
  const used = (id: string) => ids.has(id)
  const lit = toneNames.filter(used).map((name) => {
    const { base, shade } = paint[name]
    return `<linearGradient id="${name}" x2="1" y2=".25"><stop offset=".3" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`
  })
  if (used('glow')) {
    lit.push(
      `<radialGradient id="glow" cx=".25" cy=".1" r="1.1"><stop stop-color="${paint.wall.tint}"/><stop offset=".55" stop-color="${paint.wall.base}"/><stop offset="1" stop-color="${paint.wall.shade}"/></radialGradient>`,
    )
  }
  if (used('cast')) {
    lit.push(
      `<linearGradient id="cast" x2="1" y2=".2"><stop stop-color="${paint.dark.base}" stop-opacity=".34"/><stop offset="1" stop-color="${paint.dark.base}" stop-opacity="0"/></linearGradient>`,
    )
  }
  if (used('beam')) {
    lit.push(
      `<linearGradient id="beam" x2="1" y2="1"><stop stop-color="${paint.light.base}" stop-opacity=".55"/><stop offset="1" stop-color="${paint.light.base}" stop-opacity=".08"/></linearGradient>`,
    )
  }
  if (used('drop')) {
    lit.push(
      `<filter id="drop" x="-.1" y="-.1" width="1.2" height="1.2"><feDropShadow dx="9" dy="13" stdDeviation="6" flood-color="${paint.dark.shade}" flood-opacity=".26"/></filter>`,
    )
  }
  if (used('soft')) {
    lit.push('<filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>')
  }
  return lit.length > 0 ? `<defs>${lit.join('')}</defs>` : ''
}

/** The names of what a drawing refers to. */
export function referredTo(content: string): Set<string> {
  const [opening, ids] = ['url(#', new Set<string>()]
  for (let at = content.indexOf(opening); at !== -1; at = content.indexOf(opening, at + 1))
    ids.add(content.slice(at + opening.length, content.indexOf(')', at)))
  return ids
}
