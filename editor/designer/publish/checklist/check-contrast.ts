import { findContrastProblems, minContrast } from '#renderer/color/contrast-problems.ts'
import type { Check, Finding } from './finding.ts'

/** Colors with low contrast. The page replaces them. */
export const checkContrast: Check = ({ draft, published }) => {
  const { texts, drownedButton } = findContrastProblems(
    draft.theme,
    published.sections.map(({ design }) => design.tone),
  )
  const found = texts.map(({ name, what, ratio, shown }): Finding => {
    const sentence = `${what} would be hard to read (contrast ${ratio}, where ${minContrast} is needed), so the page shows it ${shown}.`
    return { severity: 'worth a look', place: 'Theme', sentence, path: `theme.${name}` }
  })
  return drownedButton ? [...found, buttonFinding] : found
}

const buttonFinding: Finding = {
  severity: 'worth a look',
  place: 'Theme',
  sentence: 'The button color hardly stands out from the background, so buttons there use your text color.',
  path: 'theme.buttonBackgroundColor',
}
