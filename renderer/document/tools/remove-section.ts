import * as z from 'zod'
import { removeWithLinks } from '../edits/edits.ts'
import { sectionId } from './inputs.ts'
import { defineTool, fixedProblem, titleIn } from './tool.ts'

export const removeSectionTool = defineTool({
  name: 'remove-section',
  description: 'Removes a section with everything in it. Only when the owner asks for exactly that.',
  input: z.object({ sectionId }),
  titleOf: ({ sectionId }, document) => `${titleIn(document, sectionId)} removed`,
  run: (document, { sectionId }) => {
    const problem = fixedProblem(document, sectionId)
    return problem ? { problem } : removeWithLinks(document, sectionId)
  },
})
