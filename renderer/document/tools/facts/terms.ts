import * as z from 'zod'
import { termKinds } from '../../business.ts'
import { limits } from '../../fields/limits.ts'
import { freeFactId, sameWords } from './fact-list.ts'
import { factTool } from './fact-tool.ts'

const action = z.enum(['add', 'remove']).default('add')

export const setTermTool = factTool({
  name: 'set-term',
  description:
    'Adds or removes a condition in the owner’s words: deposit, minimum order, call-out fee, cancellation, ways to pay, what is not done.',
  input: z.object({
    action,
    kind: z.enum(termKinds).default('Other'),
    text: z
      .string()
      .trim()
      .min(1)
      .max(240)
      .describe('Please cancel 24 hours before. To remove one, a part of its words.'),
  }),
  titleOf: ({ action, text }) =>
    `“${text.slice(0, 100)}” ${action === 'remove' ? 'removed from' : 'added to'} your terms`,
  shownIn: ['Services', 'FrequentlyAskedQuestions'],
  change: ({ terms }, { action, kind, text }) => {
    const known = terms.filter((one) => one.text.toLowerCase().includes(text.toLowerCase()))
    if (action === 'remove') {
      return known.length === 1
        ? { terms: terms.filter((one) => one !== known[0]) }
        : {
            problem:
              known.length === 0 ? 'No such words are among your terms.' : 'Several of your terms have these words.',
          }
    }
    if (terms.some((one) => sameWords(one.text, text))) return { problem: 'Your terms say that already.' }
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
