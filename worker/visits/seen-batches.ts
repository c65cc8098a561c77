/** More isolates than send visits to one website within a minute; the one that sent least recently is forgotten first. */
const mostSenders = 1000

/**
 * The batches that were counted: of every isolate the number of its last one, since it sends them in order and each until it is accepted. An
 * id's last twelve digits are the number; a random id counts as an isolate.
 */
export class SeenBatches {
  readonly #last = new Map<string, number>()

  /** `stored`: what `store` returned, oldest first. */
  constructor(stored: Iterable<string>) {
    for (const text of stored)
      for (const [sender, last] of JSON.parse(text) as [string, number][])
        this.#set(sender, Math.max(last, this.#last.get(sender) ?? 0))
  }

  /** Adds a batch. Returns false for one that was counted. */
  add(id: string): boolean {
    const [sender, number] = [id.slice(0, -12), Number.parseInt(id.slice(-12), 16)]
    const last = this.#last.get(sender)
    if (last !== undefined && number <= last) return false
    this.#set(sender, number)
    return true
  }

  #set(sender: string, number: number): void {
    // The most recent is the last of the map.
    this.#last.delete(sender)
    this.#last.set(sender, number)
    const [oldest] = this.#last.keys()
    if (this.#last.size > mostSenders && oldest !== undefined) this.#last.delete(oldest)
  }

  store = (): string => JSON.stringify([...this.#last])
}
