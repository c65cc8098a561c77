import * as z from 'zod'
import { findContrastProblems } from '../../color/contrast-problems.ts'
import { changeTheme } from '../edits/edits.ts'
import { themeColors } from '../theme.ts'
import type { WebsiteSettings } from '../website-settings.ts'
import { defineTool } from './tool.ts'

export const chooseColorsTool = defineTool({
  name: 'choose-colors',
  description: 'Changes the colors of the website.',
  input: z.object({
    /** A palette's name, or a description such as 'Green buttons'. */
    name: z.string().max(60),
    colors: themeColors.partial(),
  }),
  titleOf: ({ name }) => `Colors: ${name}`,
  run: (document, { colors }) => {
    const next = { ...document.theme.colors, ...colors }
    if (JSON.stringify(next) === JSON.stringify(document.theme.colors)) {
      return { problem: 'Those are your colors already.' }
    }
    const changed = changeTheme(document, { colors: next })
    const problem = readingProblem(document, changed)
    return problem ? { problem } : changed
  },
})

/** New contrast problems, worded as in the checklist before publishing. */
function readingProblem(before: WebsiteSettings, after: WebsiteSettings): string | undefined {
  const tones = after.sections.filter(({ hidden }) => !hidden).map(({ design }) => design.tone)
  const [was, is] = [findContrastProblems(before.theme, tones), findContrastProblems(after.theme, tones)]
  const worse = is.texts.find(
    ({ name, ratio }) => ratio < (was.texts.find((one) => one.name === name)?.ratio ?? Number.POSITIVE_INFINITY),
  )
  if (worse) return `${worse.what} would be hard to read in these colors.`
  return is.drownedButton && !was.drownedButton ? 'Buttons would hardly stand out in these colors.' : undefined
}
