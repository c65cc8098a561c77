import * as z from 'zod'
import { moveSection } from '../edits/edits.ts'
import { sectionId } from './inputs.ts'
import { defineTool, fixedProblem, sectionGone, titleIn } from './tool.ts'

export const moveSectionTool = defineTool({
  name: 'move-section',
  description: 'Moves a section directly above or below another one.',
  input: z.object({
    sectionId,
    place: z.enum(['above', 'below']),
    otherId: sectionId.describe('The section that it goes above or below.'),
  }),
  titleOf: ({ sectionId, place, otherId }, document) =>
    `${titleIn(document, sectionId)} ${place} ${titleIn(document, otherId)}`,
  run: (document, { sectionId, place, otherId }) => {
    const problem = fixedProblem(document, sectionId)
    if (problem) return { problem }
    const from = document.sections.findIndex(({ id }) => id === sectionId)
    const other = document.sections.findIndex(({ id }) => id === otherId)
    if (other < 0) return { problem: sectionGone }
    if (other === from) return { problem: 'A section can’t move above or below itself.' }
    // The section is removed first, so later indexes shift by one.
    const rest = other > from ? other - 1 : other
    return moveSection(document, sectionId, place === 'above' ? rest : rest + 1)
  },
})
