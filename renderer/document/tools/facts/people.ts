import * as z from 'zod'
import { credentialKinds } from '../../business.ts'
import { limits } from '../../fields/limits.ts'
import { freeFactId, listActions, named } from './fact-list.ts'
import { factTool } from './fact-tool.ts'

const action = z.enum(listActions).default('set').describe('set changes the one of that name, or adds it.')

export const setPersonTool = factTool({
  name: 'set-person',
  description: 'Adds, changes or removes somebody who works in the business.',
  input: z.object({
    action,
    name: z.string().trim().min(1).max(120),
    rename: z.string().trim().min(1).max(120).optional(),
    role: z.string().trim().max(80).optional().describe('Barber'),
    about: z.string().trim().max(1024).optional().describe('What the owner says of them, in their words.'),
  }),
  titleOf: ({ action, name, role, rename }) => {
    if (action === 'remove') return `${name} removed from your people`
    if (rename) return `${name} now ${rename}`
    return role ? `${name}, ${role}` : `${name} among your people`
  },
  shownIn: ['Team', 'Introduction'],
  change: ({ people }, { action, name, role, about, rename }) => {
    const known = named(people, name)
    if (action === 'remove') {
      return known
        ? { people: people.filter((one) => one !== known) }
        : { problem: `${name} is not among your people.` }
    }
    const facts = {
      ...(role !== undefined && { role }),
      ...(about !== undefined && { about }),
      ...(rename !== undefined && { name: rename }),
    }
    if (known) return { people: people.map((one) => (one === known ? { ...one, ...facts } : one)) }
    if (people.length >= limits.people) return { problem: `There is room for ${limits.people} people.` }
    return {
      people: [...people, { id: freeFactId(people, 'person'), source: 'typed', name, role: '', about: '', ...facts }],
    }
  },
})

export const setCredentialTool = factTool({
  name: 'set-credential',
  description: 'Adds, changes or removes a qualification, license, insurance, membership or award.',
  input: z.object({
    action,
    name: z.string().trim().min(1).max(120).describe('Gas Safe registered'),
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

export const setSinceTool = factTool({
  name: 'set-since',
  description: 'Says since when the business exists, or how many years of experience there are.',
  input: z.object({
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
