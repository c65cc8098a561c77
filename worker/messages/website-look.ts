import { drawnColors, isDark } from '../../renderer/color/dark-colors.ts'
import { type Rgb, toHex } from '../../renderer/color/rgb.ts'
import { toneColors } from '../../renderer/color/tones.ts'
import type { Theme, ThemeColors } from '../../renderer/document/theme.ts'
import { bodyCuts, type Cut, titleCuts } from '../../renderer/fonts/faces.ts'
import { type MailColors, type MailLook, systemFonts } from '../platform/emails/look.ts'

/** A website's colors and fonts for emails in its name. */
export function mailLook(theme: Theme): MailLook {
  const { colors } = drawnColors(theme)
  const { night = colors } = drawnColors({ ...theme, darkMode: 'FollowsDevice' })
  return {
    light: mailColors(colors),
    dark: mailColors(night),
    font: stackOf(bodyCuts[theme.bodyFont.family]),
    headingFont: stackOf(titleCuts[theme.titleFont.family]),
  }
}

function mailColors(theme: ThemeColors): MailColors {
  const tones = toneColors(theme, 'Plain')
  const lower = hex(isDark(tones.ground) ? tones.ground : tones.groundEnd)
  return {
    paper: lower,
    card: hex(tones.card),
    sunken: lower,
    ink: hex(tones.text),
    soft: hex(tones.muted),
    faint: hex(tones.muted),
    accent: hex(tones.button),
    onAccent: hex(tones.buttonText),
    link: hex(tones.link),
    line: hex(tones.line),
  }
}

/** Six digits, because some email apps support no others. */
const hex = (color: Rgb) => toHex(color).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

/** Emails load no fonts, so the stack uses installed ones. */
const stackOf = ({ family, local }: Cut) =>
  `'${family}',${local === 'serif' ? "Georgia,'Times New Roman',serif" : systemFonts}`
