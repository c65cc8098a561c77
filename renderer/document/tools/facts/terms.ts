import * as z from 'zod'
import { termKinds } from '../../business.ts'
import { limits } from '../../fields/limits.ts'
import { freeFactId, sameWords } from './fact-list.ts'
import { factTool } from './fact-tool.ts'

const action = z.enum(['add', 'remove']).default('add')
const words = z.string().trim().min(1).max(240)

export const setTermTool = factTool({
  name: 'set-term',
  description:
    'Adds, changes or removes a condition in the owner’s words: deposit, minimum order, call-out fee, cancellation, ways to pay, what is not done.',
  input: z.object({
    action,
    kind: z.enum(termKinds).default('Other'),
    text: words.describe('Please cancel 24 hours before. To remove one, its words.'),
    replaces: words.optional().describe('The words of the condition that it takes the place of.'),
  }),
  titleOf: ({ action, text }) =>
    `“${text.slice(0, 100)}” ${action === 'remove' ? 'removed from' : 'added to'} your terms`,
  shownIn: ['Services', 'FrequentlyAskedQuestions'],
  change: ({ terms }, { action, kind, text, replaces }) => {
    const wanted = action === 'remove' ? text : replaces
    const known = terms.filter((one) => wanted && one.text.toLowerCase().includes(wanted.toLowerCase()))
    const [old] = known.length === 1 ? known : terms.filter((one) => wanted && sameWords(one.text, wanted))
    if (wanted && !old) {
      const all = terms.map((one) => `“${one.text}”`).join(' ')
      return {
        problem: `${known.length === 0 ? 'None' : 'Several'} of your terms says that. You have: ${all}`.slice(0, 900),
      }
    }
    if (action === 'remove') return { terms: terms.filter((one) => one !== old) }
    if (terms.some((one) => sameWords(one.text, text))) return { problem: 'Your terms say that already.' }
    if (old) return { terms: terms.map((one) => (one === old ? { ...one, text } : one)) }
    if (terms.length >= limits.terms) return { problem: `There is room for ${limits.terms} terms.` }
    return { terms: [...terms, { id: freeFactId(terms, 'term'), source: 'typed', kind, text }] }
  },
})

export const setAudienceTool = factTool({
  name: 'set-audience',
  description: 'Adds or removes a kind of customer that the business works for: families, landlords, beginners.',
  input: z.object({ action, text: z.string().trim().min(1).max(120) }),
  titleOf: ({ action, text }) => (action === 'remove' ? `No longer for ${text}` : `For ${text}`),
  shownIn: ['Introduction'],
  change: ({ audience }, { action, text }) => {
    const known = audience.find((one) => sameWords(one.text, text))
    if (action === 'remove') {
      return known
        ? { audience: audience.filter((one) => one !== known) }
        : { problem: `“${text}” is not among your customers.` }
    }
    if (known) return { problem: `“${text}” is among your customers already.` }
    if (audience.length >= limits.audience)
      return { problem: `There is room for ${limits.audience} kinds of customers.` }
    return { audience: [...audience, { id: freeFactId(audience, 'audience'), source: 'typed', text }] }
  },
})

export const setSpokenLanguagesTool = factTool({
  name: 'set-spoken-languages',
  description: 'Sets the languages that the people of the business speak. It translates nothing.',
  input: z.object({
    codes: z
      .array(z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'A language code, such as pl.'))
      .min(1)
      .max(limits.languages)
      .describe('The whole list, as codes: ["en","pl"]'),
  }),
  titleOf: ({ codes }) =>
    `Languages you speak: ${codes.map((code) => names.of(code) ?? code).join(', ')}`.slice(0, 120),
  shownIn: ['Introduction', 'Contact'],
  change: ({ languages }, { codes }) => {
    const wanted = [...new Set(codes)]
    const isSame = wanted.length === languages.length && wanted.every((code, at) => code === languages[at]?.code)
    if (isSame) return { problem: 'Those are your languages already.' }
    const next = [...languages.filter(({ code }) => wanted.includes(code))]
    for (const code of wanted) {
      if (next.some((one) => one.code === code)) continue
      next.push({ id: freeFactId([...languages, ...next], 'language'), source: 'typed', code })
    }
    return { languages: next }
  },
})

const names = new Intl.DisplayNames('en', { type: 'language' })
