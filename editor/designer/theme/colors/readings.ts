import { difference, toOklab } from '#renderer/color/oklab.ts'
import { black, edgeRatio, lowestContrast, readable, textRatio, white } from '#renderer/color/readable.ts'
import { contrast, parseHex, type Rgb } from '#renderer/color/rgb.ts'
import { type ToneColors, toneColors } from '#renderer/color/tones.ts'
import type { ThemeColors } from '#renderer/document/theme.ts'
import { themeHex } from '#templates/palettes/paint.ts'
import { withColor, withStates } from './with-color.ts'

type ColorName = keyof ThemeColors

/** How well one color can be read on another, as someone who reads it would say it. */
export type Reading = {
  /** The color that would be changed to make it easier. */
  id: ColorName
  /** What is read, and what it is read on. */
  pair: readonly [color: ColorName, ground: ColorName]
  /** 'Secondary text is hard to read in small sizes.' */
  sentence: string
  /** What visitors see, where that is not what was chosen. */
  story?: string
  easy: boolean
  /** The colors with this pair easy to read, changed as little as that takes. Left out where they are, or cannot be. */
  eased?: () => ThemeColors
}

/** Every pair of a theme that is read, and the button on the page where it hardly stands out from it. */
export function readings(colors: ThemeColors): Reading[] {
  const tone = toneColors(colors, 'Plain')
  const texts = [
    textReading(colors, tone, 'primaryTextColor', 'Text'),
    textReading(colors, tone, 'secondaryTextColor', 'Secondary text'),
  ]
  // The page draws a button that is hardly seen on it in another color, with words to match.
  if (!isButtonSeen(colors)) return [...texts, unseenButton(colors, tone)]
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
    story: adjustment(parseHex(colors[id]), tone[shownAs[id]]),
    easy,
    eased: easy || !hasRoom(tone.ground) ? undefined : () => withEasyText(colors, id),
  }
}

/** Text stands on the page, on its cards and on its tinted parts: what counts is the ground where it is read worst. */
const textContrast = (colors: ThemeColors, tone: ToneColors, id: TextName) =>
  lowestContrast(parseHex(colors[id]), [tone.ground, tone.card, tone.groundEnd])

/** On grounds halfway between light and dark, no text suits the page and the cards on it both. */
const hasRoom = (ground: Rgb) => Math.max(contrast(black, ground), contrast(white, ground)) > 4.7

/**
 * The colors with a text in the tone that the page shows it in. Cards are tinted with it, so that one tone may ask for the next:
 * where that does not end, it is black or white.
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

/** Of the button's words, on the color that the page draws the button in. */
function labelReading(colors: ThemeColors, tone: ToneColors, { id, ground, shown, when }: Label): Reading {
  const label = parseHex(colors.buttonTextColor)
  const button = tone[states[ground] ?? 'button']
  const ratio = contrast(label, button)
  const easy = ratio >= textRatio
  const eased = () => {
    if (id === 'buttonTextColor') return withColor(colors, id, themeHex(readable(label, [button])))
    const near = withColor(colors, id, themeHex(readable(button, [label])))
    const isEasy = readings(near).find((one) => one.id === id)?.easy ?? true
    return isEasy ? near : withOneButton(colors)
  }
  return {
    id,
    pair: ['buttonTextColor', ground],
    sentence: `Button text is ${legibility(ratio)}${when}.`,
    story: adjustment(label, shown),
    easy,
    eased: easy ? undefined : eased,
  }
}

/** The colors with a button that stays as it is in every state, under words that are easy to read. */
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

function unseenButton(colors: ThemeColors, tone: ToneColors): Reading {
  const own = parseHex(colors.buttonBackgroundColor)
  const grounds = [tone.ground, tone.card, tone.groundEnd]
  const eased = () =>
    [readable(own, grounds, edgeRatio), readable(own, grounds), black, white]
      .map((button) => withButton(colors, button))
      .find(isButtonSeen) ?? withButton(colors, tone.text)
  const inTextColor = difference(tone.text, tone.button) <= 0.001
  return {
    id: 'buttonBackgroundColor',
    pair: ['buttonBackgroundColor', 'backgroundColor'],
    sentence: 'The button hardly stands out from the background.',
    story: inTextColor
      ? 'Shown in your text color so that everyone can see it.'
      : adjustment(own, tone.button)?.replace('read', 'see'),
    easy: false,
    eased,
  }
}

/** A contrast in words, 1 to 21. The bounds are those that the renderer holds text to. */
function legibility(ratio: number): string {
  if (ratio >= textRatio) return 'easy to read'
  if (ratio >= edgeRatio) return 'hard to read in small text'
  return ratio >= 1.5 ? 'very hard to read' : 'almost invisible'
}

/** The change that the page makes to a color, if any. */
function adjustment(own: Rgb, shown: Rgb): string | undefined {
  const away = difference(own, shown)
  if (away < 0.001) return undefined
  const degree = away < 0.12 ? 'a little ' : away > 0.35 ? 'much ' : ''
  const direction = toOklab(shown)[0] < toOklab(own)[0] ? 'darker' : 'lighter'
  return `Shown ${degree}${direction} so that everyone can read it.`
}
