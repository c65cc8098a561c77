import { fontPairs } from '../../../templates/font-pairs/font-pairs.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import { defaultSections } from '../../../templates/sections/default-sections.ts'

/** What counts as chosen where nothing was: the first of each list. */
export const offered = {
  fontPair: fontPairs[0]?.id ?? '',
  palette: palettes[0]?.id ?? '',
  sections: defaultSections,
}
