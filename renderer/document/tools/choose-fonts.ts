import * as z from 'zod'
import { inFamily } from '../../fonts/weights.ts'
import { changeTheme } from '../edits/edits.ts'
import { fontSizes, fontWeights } from '../enumerations.ts'
import { fontFamilies } from '../theme.ts'
import { defineTool } from './tool.ts'

const family = z.enum(fontFamilies)
const weightNames = Object.keys(fontWeights) as [Weight, ...Weight[]]
type Weight = keyof typeof fontWeights
const weight = z.enum(weightNames)

export const chooseFontsTool = defineTool({
  name: 'choose-fonts',
  description:
    'Changes the font of the headings, the font of the text, or the size of the headings. Omitted parts stay.',
  input: z.object({
    title: family.optional(),
    body: family.optional(),
    titleWeight: weight.optional(),
    headingSize: z.enum(fontSizes).optional(),
  }),
  titleOf: ({ title, body, headingSize }) => {
    const fonts = title && body && title !== body ? `Fonts ${title} and ${body}` : undefined
    const one = title ?? body
    if (fonts) return fonts
    if (one) return title && !body ? `Headings in ${one}` : body && !title ? `Text in ${one}` : `Font ${one}`
    return headingSize ? `Headings ${sizes[headingSize]}` : 'Weight of the headings'
  },
  run: (document, { title, body, titleWeight, headingSize }) => {
    const { theme } = document
    const heavy = { ...theme.titleFont, ...(titleWeight && { weight: titleWeight }) }
    const titleFont = inFamily(heavy, title ?? heavy.family)
    const bodyFont = inFamily(theme.bodyFont, body ?? theme.bodyFont.family)
    const next = { ...theme, titleFont, bodyFont, ...(headingSize && { headingSize }) }
    return JSON.stringify(next) === JSON.stringify(theme)
      ? { problem: 'The fonts are like that already.' }
      : changeTheme(document, next)
  },
})

const sizes = { Default: 'in their usual size', Large: 'large', ExtraLarge: 'extra large' }
