import * as z from 'zod'
import { findField, writeField } from '../fields/field-path.ts'
import { sectionTypes } from '../section-types.ts'
import { defineTool, gone, titleIn } from './tool.ts'

export const chooseLayoutTool = defineTool({
  name: 'choose-layout',
  description: 'Arranges a section in another of its layouts, as listed with the page. Auto lets the style choose.',
  input: z.object({ sectionId: z.string().max(48), layout: z.string().max(32) }),
  titleOf: ({ sectionId, layout }, document) => `${titleIn(document, sectionId)} as ${wordsOf(layout)}`,
  run: (document, { sectionId, layout }) => {
    const section = document.sections.find(({ id }) => id === sectionId)
    if (!section) return { problem: gone }
    const found = findField(document, `${sectionId}.layout`)
    const { title } = sectionTypes[section.type]
    if (!found) return { problem: `${title} has one layout only.` }
    const { success, data } = found.field.schema.safeParse(layout)
    if (!success) return { problem: `${title} has no layout “${wordsOf(layout)}”.` }
    if (data === found.value) return { problem: `${title} is laid out like that already.` }
    return writeField(document, `${sectionId}.layout`, data)
  },
})

/** 'price list' of 'PriceList'. */
const wordsOf = (layout: string) => layout.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
