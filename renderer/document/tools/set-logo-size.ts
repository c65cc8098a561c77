import * as z from 'zod'
import { logoSizes } from '../enumerations.ts'
import { writeField } from '../fields/field-path.ts'
import { defineTool } from './tool.ts'

const { min, max, step, usual } = logoSizes

export const setLogoSizeTool = defineTool({
  name: 'set-logo-size',
  description: 'Makes the picture of the logo larger or smaller.',
  input: z.object({
    height: z.number().min(min).max(max).describe(`In pixels, ${min} to ${max}; ${usual} is usual.`),
  }),
  titleOf: ({ height }) => `Logo ${height} px high`,
  run: (document, { height }) => {
    const header = document.sections.find((section) => section.type === 'Header')
    if (header?.type !== 'Header') return { problem: 'The page has no header.' }
    if (header.content.logoType === 'Text')
      return {
        problem:
          'Your logo is your name in letters. Choose a picture for it first; larger headings are a setting of the fonts.',
      }
    const logoSize = Math.round(height / step) * step
    return header.content.logoSize === logoSize
      ? { problem: 'The logo has that size already.' }
      : writeField(document, `${header.id}.logoSize`, logoSize)
  },
})
