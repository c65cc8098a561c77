/** Sample people for any trade, shown to the owner until they write their own. */
export type SampleWords = {
  /** Each bio is an instruction to the owner, so that it can't be mistaken for a fact. */
  people: readonly [SamplePerson, SamplePerson]
}

type SamplePerson = { name: string; bio: string }
