import type { ReactNode } from 'react'
import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { ThemeColors } from '#renderer/document/theme.ts'
import classes from './style-drawing.module.css'

type StyleDrawingProps = { style: PresetStyle; colors: ThemeColors }

export const StyleDrawing = ({ style, colors }: StyleDrawingProps) => (
  <svg className={classes.drawing} viewBox="0 0 40 28" aria-hidden="true">
    <rect width="40" height="28" fill={colors.backgroundColor} />
    {drawings[style](colors)}
  </svg>
)

const drawings: Readonly<Record<PresetStyle, (colors: ThemeColors) => ReactNode>> = {
  // A bold heading above a band.
  Common: ({ buttonBackgroundColor, buttonTextColor, accentColor }) => (
    <>
      <rect width="40" height="19" fill={buttonBackgroundColor} />
      <path d="M4 5h22M4 10h16" stroke={buttonTextColor} strokeWidth="3" />
      <rect y="15" width="40" height="6" fill={accentColor} />
    </>
  ),
  // A table on a plain background.
  CommonAlt: ({ primaryTextColor, secondaryTextColor, buttonBackgroundColor }) => (
    <>
      <path d="M4 6h15" stroke={primaryTextColor} strokeWidth="3" />
      <path d="M28 6h8" stroke={buttonBackgroundColor} strokeWidth="3" />
      <path d="M4 13h32M4 18h32M4 23h32" stroke={secondaryTextColor} strokeWidth="1" />
    </>
  ),
  // Blocks and a quarter circle.
  Geometric: ({ primaryTextColor, backgroundColor, buttonBackgroundColor, accentColor }) => (
    <>
      <rect width="24" height="28" fill={primaryTextColor} />
      <path d="M4 9h14M4 15h9" stroke={backgroundColor} strokeWidth="3" />
      <rect x="24" width="16" height="14" fill={buttonBackgroundColor} />
      <path d="M24 14h16a16 14 0 0 1-16 14z" fill={accentColor} />
    </>
  ),
  // Fine lines and a beam of light.
  Elegant: ({ primaryTextColor, secondaryTextColor, accentColor, buttonBackgroundColor }) => (
    <>
      <path d="M4 6h16M4 9.5h10" stroke={primaryTextColor} strokeWidth="1.5" />
      <path d="M0 13h24l-5 9H0z" fill={accentColor} opacity=".7" />
      <path d="M24 13h16v9H19z" fill={buttonBackgroundColor} opacity=".25" />
      <path d="M4 25h8M16 25h8M28 25h8" stroke={secondaryTextColor} strokeWidth="1" />
    </>
  ),
  // Rounded cells.
  Fun: ({ primaryTextColor, buttonBackgroundColor, accentColor }) => (
    <>
      <rect x="3" y="3" width="21" height="15" rx="4" fill={buttonBackgroundColor} />
      <rect x="27" y="3" width="10" height="9" rx="3" fill={accentColor} />
      <rect x="27" y="15" width="10" height="10" rx="3" fill={primaryTextColor} />
      <rect x="3" y="21" width="21" height="4" rx="2" fill={accentColor} />
    </>
  ),
}
