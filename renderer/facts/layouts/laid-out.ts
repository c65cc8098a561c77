import { type Business, business } from '../../document/business.ts'
import type { OpeningBusiness } from '../openings/opening-facts.ts'

/** The parts of a business on which the layouts of sections depend. */
export type LaidOut = OpeningBusiness & Pick<Business, 'location' | 'address'>

/** A business of which nothing is known. */
export const nothingKnown: LaidOut = business.parse({})
