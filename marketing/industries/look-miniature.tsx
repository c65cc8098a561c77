import type { ReactElement } from 'react'
import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { ThemeColors } from '#renderer/document/theme.ts'
import { palettes } from '#templates/palettes/palettes.ts'
import { sampleLook } from '#templates/samples.ts'
import { sampleSite } from '../samples/sample-sites.ts'

type Plan = (colors: ThemeColors) => ReactElement

/** Simplified layouts for the top of the page in each style, as boxes. */
const plans: Readonly<Record<PresetStyle, Plan>> = {
  Common: (c) => (
    <>
      <path fill={c.buttonBackgroundColor} d="M0 0h160v76H0z" />
      <path fill={c.accentColor} d="M0 76h160v24H0z" />
      <path fill={c.buttonTextColor} d="M10 12h140v24H10zM10 42h140v24H10z" />
      <path fill={c.primaryTextColor} d="M10 84h40v7H10zM62 84h34v7H62zM108 84h42v7h-42z" />
    </>
  ),
  CommonAlt: (c) => (
    <>
      <path fill={c.primaryTextColor} d="M10 10h50v7H10zM10 21h38v7H10z" />
      <path fill={c.buttonBackgroundColor} d="M86 10h14v44H86zM112 10h38v10h-28v7h28v27h-38V44h28v-7h-28z" />
      <path fill={c.primaryTextColor} opacity=".4" d="M10 64h140v.8H10zM10 78h140v.8H10zM10 92h140v.8H10z" />
      <path fill={c.buttonBackgroundColor} d="M58 68h46v6H58zM58 82h26v6H58z" />
    </>
  ),
  Geometric: (c) => (
    <>
      <path fill={c.primaryTextColor} d="M0 0h160v66H0z" />
      <path fill={c.backgroundColor} d="M10 10h140v22H10zM10 38h104v18H10z" />
      <path
        fill={c.buttonBackgroundColor}
        d="M0 66h34v34H0zM68 66a34 34 0 0 1 34 34H68zM102 66h29v34a34 34 0 0 1-29-34z"
      />
      <path fill={c.accentColor} d="M34 66h34L34 100zM136 66h24v34h-24z" />
    </>
  ),
  Elegant: (c) => (
    <>
      <path fill={c.buttonBackgroundColor} opacity=".25" d="M0 62h160v38H0z" />
      <circle fill={c.buttonBackgroundColor} opacity=".25" cx="112" cy="62" r="26" />
      <path fill={c.primaryTextColor} d="M16 22h92v3.5H16zM16 33h66v3.5H16z" />
      <path fill={c.primaryTextColor} opacity=".4" d="M16 8h30v2H16zM118 8h26v2h-26zM16 46h44v2H16z" />
    </>
  ),
  Fun: (c) => (
    <>
      <rect fill={c.buttonBackgroundColor} x="6" y="6" width="98" height="52" rx="8" />
      <path fill={c.buttonTextColor} d="M16 18h60v9H16zM16 32h44v9H16z" />
      <rect fill={c.buttonBackgroundColor} opacity=".35" x="109" y="6" width="45" height="24" rx="8" />
      <rect fill={c.accentColor} x="109" y="34" width="45" height="24" rx="8" />
      <rect fill={c.primaryTextColor} opacity=".12" x="6" y="63" width="45" height="31" rx="8" />
      <rect fill={c.primaryTextColor} opacity=".12" x="57" y="63" width="45" height="31" rx="8" />
      <rect fill={c.buttonBackgroundColor} opacity=".35" x="109" y="63" width="45" height="31" rx="8" />
    </>
  ),
}

/** A stamp-sized sample website for a trade in a style. */
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
