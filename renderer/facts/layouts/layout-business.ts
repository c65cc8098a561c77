import { type Business, business } from '../../document/business.ts'
import type { OpeningBusiness } from '../openings/opening-facts.ts'

export type LayoutBusiness = OpeningBusiness & Pick<Business, 'location' | 'address'>

export const blankBusiness: LayoutBusiness = business.parse({})
