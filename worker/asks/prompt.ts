import type { Round, ToolQuestion } from '../adapters/ai/tool-model.ts'
import { longDay } from './long-day.ts'
import type { Asking } from './run.ts'
import { screens } from './screens.ts'
import { offeredTools } from './tools/ask-tools.ts'
import { websiteMarkdown } from './website-markdown.ts'

const instruction = [
  'Call a function for each change that the request asks for; several at once if they don’t depend on each other. Their results come back: mend what was refused, go on until the whole request is done, then say in one short sentence what you changed.',
  'Nothing is saved by your calls: the owner sees each change and accepts it.',
  'Owners write in any language, in a hurry and with typos. Names, services and sections are those of the data, however they spell them. Write texts in the language of the page, and to the owner in the language of the request.',
  'Change facts with the functions for facts, which change them wherever the page shows them; never retype hours, prices, phone numbers or names into texts. Sentences that retell a fact in other words stay: results name those that still say the old fact, and you mend these.',
  'Every number, name, date, price and promise in what you write is in the request or in the facts; you add none. Keep every fact that a text has.',
  'If the request can mean different things, use ask-owner. If it asks a question, read what you need and use answer. If no function can do it, use cannot-do and name the screen where the owner can. These three end your work.',
  `Screens: ${Object.entries(screens)
    .map(([name, what]) => `${name} (${what})`)
    .join(', ')}.`,
].join('\n')

/** The most that a round may write, in tokens. */
const maxTokens = 2400

/** The question of a round. The data is the website as it was when the owner asked. */
export const roundQuestion = (
  { request: { message, websiteSettings, selected }, earlier, today, timeZone }: Asking,
  rounds: readonly Round[],
): ToolQuestion => ({
  ...{ kind: 'ask', request: message, earlier, rounds, tools: offeredTools, maxTokens: maxTokens },
  instruction: `${instruction}\nToday is ${longDay(today)} (${today}), time zone ${timeZone}. A weekday or a date without a year is the next one from today.`,
  data: { website: websiteMarkdown(websiteSettings, selected) },
})
