import * as z from 'zod'
import { bodyFontIn, titleFontIn } from '../../fonts/weights.ts'
import { bodyFamiliesOf, fontPairs, titleFamiliesOf } from '../../styles/font-pairs.ts'
import { changeTheme } from '../edits/edits.ts'
import { fontSizes, fontWeights } from '../enumerations.ts'
import { bodyFamilies, titleFamilies } from '../theme.ts'
import { defineTool } from './tool.ts'

const weightNames = Object.keys(fontWeights) as [Weight, ...Weight[]]
type Weight = keyof typeof fontWeights
const weight = z.enum(weightNames)

export const chooseFontsTool = defineTool({
  name: 'choose-fonts',
  description:
    'Changes the font of the headings or of the text, or the size of either. Omitted parts stay. Each style has its own fonts, as listed.',
  input: z.object({
    title: z.enum(titleFamilies).optional(),
    body: z.enum(bodyFamilies).optional(),
    titleWeight: weight.optional(),
    headingSize: z.enum(fontSizes).optional(),
    textSize: z.enum(fontSizes).optional(),
  }),
  titleOf: ({ title, body, headingSize, textSize }) => {
    const fonts = title && body && title !== body ? `Fonts ${title} and ${body}` : undefined
    const one = title ?? body
    if (fonts) return fonts
    if (one) return title && !body ? `Headings in ${one}` : body && !title ? `Text in ${one}` : `Font ${one}`
    const parts = [headingSize && `Headings ${sizes[headingSize]}`, textSize && `Text ${sizes[textSize]}`].filter(
      Boolean,
    )
    return parts.join(', ') || 'Weight of the headings'
  },
  run: (document, { title, body, titleWeight, headingSize, textSize }) => {
    const { theme, style } = document
    if (title && !titleFamiliesOf(style).includes(title)) {
      const owner = fontPairs.find(({ titleFont }) => titleFont.family === title)
      return { problem: `Headings in ${title} belong to the style ${owner?.style}. Choose that style first.` }
    }
    if (body && !bodyFamiliesOf(style).includes(body))
      return { problem: `In this style, text is in ${bodyFamiliesOf(style).join(' or ')}.` }
    const titleFont = titleFontIn(title ?? theme.titleFont.family, titleWeight ?? theme.titleFont.weight)
    const bodyFont = bodyFontIn(body ?? theme.bodyFont.family, theme.bodyFont.weight)
    const next = { ...theme, titleFont, bodyFont, ...(headingSize && { headingSize }), ...(textSize && { textSize }) }
    return JSON.stringify(next) === JSON.stringify(theme)
      ? { problem: 'The fonts are like that already.' }
      : changeTheme(document, next)
  },
})

const sizes = { Default: 'in their usual size', Large: 'large', ExtraLarge: 'extra large' }
