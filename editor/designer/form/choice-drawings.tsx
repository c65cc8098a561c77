import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconBorderBottom,
  IconBorderNone,
  IconBorderOuter,
  IconBorderTop,
  IconLayoutAlignBottom,
  IconLayoutAlignTop,
  type IconSquare,
} from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { type Rgb, toHex } from '#renderer/color/rgb.ts'
import { toneColors } from '#renderer/color/tones.ts'
import { type Tone, tones } from '#renderer/document/section-design.ts'
import { documentPart } from '../document/parts.ts'
import classes from './choice-drawings.module.css'

const icon = (Icon: typeof IconSquare) => <Icon size={16} />

/** Drawings for a choice's values, by field name. Choices without drawings show labels. */
export const choiceDrawings: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  alignment: {
    Left: icon(IconAlignLeft),
    Center: icon(IconAlignCenter),
    Right: icon(IconAlignRight),
    Fill: icon(IconAlignJustified),
    Top: icon(IconLayoutAlignTop),
    Bottom: icon(IconLayoutAlignBottom),
  },
  fill: {
    Color: <span className={classes.swatch} />,
    Gradient: <span className={classes.swatch} data-gradient />,
  },
  shadow: Object.fromEntries(
    ['None', 'Small', 'Medium', 'Large', 'ExtraLarge'].map((shadow) => [
      shadow,
      <span key={shadow} className={classes.card} data-shadow={shadow} />,
    ]),
  ),
  tone: Object.fromEntries(tones.map((tone) => [tone, <Ground key={tone} tone={tone} />])),
}

export const borderDrawings: Readonly<Record<string, ReactNode>> = {
  None: icon(IconBorderNone),
  All: icon(IconBorderOuter),
  Top: icon(IconBorderTop),
  Bottom: icon(IconBorderBottom),
}

const colorsAtom = documentPart(({ theme }) => theme.colors)

/** A section background with a sample letter, in the website's colors. */
function Ground({ tone }: { tone: Tone }) {
  const colors = useAtomValue(colorsAtom)
  if (!colors) return null
  const { ground, text } = toneColors(colors, tone)
  return (
    <span className={classes.ground} style={{ background: css(ground), color: css(text) }}>
      a
    </span>
  )
}

const css = (color: Rgb) => toHex(color)
