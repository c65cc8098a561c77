import { composeIdeas } from '#templates/suggestions/ideas.ts'
import { composeNames } from '#templates/suggestions/names.ts'
import { ideasAtOnce, namesAtOnce } from '#worker/creation/suggestions/schema.ts'

/** The request that the example results on the tools' pages answer. */
export const sampleBusiness = { activities: 'Coffee shop with a small bakery', place: 'Portland' }
export const sampleInterests = { interests: 'Old books, coffee, bicycles', place: 'Bristol' }

export const sampleNames: readonly string[] = composeNames({
  businessActivities: sampleBusiness.activities,
  businessLocation: sampleBusiness.place,
  taken: [],
  count: namesAtOnce,
})

export const sampleIdeas: readonly string[] = composeIdeas({
  interests: sampleInterests.interests,
  businessLocation: sampleInterests.place,
  taken: [],
  count: ideasAtOnce,
})
