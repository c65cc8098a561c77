import * as z from 'zod'
import { credentialKinds } from '../../business.ts'
import { limits } from '../../fields/limits.ts'
import { defineFact, freeFactId, listActions, named } from './fact-kind.ts'

const action = z.enum(listActions).default('set')

export const personFact = defineFact({
  input: z.object({
    kind: z.literal('person'),
    action,
    name: z.string().trim().min(1).max(120),
    role: z.string().trim().max(80).optional(),
    about: z.string().trim().max(1024).optional(),
  }),
  titleOf: ({ action, name, role }) =>
    action === 'remove' ? `${name} removed from your people` : role ? `${name}, ${role}` : `${name} among your people`,
  shownIn: ['Team', 'Introduction'],
  change: ({ people }, { action, name, role, about }) => {
    const known = named(people, name)
    if (action === 'remove') {
      return known
        ? { people: people.filter((one) => one !== known) }
        : { problem: `${name} is not among your people.` }
    }
    const facts = { ...(role !== undefined && { role }), ...(about !== undefined && { about }) }
    if (known) return { people: people.map((one) => (one === known ? { ...one, ...facts } : one)) }
    if (people.length >= limits.people) return { problem: `There is room for ${limits.people} people.` }
    return {
      people: [...people, { id: freeFactId(people, 'person'), source: 'typed', name, role: '', about: '', ...facts }],
    }
  },
})

export const credentialFact = defineFact({
  input: z.object({
    kind: z.literal('credential'),
    action,
    name: z.string().trim().min(1).max(120),
    what: z.enum(credentialKinds).default('Qualification'),
    number: z.string().trim().max(64).optional(),
  }),
  titleOf: ({ action, name, number }) =>
    action === 'remove' ? `“${name}” removed` : number ? `${name}, number ${number}` : name,
  shownIn: ['Footer', 'Introduction'],
  change: ({ credentials }, { action, name, what, number }) => {
    const known = named(credentials, name)
    if (action === 'remove') {
      return known
        ? { credentials: credentials.filter((one) => one !== known) }
        : { problem: `“${name}” is not among your credentials.` }
    }
    if (known && action === 'set') {
      const next = { ...known, ...(number !== undefined && { number }) }
      return { credentials: credentials.map((one) => (one === known ? next : one)) }
    }
    if (known) return { problem: `“${name}” is among your credentials already.` }
    if (credentials.length >= limits.credentials)
      return { problem: `There is room for ${limits.credentials} credentials.` }
    const id = freeFactId(credentials, 'credential')
    return { credentials: [...credentials, { id, source: 'typed', kind: what, name, number: number ?? '' }] }
  },
})

export const sinceFact = defineFact({
  input: z.object({
    kind: z.literal('since'),
    year: z.number().int().min(1000).max(2100).optional().describe('When it was founded.'),
    years: z.number().int().min(1).max(500).optional().describe('Years of experience.'),
  }),
  titleOf: ({ year, years }) => (year ? `Since ${year}` : `${years ?? 0} years of experience`),
  shownIn: ['Introduction'],
  change: ({ since }, { year, years }) => {
    if (!year && !years) return { problem: 'There is neither a year nor a number of years.' }
    if (since?.year === (year ?? null) && since.years === (years ?? null))
      return { problem: 'Your website shows that already.' }
    return { since: { year: year ?? null, years: year ? null : (years ?? null), source: 'typed' } }
  },
})
