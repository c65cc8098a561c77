/** A `:root` rule of a minified sheet that is not inside a media query. */
const tokenRule = /(?<!\{):root\{([^{}]*)\}/g

/**
 * Merges the custom properties of a minified sheet into one rule: the last value of each, without unused ones. This lets the public
 * pages share the editor's tokens.css without carrying all of it.
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

/** The custom properties that a text uses, directly or through others. */
function usedFrom(text: string, declared: ReadonlyMap<string, string>, used = new Set<string>()): Set<string> {
  for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
    if (used.has(name)) continue
    used.add(name)
    usedFrom(declared.get(name) ?? '', declared, used)
  }
  return used
}
