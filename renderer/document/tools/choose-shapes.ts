import * as z from 'zod'
import { changeShadows, changeTheme } from '../edits/edits.ts'
import { cornerStyles, darkModes, photoTones, shadows } from '../enumerations.ts'
import { defineTool } from './tool.ts'

export const chooseShapesTool = defineTool({
  name: 'choose-shapes',
  description: 'Changes the corners of buttons or pictures, shadows, dark mode, or the tone of wide photos.',
  input: z.object({
    buttonCorners: z.enum(cornerStyles).optional(),
    imageCorners: z.enum(cornerStyles).optional(),
    shadow: z.enum(shadows).optional(),
    darkMode: z.enum(darkModes).optional(),
    photoTone: z.enum(photoTones).optional(),
  }),
  titleOf: ({ buttonCorners, imageCorners, shadow, darkMode, photoTone }) => {
    const parts = [
      buttonCorners && `${buttonCorners.toLowerCase()} button corners`,
      imageCorners && `${imageCorners.toLowerCase()} picture corners`,
      shadow && (shadow === 'None' ? 'no shadows' : 'other shadows'),
      darkMode && { Off: 'dark mode off', On: 'dark mode', FollowsDevice: 'dark mode by device' }[darkMode],
      photoTone && (photoTone === 'TwoTone' ? 'photos in two tones' : 'photos in their own colors'),
    ].filter((part) => part !== undefined)
    const text = parts.join(', ') || 'Shapes'
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
  run: (document, { shadow, ...change }) => {
    const theme = { ...document.theme, ...change }
    const themed = JSON.stringify(theme) === JSON.stringify(document.theme) ? document : changeTheme(document, change)
    const next = shadow ? changeShadows(themed, shadow) : themed
    const isSame = next === document || JSON.stringify(next) === JSON.stringify(document)
    return isSame ? { problem: 'It looks like that already.' } : next
  },
})
