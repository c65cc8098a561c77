import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { asWritten } from '../../../renderer/document/as-written.ts'
import { parseDocument, upgradeDocument } from '../../../renderer/document/versions.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { websiteOf } from '../../editor/website.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { fullestSite } from '../fixtures/fullest-site.ts'
import { anySite, runs } from '../property/arbitrary-site.ts'

describe('a document with settings of a former version', () => {
  it('reads a document whose footer still says whether to show the badge, and drops that field', () => {
    const document = websiteOf()
    const former = structuredClone(document)
    Object.assign(former.sections.at(-1)?.content ?? {}, { showBadge: true })
    expect(former).not.toEqual(document)
    expect(parseDocument(former)).toEqual(document)
  })

  it('reads a document that still has the custom domain among its settings, and leaves that out', () => {
    const document = websiteOf()
    const former = { ...document, settings: { ...document.settings, customDomain: 'example.com' } }
    expect(websiteSettings.parse(former)).toEqual(document)
  })
})

type Stored = Record<string, unknown> & { sections: { type: string; content: Record<string, unknown> }[] }

/** The full site as it was stored before a business had facts. */
const older = (): Stored => {
  const { activities, location } = fullSite.business
  // The shape of an earlier release.
  return { ...structuredClone(fullSite), business: { activities, location } } as unknown as Stored
}
const contactOf = ({ sections }: { sections: readonly { type: string; content: object }[] }) =>
  sections.find(({ type }) => type === 'Contact')?.content

/** What is read on the page, in its order. */
const wordsOf = async (stored: unknown) => {
  const { files } = await renderSite(parseDocument(stored), { origin: 'https://harbour.example', formEndpoint: null })
  return (files['index.html']?.body ?? '')
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

describe('a document from before a business had facts', () => {
  it('has its contact details with the business, and none left in the section', () => {
    const document = parseDocument(older())
    expect(document.version).toBe('1.0')
    expect(document.business).toMatchObject({
      activities: fullSite.business.activities,
      location: fullSite.business.location,
      phones: [{ number: '+1 207 555 0142', kind: 'Phone', source: 'typed' }],
      emails: [{ address: 'hello@harbourandpine.example' }],
      address: { text: '14 Custom House Wharf\nPortland, ME 04101' },
      hours: { periods: [], note: 'Monday to Friday: 8:00–17:00\nSaturday: 9:00–13:00\nSunday: closed' },
    })
    expect(contactOf(document)).toMatchObject({ phone: '', email: '', address: '', hours: '' })
    expect(contactOf(document)).toMatchObject({ heading: 'Come by, or write' })
  })

  it('shows the same words, and the same details in the same order', async () => {
    const stored = older()
    const kept = { ...older(), business: fullSite.business }
    expect(await wordsOf(stored)).toEqual(await wordsOf(kept))
  })

  it('shows the same with nothing known', async () => {
    const sections = older().sections.map((section) =>
      section.type === 'Contact'
        ? { ...section, content: { ...section.content, phone: '', email: '', address: '', hours: '' } }
        : section,
    )
    const document = parseDocument({ ...older(), sections })
    expect(document.business).toMatchObject({ phones: [], emails: [], address: { text: '' }, hours: { note: '' } })
  })

  it('is changed once', () => {
    const once = upgradeDocument(older())
    expect(upgradeDocument(once)).toBe(once)
    const document = parseDocument(older())
    expect(parseDocument(document)).toBe(document)
    expect(parseDocument(structuredClone(document))).toEqual(document)
  })

  it('needs no contact section, nor any business at all', () => {
    const { business: _, ...bare } = older()
    const sections = bare.sections.filter(({ type }) => type !== 'Contact')
    expect(parseDocument({ ...bare, sections }).business).toEqual(websiteSettings.shape.business.parse({}))
    expect(parseDocument(bare).business.phones).toHaveLength(1)
  })

  it('leaves what differs in a section alone once the business has facts', () => {
    const document = parseDocument({ ...fullSite })
    expect(contactOf(document)).toMatchObject({ phone: '+1 207 555 0142' })
    expect(document.business.phones).toEqual([])
  })

  it('is refused as before where it is no document', () => {
    for (const stored of [null, 'x', [], {}, { sections: [null, 3, { type: 'Contact' }] }]) {
      expect(() => parseDocument(stored)).toThrow()
    }
  })
})

const isAsWritten = asWritten(websiteSettings)
const stored = (document: WebsiteSettings) => JSON.parse(JSON.stringify(document))
/** Whether a schema gives a value back as it is, keys in their order. */
const givesBack = (schema: z.ZodType, value: unknown) => {
  const { data } = schema.safeParse(value)
  return JSON.stringify(data) === JSON.stringify(value)
}

/** Everything inside a value, however deep: where it stands and under what. */
function placesIn(value: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

/** What may be done to a stored document at any place: by a hand, an older version, or a fault. */
const spoilings: ((holder: Record<string, unknown>, key: string) => void)[] = [
  (holder, key) => delete holder[key],
  (holder, key) => Object.assign(holder, { [key]: null }),
  (holder, key) => Object.assign(holder, { [key]: `${holder[key]}` }),
  (holder, key) => Object.assign(holder, { [key]: ` ${holder[key]}`.repeat(3000) }),
  (holder, key) => Object.assign(holder, { [key]: -1.5 }),
  (holder, key) => Object.assign(holder, { [key]: 1e9 }),
  (holder, key) => Object.assign(holder, { [key]: true }),
  (holder, key) => Object.assign(holder, { [key]: '#ABCDEF' }),
  (holder, key) => Object.assign(holder, { [key]: {} }),
  (holder, key) => Object.assign(holder, { [key]: Array.from({ length: 60 }, () => holder[key]) }),
  (holder) => Object.assign(holder, { stranger: 'unknown' }),
  (holder, key) => {
    const { [key]: value, ...rest } = holder
    for (const name of Object.keys(holder)) delete holder[name]
    Object.assign(holder, rest, { [key]: value })
  },
]

describe('a document as it was written', () => {
  it('is taken as it is, whatever it says', () => {
    for (const document of [fullestSite(), fullestSite('Fun')]) {
      const read = stored(document)
      expect(parseDocument(read)).toBe(read)
    }
    fc.assert(
      fc.property(anySite, (document) => {
        const read = stored(document)
        expect(isAsWritten(read)).toBe(true)
        expect(websiteSettings.parse(read)).toEqual(read)
      }),
      runs(15),
    )
  })

  it('is recognized: parsing would return the same value', () => {
    fc.assert(
      fc.property(anySite, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (document, picks) => {
        for (const spoil of spoilings) {
          for (const nth of picks) {
            const read = stored(document)
            const places = placesIn(read)
            const { holder, key } = places[nth % places.length] ?? { holder: read, key: 'id' }
            spoil(holder, key)
            if (isAsWritten(read)) expect(givesBack(websiteSettings, read), `${spoil} at ${key}`).toBe(true)
          }
        }
      }),
      runs(10),
    )
  })

  it('keeps to the rules that hold for the document as a whole', () => {
    const { sections, ...rest } = stored(fullestSite())
    expect(isAsWritten({ ...rest, sections })).toBe(true)
    expect(isAsWritten({ ...rest, sections: sections.slice(1) })).toBe(false)
    expect(isAsWritten({ ...rest, sections: sections.toReversed() })).toBe(false)
    expect(isAsWritten({ ...rest, sections: [...sections, sections[1]] })).toBe(false)
  })
})

describe('a schema of any kind', () => {
  it.each([
    ['a text that is trimmed', z.string().trim(), 'a', ' a'],
    ['a text in small letters', z.string().toLowerCase(), 'a', 'A'],
    ['a text that is not too long', z.string().max(3), '😀😀😀', '😀😀😀😀'],
    ['one of several values', z.literal([1, 2, null]), 2, 3],
    ['a whole number', z.number().int(), 7, 7.5],
    ['a number', z.number(), 0.5, Number.NaN],
    ['what may be left out', z.object({ a: z.string().optional(), b: z.string() }), { b: 'b' }, { a: 'a' }],
    ['a default value', z.object({ a: z.string().default('x') }), { a: 'a' }, {}],
    ['one that is never undefined', z.object({ a: z.string().optional() }), {}, { a: undefined }],
    ['a list', z.array(z.boolean()).max(1), [true], [true, true]],
    ['an object and nothing else', z.object({}), {}, new Date(0)],
  ] as const)('takes %s as it is', (_, schema, right, other) => {
    expect([asWritten(schema)(right), givesBack(schema, right)]).toEqual([true, true])
    expect(asWritten(schema)(other)).toBe(false)
  })

  it.each([
    ['changes what it is given', z.string().transform((text) => text)],
    ['makes text of anything', z.coerce.string()],
    ['is a format', z.email()],
    ['is one of two', z.union([z.string(), z.number()])],
    ['keeps what it does not know', z.looseObject({})],
    ['waits for an answer', z.string().refine(async () => true)],
  ] as const)('that %s is asked itself', (_, schema) => {
    for (const value of ['', 'a@example.com', 5, { stranger: 1 }]) expect(asWritten(schema)(value)).toBe(false)
  })
})
