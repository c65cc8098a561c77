import { difference, toOklab } from '#renderer/color/oklab.ts'
import { black, edgeRatio, lowestContrast, readable, textRatio, white } from '#renderer/color/readable.ts'
import { contrast, parseHex, type Rgb } from '#renderer/color/rgb.ts'
import { type ToneColors, toneColors } from '#renderer/color/tones.ts'
import type { ThemeColors } from '#renderer/document/theme.ts'
import { themeHex } from '#templates/palettes/paint.ts'
import { withColor, withStates } from './with-color.ts'

type ColorName = keyof ThemeColors

/** The contrast of a pair of colors, in words. */
export type Reading = {
  /** The color that a fix would change. */
  id: ColorName
  /** Text and background. */
  pair: readonly [color: ColorName, ground: ColorName]
  /** 'Secondary text is hard to read in small sizes.' */
  sentence: string
  /** Explains the color that visitors see instead. */
  visitorNote?: string
  easy: boolean
  /** A minimal fix. Omitted if none is needed or possible. */
  fixedColors?: () => ThemeColors
}

/** All pairs of text and background, and the button on the page. */
export function readings(colors: ThemeColors): Reading[] {
  const tone = toneColors(colors, 'Plain')
  const texts = [
    textReading(colors, tone, 'primaryTextColor', 'Text'),
    textReading(colors, tone, 'secondaryTextColor', 'Secondary text'),
  ]
  // The page replaces the colors of a barely visible button.
  if (!isButtonSeen(colors)) return [...texts, invisibleButton(colors, tone)]
  const on = (id: ColorName, ground: ColorName, shown: Rgb, when: string) =>
    labelReading(colors, tone, { id, ground, shown, when })
  return [
    ...texts,
    on('buttonTextColor', 'buttonBackgroundColor', tone.buttonText, ''),
    on('buttonBackgroundHoverColor', 'buttonBackgroundHoverColor', tone.hoverText, ' on hover'),
    on('buttonBackgroundPressedColor', 'buttonBackgroundPressedColor', tone.pressedText, ' when pressed'),
  ]
}

type TextName = 'primaryTextColor' | 'secondaryTextColor'
const shownAs = { primaryTextColor: 'text', secondaryTextColor: 'muted' } as const

function textReading(colors: ThemeColors, tone: ToneColors, id: TextName, subject: string): Reading {
  const ratio = textContrast(colors, tone, id)
  const easy = ratio >= textRatio
  return {
    id,
    pair: [id, 'backgroundColor'],
    sentence: `${subject} is ${legibility(ratio)}.`,
    visitorNote: adjustment(parseHex(colors[id]), tone[shownAs[id]]),
    easy,
    fixedColors: easy || !hasRoom(tone.ground) ? undefined : () => withEasyText(colors, id),
  }
}

/** Text appears on the page, its cards and tinted parts. Uses the lowest contrast. */
const textContrast = (colors: ThemeColors, tone: ToneColors, id: TextName) =>
  lowestContrast(parseHex(colors[id]), [tone.ground, tone.card, tone.groundEnd])

/** On mid-tone backgrounds, no text color works on both the page and its cards. */
const hasRoom = (ground: Rgb) => Math.max(contrast(black, ground), contrast(white, ground)) > 4.7

/**
 * Uses the text color that the page renders. Cards are tinted with it, which can require another adjustment. If this doesn't converge, uses
 * black or white.
 */
function withEasyText(colors: ThemeColors, id: TextName): ThemeColors {
  let next = colors
  for (let turn = 0; turn < 4; turn += 1) {
    next = { ...next, [id]: themeHex(toneColors(next, 'Plain')[shownAs[id]]) }
    if (isEasyText(next, id)) return next
  }
  return [black, white].map((end) => ({ ...colors, [id]: themeHex(end) })).find((ends) => isEasyText(ends, id)) ?? next
}

const isEasyText = (colors: ThemeColors, id: TextName) =>
  textContrast(colors, toneColors(colors, 'Plain'), id) >= textRatio

type Label = { id: ColorName; ground: ColorName; shown: Rgb; when: string }

const states: Partial<Record<ColorName, 'button' | 'hover' | 'pressed'>> = {
  buttonBackgroundColor: 'button',
  buttonBackgroundHoverColor: 'hover',
  buttonBackgroundPressedColor: 'pressed',
}

/** Contrast of the button's label with its rendered color. */
function labelReading(colors: ThemeColors, tone: ToneColors, { id, ground, shown, when }: Label): Reading {
  const label = parseHex(colors.buttonTextColor)
  const button = tone[states[ground] ?? 'button']
  const ratio = contrast(label, button)
  const easy = ratio >= textRatio
  const fixedColors = () => {
    if (id === 'buttonTextColor') return withColor(colors, id, themeHex(readable(label, [button])))
    const near = withColor(colors, id, themeHex(readable(button, [label])))
    const isEasy = readings(near).find((one) => one.id === id)?.easy ?? true
    return isEasy ? near : withOneButton(colors)
  }
  return {
    id,
    pair: ['buttonTextColor', ground],
    sentence: `Button text is ${legibility(ratio)}${when}.`,
    visitorNote: adjustment(label, shown),
    easy,
    fixedColors: easy ? undefined : fixedColors,
  }
}

/** Gives the button the same color in every state, with a readable label. */
function withOneButton(colors: ThemeColors): ThemeColors {
  const button = colors.buttonBackgroundColor
  const label = themeHex(readable(parseHex(colors.buttonTextColor), [parseHex(button)]))
  return { ...withStates({ ...colors, buttonTextColor: label }), ...sameStates(button) }
}

const sameStates = (button: string) => ({ buttonBackgroundHoverColor: button, buttonBackgroundPressedColor: button })

const isButtonSeen = (colors: ThemeColors) =>
  difference(parseHex(colors.buttonBackgroundColor), toneColors(colors, 'Plain').button) <= 0.001

const withButton = (colors: ThemeColors, button: Rgb): ThemeColors => {
  const label = readable(parseHex(colors.buttonTextColor), [button])
  return withStates({ ...colors, buttonBackgroundColor: themeHex(button), buttonTextColor: themeHex(label) })
}

function invisibleButton(colors: ThemeColors, tone: ToneColors): Reading {
  const own = parseHex(colors.buttonBackgroundColor)
  const grounds = [tone.ground, tone.card, tone.groundEnd]
  const fixedColors = () =>
    [readable(own, grounds, edgeRatio), readable(own, grounds), black, white]
      .map((button) => withButton(colors, button))
      .find(isButtonSeen) ?? withButton(colors, tone.text)
  const inTextColor = difference(tone.text, tone.button) <= 0.001
  return {
    id: 'buttonBackgroundColor',
    pair: ['buttonBackgroundColor', 'backgroundColor'],
    sentence: 'The button hardly stands out from the background.',
    visitorNote: inTextColor
      ? 'Shown in your text color so that everyone can see it.'
      : adjustment(own, tone.button)?.replace('read', 'see'),
    easy: false,
    fixedColors,
  }
}

/** A contrast ratio from 1 to 21 in words. Same thresholds as the renderer. */
function legibility(ratio: number): string {
  if (ratio >= textRatio) return 'easy to read'
  if (ratio >= edgeRatio) return 'hard to read in small text'
  return ratio >= 1.5 ? 'very hard to read' : 'almost invisible'
}

/** How the page changes a color, if it does. */
function adjustment(own: Rgb, shown: Rgb): string | undefined {
  const away = difference(own, shown)
  if (away < 0.001) return undefined
  const degree = away < 0.12 ? 'a little ' : away > 0.35 ? 'much ' : ''
  const direction = toOklab(shown)[0] < toOklab(own)[0] ? 'darker' : 'lighter'
  return `Shown ${degree}${direction} so that everyone can read it.`
}
