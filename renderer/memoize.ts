/** A map of at most `atMost` entries. Evicts the oldest. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #atMost: number

  constructor(atMost: number) {
    super()
    this.#atMost = atMost
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    if (this.size >= this.#atMost) this.delete(this.keys().next().value as Key)
    return super.set(key, value)
  }
}

/**
 * Memoizes a pure function with a cache of `atMost` results, keyed by its arguments as JSON. For work that previews and
 * publishing repeat with the same arguments.
 */
export function memoize<Args extends readonly unknown[], Answer>(
  make: (...args: Args) => Answer,
  atMost: number,
): (...args: Args) => Answer {
  const cached = new BoundedMap<string, Answer>(atMost)
  return (...args) => {
    const [first] = args
    const key = args.length === 1 && typeof first === 'string' ? first : JSON.stringify(args)
    const known = cached.get(key)
    if (known !== undefined) return known
    const answer = make(...args)
    cached.set(key, answer)
    return answer
  }
}

/** Memoizes a pure function of an immutable object. */
export function memoizeByObject<Key extends object, Answer>(make: (key: Key) => Answer): (key: Key) => Answer {
  const cached = new WeakMap<Key, { answer: Answer }>()
  return (key) => {
    let known = cached.get(key)
    if (!known) {
      known = { answer: make(key) }
      cached.set(key, known)
    }
    return known.answer
  }
}
