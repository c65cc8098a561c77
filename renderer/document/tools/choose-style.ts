import * as z from 'zod'
import { changeStyle } from '../../styles/change-style.ts'
import { presetStyles } from '../enumerations.ts'
import { defineTool } from './tool.ts'

export const styleNames = {
  Common: 'Common',
  CommonAlt: 'Common Alt',
  Geometric: 'Geometric',
  Elegant: 'Elegant',
  Fun: 'Fun',
}

export const chooseStyleTool = defineTool({
  name: 'choose-style',
  description:
    'Draws the whole website in another style: Common (plain), CommonAlt, Geometric (bold), Elegant, Fun (playful).',
  input: z.object({ style: z.enum(presetStyles) }),
  titleOf: ({ style }) => `Style ${styleNames[style]}`,
  run: (document, { style }) =>
    style === document.style ? { problem: `The style is ${styleNames[style]} already.` } : changeStyle(document, style),
})
