import * as z from 'zod'
import { readable, textRatio, white } from '../../../renderer/color/readable.ts'
import { contrast, parseHex } from '../../../renderer/color/rgb.ts'
import { color, type ThemeColors } from '../../../renderer/document/theme.ts'
import { buttonStates, themeHex } from '../../../templates/palettes/paint.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import { askTool } from './ask-tool.ts'
import { proposeStep } from './change-tools.ts'

const names = palettes.map(({ name }) => name) as [string, ...string[]]

export const choosePaletteTool = askTool({
  name: 'choose-palette',
  description: `Changes all colors to a palette: ${palettes.map(({ name, mood }) => `${name} (${mood})`).join('; ')}.`,
  input: z.object({ palette: z.enum(names) }),
  run: ({ palette }, calling) => {
    const found = palettes.find(({ name }) => name === palette)
    return found
      ? proposeStep('choose-colors', { name: found.name, colors: found.colors }, calling, { isOurs: true })
      : { problem: 'There is no such palette.' }
  },
})

const parts = {
  buttons: withButton,
  background: withPage,
  text: (_colors, color) => ({ primaryTextColor: color }),
  'quiet text': (_colors, color) => ({ secondaryTextColor: color }),
  accent: (_colors, color) => ({ accentColor: color }),
} satisfies Record<string, (colors: ThemeColors, color: string) => Partial<ThemeColors>>
type Part = keyof typeof parts

export const setColorTool = askTool({
  name: 'set-color',
  description:
    'Changes one color and leaves the others. What stands on a button or on the background follows, so that it can be read. For two colors, call it twice.',
  input: z.object({
    part: z.enum(Object.keys(parts) as [Part, ...Part[]]),
    color: color.meta({ format: 'color', description: 'As a code: navy is #1d3256' }),
    name: z.string().max(30).optional().describe('What the owner calls the color: navy'),
  }),
  run: ({ part, color, name }, calling) => {
    const colors = parts[part](calling.run.document.theme.colors, color)
    const title = `${part.charAt(0).toUpperCase()}${part.slice(1)} in ${name?.trim() || color}`
    return proposeStep('choose-colors', { name: title, colors }, calling, { isOurs: true })
  },
})

function withButton({ buttonTextColor }: ThemeColors, color: string): Partial<ThemeColors> {
  const button = parseHex(color)
  const wanted = contrast(button, white) >= textRatio ? white : parseHex(buttonTextColor)
  const label = readable(wanted, [button])
  const { hover, pressed } = buttonStates(button, label)
  return {
    buttonBackgroundColor: color,
    buttonTextColor: themeHex(label),
    buttonBackgroundHoverColor: themeHex(hover),
    // A very dark button gets lighter when pressed, as far as its words allow.
    buttonBackgroundPressedColor: themeHex(contrast(pressed, label) < textRatio ? hover : pressed),
  }
}

function withPage({ primaryTextColor, secondaryTextColor }: ThemeColors, color: string): Partial<ThemeColors> {
  const page = parseHex(color)
  return {
    backgroundColor: color,
    primaryTextColor: themeHex(readable(parseHex(primaryTextColor), [page], 7)),
    secondaryTextColor: themeHex(readable(parseHex(secondaryTextColor), [page], 5.5)),
  }
}
