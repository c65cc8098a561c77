/** A map of at most `atMost` entries. A new one replaces the one that was set longest ago. */
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
 * A pure function that keeps its last `atMost` answers, told apart by their arguments as JSON. For work that previews and
 * publishes ask for again and again with the same arguments.
 */
export function remember<Args extends readonly unknown[], Answer>(
  make: (...args: Args) => Answer,
  atMost: number,
): (...args: Args) => Answer {
  const kept = new BoundedMap<string, Answer>(atMost)
  return (...args) => {
    const [first] = args
    const key = args.length === 1 && typeof first === 'string' ? first : JSON.stringify(args)
    const known = kept.get(key)
    if (known !== undefined) return known
    const answer = make(...args)
    kept.set(key, answer)
    return answer
  }
}

/** A pure function of an object that is never changed in place: asked again about the same one, it gives the same answer. */
export function perObject<Key extends object, Answer>(make: (key: Key) => Answer): (key: Key) => Answer {
  const kept = new WeakMap<Key, { answer: Answer }>()
  return (key) => {
    let known = kept.get(key)
    if (!known) {
      known = { answer: make(key) }
      kept.set(key, known)
    }
    return known.answer
  }
}
