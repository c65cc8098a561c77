/** A `:root` rule of a minified sheet that isn't inside a media query. */
const tokenRule = /(?<!\{):root\{([^{}]*)\}/g

/**
 * Merges the custom properties of a minified sheet into one rule, with the last value of each and without unused ones,
 * so that public pages can share the editor's tokens.css without including all of it.
 */
export function settleTokens(css: string): string {
  const declared = new Map<string, string>()
  const rest = css.replace(tokenRule, (_rule, declarations: string) => {
    for (const declaration of declarations.split(';').filter(Boolean)) {
      const colon = declaration.indexOf(':')
      declared.set(declaration.slice(0, colon), declaration.slice(colon + 1))
    }
    return ''
  })
  const used = usedFrom(rest, declared)
  const kept = [...declared].filter(([name]) => !name.startsWith('--') || used.has(name))
  return `:root{${kept.map(([name, value]) => `${name}:${value}`).join(';')}}${rest}`
}

/** Custom properties that a text uses, directly or indirectly. */
function usedFrom(text: string, declared: ReadonlyMap<string, string>, used = new Set<string>()): Set<string> {
  for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
    if (used.has(name)) continue
    used.add(name)
    usedFrom(declared.get(name) ?? '', declared, used)
  }
  return used
}
