import { type Business, business } from '../../document/business.ts'

/** The parts of a business on which the layouts of sections depend. */
export type LaidOut = Pick<Business, 'services' | 'trade' | 'location' | 'place' | 'address' | 'areas' | 'hours'>

/** A business of which nothing is known. */
export const nothingKnown: LaidOut = business.parse({})
