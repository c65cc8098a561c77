import * as z from 'zod'
import { sectionId } from '../../../renderer/document/tools/inputs.ts'
import { getRelease } from '../../publishing/read-releases.ts'
import { maxChoices } from '../schema.ts'
import { screenNames } from '../screens.ts'
import { askTool } from './ask-tool.ts'

const text = z.string().trim().min(1).max(600)
const screen = z.enum(screenNames)

export const answerTool = askTool({
  name: 'answer',
  onScreen: true,
  description: 'Answers a question of the owner in one to three sentences. It changes nothing.',
  input: z.object({ text }),
  run: ({ text }, { run }) => {
    run.answer = text
    return { ok: true }
  },
})

export const askOwnerTool = askTool({
  name: 'ask-owner',
  onScreen: true,
  description:
    'Asks the owner back when a request can mean different things, with answers to tap. Not for what the website already tells.',
  input: z.object({
    question: text.describe('One short question.'),
    choices: z.array(z.string().trim().min(1).max(60)).min(2).max(maxChoices),
  }),
  run: ({ question, choices }, { run }) => {
    run.question = { text: question, choices }
    return { ok: true }
  },
})

export const cannotDoTool = askTool({
  name: 'cannot-do',
  onScreen: true,
  description:
    'Says in one sentence what you can’t do and what the owner can do instead, with the screen where they do it. For publishing, domains, payments, accounts, anything that no function does.',
  input: z.object({ reason: text, screen: screen.optional() }),
  run: ({ reason, screen }, { run }) => {
    run.problems.push(reason)
    if (screen) run.screen = screen
    return { ok: true }
  },
})

export const openScreenTool = askTool({
  name: 'open-screen',
  onScreen: true,
  description: 'Opens a screen that the owner wants to see.',
  input: z.object({ screen }),
  run: ({ screen }, { run }) => {
    run.effects.push({ kind: 'open', screen })
    return { ok: true }
  },
})

export const showSectionTool = askTool({
  name: 'show-section',
  onScreen: true,
  description: 'Scrolls the page to a section.',
  input: z.object({ sectionId }),
  run: ({ sectionId }, { run }) => {
    if (!run.document.sections.some(({ id }) => id === sectionId)) return { problem: 'There is no such section.' }
    run.effects.push({ kind: 'scroll', sectionId })
    return { ok: true }
  },
})

export const undoTool = askTool({
  name: 'undo',
  onScreen: true,
  description: 'Undoes the last change, or redoes what was undone. To go back to an earlier day, use restore-version.',
  input: z.object({ what: z.enum(['undo', 'redo']).default('undo') }),
  run: ({ what }, { run }) => {
    run.effects.push({ kind: what })
    return { ok: true }
  },
})

export const restoreVersionTool = askTool({
  name: 'restore-version',
  onScreen: true,
  description:
    'Opens a published version beside today’s page, where the owner can restore it. Take its number from read-versions: by the time the owner says, the last one before it.',
  input: z.object({ number: z.number().int().min(1) }),
  run: async ({ number }, { ctx, asking, run }) => {
    await getRelease(ctx, { ...asking, number })
    run.effects.push({ kind: 'version', number })
    return { ok: true }
  },
})
