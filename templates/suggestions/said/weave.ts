/** What a text of a pack may be woven with. A blank value is one that is not known. */
export type Threads = { name: string; place: string; what: string }

/**
 * Fills `{name}`, `{place}` and `{what}` in. A clause in square brackets is left out when a value it needs is blank; undefined when a value
 * outside brackets is. Values are put in as they are and never read as patterns.
 */
export function weave(text: string, threads: Threads): string | undefined {
  let whole = true
  const woven = text.replace(/(?:\[([^\]]*)\]|\{\w+\})(\.?)/g, (match, clause: string | undefined, stop: string) => {
    if (clause !== undefined) return stopped(fill(clause, threads) ?? '', stop)
    const filled = fill(match, threads)
    if (filled === undefined) whole = false
    return filled ?? ''
  })
  return whole ? capitalised(woven) : undefined
}

function fill(text: string, threads: Threads): string | undefined {
  let whole = true
  const filled = text.replace(/\{(\w+)\}(\.?)/g, (_, key: string, stop: string) => {
    const value = threads[key as keyof Threads]
    if (!value) whole = false
    return stopped(value ?? '', stop)
  })
  return whole ? filled : undefined
}

/** A name that ends in a full stop brings its own to the end of a sentence. */
function stopped(value: string, stop: string): string {
  return value.endsWith('.') ? value : value + stop
}

/** The text with its first letter as a capital. */
export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
