import { accountPlaces } from './account.ts'
import { businessPlaces } from './business.ts'
import { colorPlaces } from './colors.ts'
import { contactPlaces } from './contact.ts'
import { headerPlaces } from './header.ts'
import { hoursPlaces } from './hours.ts'
import { legalPlaces } from './legal.ts'
import { lookPlaces } from './looks.ts'
import { offerPlaces } from './offers.ts'
import type { Place } from './place.ts'
import { publishingPlaces } from './publishing.ts'
import { searchPlaces } from './search-settings.ts'
import { sectionPlaces } from './sections.ts'
import { toolPlaces } from './tools.ts'

/** Places that every website has. Equally good matches keep this order. */
export const knownPlaces: readonly Place[] = [
  ...hoursPlaces,
  ...contactPlaces,
  ...offerPlaces,
  ...businessPlaces,
  ...headerPlaces,
  ...colorPlaces,
  ...lookPlaces,
  ...sectionPlaces,
  ...searchPlaces,
  ...legalPlaces,
  ...publishingPlaces,
  ...toolPlaces,
  ...accountPlaces,
]
