/** A concurrent change: none of the operation happened, and it may start over. */
export class Overtaken extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'Overtaken'
  }
}

const triesInARow = 8

/** Does something that others may overtake, and does it over when they did. Gives up where that never ends. */
export async function startingOver<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof Overtaken) || tries === triesInARow) throw error
    }
  }
}
