import type { Theme } from '../../../renderer/document/theme.ts'

/** What the public pages are set in: headings with character, text without. */
export const typefaces: Pick<Theme, 'titleFont' | 'bodyFont'> = {
  titleFont: { family: 'Bricolage Grotesque', weight: 'Bold' },
  bodyFont: { family: 'Inter', weight: 'Regular' },
}
