import * as z from 'zod'
import { phoneKinds } from '../../business.ts'
import { limits } from '../../fields/limits.ts'
import { freeFactId, listActions, sameWords } from './fact-list.ts'
import { factTool } from './fact-tool.ts'

const action = z
  .enum(listActions)
  .default('set')
  .describe('set puts it in the place of the one there is; add keeps that one.')
const digitsOf = (number: string) => number.replace(/\D/g, '')

export const setPhoneTool = factTool({
  name: 'set-phone',
  description: 'Sets, adds or removes a phone or WhatsApp number. Setting one that is there already puts it first.',
  input: z.object({
    action,
    number: z.string().trim().min(3).max(limits.phone).describe('As the owner wrote it: 0113 496 0000'),
    channel: z.enum(phoneKinds).default('Phone'),
    replaces: z
      .string()
      .max(limits.phone)
      .optional()
      .describe('The number that it takes the place of, if there are several.'),
  }),
  titleOf: ({ action, number, channel }) => {
    const what = channel === 'Phone' ? 'Phone number' : 'WhatsApp'
    return action === 'remove' ? `${what} ${number} removed` : `${what} ${number}`
  },
  shownIn: ['Contact', 'Header', 'Introduction', 'Footer'],
  hiddenBy: ({ number }) => ({ kinds: ['phone'], says: number }),
  change: ({ phones }, { action, number, channel, replaces }) => {
    if (digitsOf(number).length < 3) return { problem: `“${number}” is no phone number.` }
    const has = (wanted: string) => phones.find((one) => digitsOf(one.number) === digitsOf(wanted))
    const same = has(number)
    if (action === 'remove') {
      return same
        ? { phones: phones.filter((one) => one !== same) }
        : { problem: `${number} is not one of your numbers.` }
    }
    if (same && action === 'set' && !replaces && same !== phones[0]) {
      return { phones: [{ ...same, kind: channel }, ...phones.filter((one) => one !== same)] }
    }
    if (same && same.kind === channel && same.number === number) {
      return { problem: `${number} is your number already.`, known: true }
    }
    const old = replaces
      ? has(replaces)
      : action === 'set'
        ? (same ?? phones.find(({ kind }) => kind === channel))
        : undefined
    if (replaces && !old) return { problem: `${replaces} is not one of your numbers.` }
    if (old) return { phones: phones.map((one) => (one === old ? { ...one, number, kind: channel } : one)) }
    if (phones.length >= limits.phones) return { problem: `There is room for ${limits.phones} phone numbers.` }
    return { phones: [...phones, { id: freeFactId(phones, 'phone'), source: 'typed', kind: channel, number }] }
  },
})

const address = z.email().max(limits.email)

export const setEmailTool = factTool({
  name: 'set-email',
  description: 'Sets, adds or removes an email address that the page shows.',
  input: z.object({
    action,
    address: z.string().trim().max(limits.email),
    replaces: z
      .string()
      .max(limits.email)
      .optional()
      .describe('The address that it takes the place of, if there are several.'),
  }),
  titleOf: ({ action, address }) => (action === 'remove' ? `Email ${address} removed` : `Email ${address}`),
  shownIn: ['Contact', 'Footer'],
  hiddenBy: ({ address }) => ({ kinds: ['email'], says: address }),
  change: ({ emails }, { action, address: wanted, replaces }) => {
    if (!address.safeParse(wanted).success) return { problem: `“${wanted}” is no email address.` }
    const has = (one: string) => emails.find((email) => sameWords(email.address, one))
    const same = has(wanted)
    if (action === 'remove') {
      return same
        ? { emails: emails.filter((one) => one !== same) }
        : { problem: `${wanted} is not one of your addresses.` }
    }
    if (same) return { problem: `${wanted} is your email already.`, known: true }
    const old = replaces ? has(replaces) : action === 'set' ? emails[0] : undefined
    if (replaces && !old) return { problem: `${replaces} is not one of your addresses.` }
    if (old) return { emails: emails.map((one) => (one === old ? { ...one, address: wanted } : one)) }
    if (emails.length >= limits.emails) return { problem: `There is room for ${limits.emails} email addresses.` }
    return { emails: [...emails, { id: freeFactId(emails, 'email'), source: 'typed', address: wanted }] }
  },
})

export const setAddressTool = factTool({
  name: 'set-address',
  description: 'Sets the postal address, line by line as on an envelope; "" removes it.',
  input: z.object({ text: z.string().trim().max(256).describe('20 Market Street\nHexham NE46 3NU') }),
  titleOf: ({ text }) => (text === '' ? 'Address removed' : `Address ${text.replace(/\s*\n\s*/g, ', ')}`.slice(0, 120)),
  shownIn: ['Contact', 'Footer'],
  hiddenBy: ({ text }) => ({ kinds: ['address'], says: text }),
  change: ({ address }, { text }) =>
    sameWords(address.text, text)
      ? { problem: 'That is your address already.', known: true }
      : { address: { ...address, text } },
})

export const setAreasTool = factTool({
  name: 'set-areas',
  description: 'Adds or removes towns, districts or postcodes that the business serves. set gives the whole list.',
  input: z.object({
    action: z.enum(listActions).default('add'),
    names: z.array(z.string().trim().min(1).max(80)).min(1).max(limits.areas),
  }),
  titleOf: ({ action, names }) => {
    const list = names.join(', ').slice(0, 100)
    return action === 'remove' ? `No longer serving ${list}` : `Serving ${list}`
  },
  shownIn: ['Contact', 'Introduction'],
  change: ({ areas }, { action, names }) => {
    const isNamed = (name: string) => names.some((one) => sameWords(one, name))
    if (action === 'remove') {
      const left = areas.filter(({ name }) => !isNamed(name))
      return left.length === areas.length
        ? { problem: `${names.join(', ')} is not among your areas.` }
        : { areas: left }
    }
    const kept = action === 'add' ? areas : areas.filter(({ name }) => isNamed(name))
    const fresh = names.filter((name) => !kept.some((area) => sameWords(area.name, name)))
    if (fresh.length === 0 && kept.length === areas.length) return { problem: 'Those are your areas already.' }
    const next = [...kept]
    for (const name of fresh) {
      // Unique in the old list as well, so a new area never reuses the id of a removed one.
      const id = freeFactId([...areas, ...next], 'area')
      next.push({ id, source: 'typed', name, latitude: null, longitude: null })
    }
    return next.length > limits.areas ? { problem: `There is room for ${limits.areas} areas.` } : { areas: next }
  },
})
