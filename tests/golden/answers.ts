import { defaultSections } from '../../templates/compose/section-order.ts'
import { fontPairs } from '../../templates/font-pairs.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import type { GoldenBusiness } from './golden-business.ts'

/** What the wizard sends for a business that changes none of its suggestions. */
export const wizardAnswers = ({ answers }: Pick<GoldenBusiness, 'answers'>) => ({
  ...answers,
  fontPair: fontPairs[0]?.id ?? '',
  palette: palettes[0]?.id ?? '',
  sections: [...defaultSections],
})
