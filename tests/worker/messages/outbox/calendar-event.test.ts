import { expect, it } from 'vitest'
import { calendarEvent } from '../../../../worker/messages/export.ts'

const asked = {
  ...{ id: 'abc123', name: 'Sam Visitor', email: 'sam@visitor.example', phone: '+43 1 234' },
  ...{ message: 'The tap drips.', preferredTime: '2026-11-24T14:30', createdAt: new Date('2026-11-22T19:00:00Z') },
}
const octets = (line: string) => new TextEncoder().encode(line).byteLength

/** As RFC 5545 says it is read: lines are put together again, then each is a name, parameters and a value. */
function read(text: string): Record<string, string> {
  expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u)
  for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
  const lines = text.trimEnd().replaceAll('\r\n ', '').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/su.exec(line) ?? []
      expect(name, line).not.toBe('')
      return [name, value]
    }),
  )
}

/** A value of the type TEXT. What has to be escaped and is not, shows. */
function textOf(value: string): string {
  expect(value).toMatch(/^(?:[^\\;,]|\\[\\;,nN])*$/su)
  return value.replaceAll(/\\(.)/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark))
}

it('lasts an hour in the time zone of the business and is tentative', async () => {
  const text = (await calendarEvent(asked)) ?? ''
  expect(read(text)).toMatchObject({
    ...{ DTSTART: '20261124T143000', DTEND: '20261124T153000', DTSTAMP: '20261122T190000Z', STATUS: 'TENTATIVE' },
    ...{ SUMMARY: 'Appointment? Sam Visitor', UID: 'abc123@shingle.example', VERSION: '2.0' },
    DESCRIPTION: 'The tap drips.\\n\\nSam Visitor\\nsam@visitor.example\\n+43 1 234',
  })
  expect(text).not.toMatch(/^(METHOD|TZID|ATTENDEE|ORGANIZER)/m)
})

it('crosses midnight and hours that the clock skips', async () => {
  const late = await calendarEvent({ ...asked, preferredTime: '2026-12-31T23:30' })
  expect(late).toMatch(/^DTEND:20270101T003000\r$/m)
  const left = await calendarEvent({ ...asked, preferredTime: '2026-03-29T02:30' })
  expect(left).toMatch(/^DTSTART:20260329T023000\r$/m)
})

it.each([null, '', 'tomorrow', '2026-02-30T10:00', '2026-11-24T25:00', '2026-11-24T14:30\r\nX:1', '2026-11-24'])(
  'is undefined for %j',
  async (preferredTime) => expect(await calendarEvent({ ...asked, preferredTime })).toBeUndefined(),
)

it('escapes whatever a visitor wrote', async () => {
  const pieces = [
    ...[
      'a',
      'é',
      '漢',
      '😀',
      '👩‍👩‍👧',
      ',',
      ';',
      '\\',
      '\\n',
      '"',
      ':',
      ' ',
      '\t',
      '\n',
      '\r\n',
      '\r',
      '\0',
      '\u0007',
      '\u001b[31m',
    ],
    ...[
      '\ud800',
      '\udc00',
      '\u202e',
      '\u2028',
      '\nEND:VEVENT',
      '\r\nBEGIN:VEVENT\r\nATTACH:https://evil.example',
      'x'.repeat(80),
    ],
  ]
  let seed = 11
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  for (let round = 0; round < 400; round += 1) {
    const written = () => Array.from({ length: random(40) }, () => pieces[random(pieces.length)]).join('')
    const [name, message] = [written(), written()]
    const text = (await calendarEvent({ ...asked, name, message, phone: '' })) ?? ''
    const fields = read(text)
    expect(Object.keys(fields)).not.toContain('ATTACH')
    expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
    expect(text.isWellFormed()).toBe(true)
    textOf(fields.SUMMARY ?? '')
    const said = textOf(fields.DESCRIPTION ?? '')
    const letters = (of: string) => of.replaceAll(/[^\p{L}\p{Extended_Pictographic}]/gu, '')
    expect(letters(said)).toBe(letters(`${message}${name}${asked.email}`.replaceAll(/\p{Cc}/gu, ' ')))
  }
})

it('accepts ten thousand characters', async () => {
  const message = 'Grüße, aus; Wien\\ '.repeat(600)
  const { DESCRIPTION = '' } = read((await calendarEvent({ ...asked, message })) ?? '')
  expect(textOf(DESCRIPTION).startsWith(message.trim())).toBe(true)
})
