/** Sample people for any trade, shown until the owner adds their own. */
export type SampleWords = {
  /** Each bio is an instruction to the owner, so it can't be mistaken for a fact. */
  people: readonly [SamplePerson, SamplePerson]
}

type SamplePerson = { name: string; bio: string }
