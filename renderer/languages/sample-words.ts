/** Invented people and reviews, for any trade. They stand in a website until the owner writes their own. */
export type SampleWords = {
  /** The bio tells the owner what to write, so that nobody takes it for a fact. */
  people: readonly [SamplePerson, SamplePerson]
  /** Without numbers, places and praise. */
  reviews: readonly [SampleReview, SampleReview]
}

type SamplePerson = { name: string; bio: string }
type SampleReview = { name: string; text: string }
