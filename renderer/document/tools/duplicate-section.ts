import * as z from 'zod'
import { duplicateSection, roomFor } from '../edits/edits.ts'
import { sectionTypes } from '../section-types.ts'
import { sectionId } from './inputs.ts'
import { defineTool, fixedProblem, titleIn } from './tool.ts'

export const duplicateSectionTool = defineTool({
  name: 'duplicate-section',
  description: 'Puts a copy of a section after it. Only some types may be on a page more than once.',
  input: z.object({ sectionId }),
  titleOf: ({ sectionId }, document) => `${titleIn(document, sectionId)} duplicated`,
  run: (document, { sectionId }) => {
    const problem = fixedProblem(document, sectionId)
    if (problem) return { problem }
    const section = document.sections.find(({ id }) => id === sectionId)
    if (section && roomFor(document, section.type) < 1) return { problem: fullProblem(section.type) }
    return duplicateSection(document, sectionId)
  },
})

export function fullProblem(type: keyof typeof sectionTypes): string {
  const { title, maxCount } = sectionTypes[type]
  return maxCount === 1
    ? `A page has one section “${title}”, and yours has it already.`
    : `A page has at most ${maxCount} sections “${title}”.`
}
