import * as z from 'zod'
import { setSectionHidden } from '../edits/edits.ts'
import { sectionId } from './inputs.ts'
import { defineTool, fixedProblem, titleIn } from './tool.ts'

export const hideSectionTool = defineTool({
  name: 'hide-section',
  description: 'Hides a section from the page, or shows a hidden one again. Nothing in it is lost.',
  input: z.object({ sectionId, hidden: z.boolean() }),
  titleOf: ({ sectionId, hidden }, document) => `${titleIn(document, sectionId)} ${hidden ? 'hidden' : 'shown'}`,
  run: (document, { sectionId, hidden }) => {
    const problem = fixedProblem(document, sectionId)
    if (problem) return { problem }
    const changed = setSectionHidden(document, sectionId, hidden)
    return changed === document
      ? { problem: `${titleIn(document, sectionId)} is ${hidden ? 'hidden' : 'on the page'} already.` }
      : changed
  },
})
