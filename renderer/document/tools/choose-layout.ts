import * as z from 'zod'
import { offeredLayouts } from '../../options/offered-layouts.ts'
import { findField, writeField } from '../fields/field-path.ts'
import { layoutName } from '../layout-names.ts'
import { sectionTypes } from '../section-types.ts'
import { styleNames } from './choose-style.ts'
import { sectionId } from './inputs.ts'
import { defineTool, sectionGone, titleIn } from './tool.ts'

export const chooseLayoutTool = defineTool({
  name: 'choose-layout',
  description: 'Arranges a section in another of its layouts, as listed with the page. Auto lets the style choose.',
  input: z.object({ sectionId, layout: z.string().max(32) }),
  titleOf: ({ sectionId, layout }, document) => `${titleIn(document, sectionId)} as ${nameOf(layout)}`,
  run: (document, { sectionId, layout }) => {
    const section = document.sections.find(({ id }) => id === sectionId)
    if (!section) return { problem: sectionGone }
    const found = findField(document, `${sectionId}.layout`)
    const { title } = sectionTypes[section.type]
    if (!found) return { problem: `${title} has one layout only.` }
    const { options = [] } = found.field.schema as { options?: readonly string[] }
    const meant = options.find((one) => plain(one) === plain(layout)) ?? layout
    const { success, data } = found.field.schema.safeParse(meant)
    const offered = offeredLayouts(options, section, document)
    if (!success) return { problem: `${title} has no layout “${nameOf(layout)}”. It has ${offered.join(', ')}.` }
    if (!offered.includes(meant)) {
      return { problem: `${title} has no layout “${nameOf(layout)}” in the style ${styleNames[document.style]}.` }
    }
    if (data === found.value) return { problem: `${title} is laid out like that already.` }
    return writeField(document, `${sectionId}.layout`, data)
  },
})

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '')
const nameOf = (layout: string) => layoutName(layout).toLowerCase()
