import type { ReactElement } from 'react'
import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { ThemeColors } from '#renderer/document/theme.ts'
import { palettes } from '#templates/palettes/palettes.ts'
import { sampleLook } from '#templates/samples.ts'
import { sampleSite } from '../samples/sample-sites.ts'

type Plan = (colors: ThemeColors) => ReactElement

/** How each style builds the top of a page, in boxes. */
const plans: Readonly<Record<PresetStyle, Plan>> = {
  Common: (c) => (
    <>
      <path fill={c.buttonBackgroundColor} d="M0 0h160v64H0z" />
      <path fill={c.buttonTextColor} d="M40 22h80v7H40zM52 34h56v7H52z" />
      <rect fill={c.backgroundColor} x="64" y="47" width="32" height="10" rx="3" />
      <path fill={c.primaryTextColor} opacity=".16" d="M14 74h40v26H14zM60 74h40v26H60zM106 74h40v26h-40z" />
    </>
  ),
  CommonAlt: (c) => (
    <>
      <path fill={c.primaryTextColor} d="M14 22h56v7H14zM14 34h44v7H14z" />
      <path fill={c.primaryTextColor} opacity=".4" d="M14 48h48v3H14zM14 54h40v3H14zM14 78h132v1H14zM14 92h132v1H14z" />
      <path fill={c.buttonBackgroundColor} opacity=".5" d="M86 0h74v68H86z" />
      <rect fill={c.buttonBackgroundColor} x="14" y="60" width="26" height="8" rx="2" />
    </>
  ),
  Geometric: (c) => (
    <>
      <path fill={c.primaryTextColor} d="M0 0h84v100H0z" />
      <path fill={c.backgroundColor} d="M12 18h58v10H12zM12 32h44v10H12zM12 46h52v10H12z" />
      <path fill={c.buttonBackgroundColor} d="M84 0h76v58H84zM12 74h30v10H12z" />
      <path fill={c.buttonBackgroundColor} opacity=".35" d="M118 58h42v42h-42z" />
    </>
  ),
  Elegant: (c) => (
    <>
      <path fill={c.primaryTextColor} d="M16 34h58v4H16zM16 44h40v4H16z" />
      <path fill={c.primaryTextColor} opacity=".35" d="M16 8h128v.8H16zM16 58h44v2H16zM16 64h36v2H16z" />
      <path fill={c.buttonBackgroundColor} opacity=".65" d="M98 20h38v62H98z" />
      <path fill="none" stroke={c.primaryTextColor} d="M16.5 72.5h30v10h-30z" />
    </>
  ),
  Fun: (c) => (
    <>
      <circle fill={c.buttonBackgroundColor} opacity=".2" cx="132" cy="28" r="30" />
      <circle fill={c.buttonBackgroundColor} opacity=".75" cx="112" cy="54" r="32" />
      <rect fill={c.primaryTextColor} x="14" y="28" width="58" height="9" rx="4.5" />
      <rect fill={c.primaryTextColor} x="14" y="42" width="46" height="9" rx="4.5" />
      <rect fill={c.buttonBackgroundColor} x="14" y="62" width="32" height="13" rx="6.5" />
    </>
  ),
}

/** The look of a trade's sample website in a style, as small as a stamp. */
export function LookMiniature({ style, trade }: { style: PresetStyle; trade: string }) {
  const { palette } = sampleLook(style, sampleSite(style, trade).business)
  const colors = palettes.find(({ id }) => id === palette)?.colors
  if (!colors) throw new Error(`no palette is called ${palette}`)
  return (
    <svg viewBox="0 0 160 100" width="160" height="100" aria-hidden="true">
      <path fill={colors.backgroundColor} d="M0 0h160v100H0z" />
      {plans[style](colors)}
    </svg>
  )
}
