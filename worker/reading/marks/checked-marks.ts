import type { Mark } from '../tagger.ts'
import { originsInNames, ownAreas } from './areas.ts'
import { wholeBrackets } from './brackets.ts'
import { withoutBrands } from './brands.ts'
import { countedCompounds, firstOffers, withoutSituations, withoutSurroundings } from './compounds.ts'
import { extendedCredentials } from './credentials.ts'
import { pricedDetails, withoutCounts, withoutMistakes } from './details.ts'
import { placesInHours, timesOfServices } from './hours.ts'
import { spokenLanguages } from './languages.ts'
import type { Step } from './marks.ts'
import { oneKindOfNames } from './name-lists.ts'
import { withoutOtherWords } from './other-words.ts'
import { introduced, joinedPeople, peopleFirst, withoutMatters } from './people.ts'
import { pluralRows } from './plural-rows.ts'
import { ownItems, pricedItems, sizesInItems, wholeRanges } from './price-items.ts'
import { behindPrices, detailsBehind, otherOccasions } from './price-tails.ts'
import { pricesByPlace } from './prices-by-place.ts'
import { pricedByNumber } from './quantities.ts'
import { ratesOfBusiness } from './rates.ts'
import { withoutReportedQuestions } from './reported-questions.ts'
import {
  mannersInNames,
  namedByPurpose,
  otherPrices,
  pricedSubjects,
  sharedNouns,
  wholeNames,
  withoutAnything,
  withoutDeeds,
  withoutKinds,
  withoutListedBefore,
  withoutVerbs,
} from './service-names.ts'

const steps: readonly Step[] = [
  ...[
    withoutMistakes,
    withoutReportedQuestions,
    countedCompounds,
    withoutSituations,
    withoutSurroundings,
    extendedCredentials,
    wholeBrackets,
    timesOfServices,
    placesInHours,
    withoutBrands,
    spokenLanguages,
  ],
  ...[
    withoutMatters,
    introduced,
    peopleFirst,
    joinedPeople,
    withoutCounts,
    oneKindOfNames,
    originsInNames,
    ownAreas,
    pricedDetails,
    withoutAnything,
    withoutDeeds,
  ],
  ...[
    pluralRows,
    otherOccasions,
    pricedItems,
    withoutCounts,
    wholeRanges,
    sizesInItems,
    ownItems,
    detailsBehind,
    behindPrices,
  ],
  ...[
    withoutKinds,
    pricedSubjects,
    namedByPurpose,
    wholeNames,
    withoutListedBefore,
    otherPrices,
    sharedNouns,
    withoutVerbs,
    withoutDeeds,
    mannersInNames,
    firstOffers,
    withoutOtherWords,
    pricedByNumber,
    ratesOfBusiness,
    pricesByPlace,
  ],
]

/** Corrects marks where the surrounding words prove the tagger wrong. */
export const checkedMarks = (text: string, marks: readonly Mark[], language: string): readonly Mark[] =>
  steps.reduce((all, step) => step(text, all, language), marks)
