import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FieldContext } from '#editor/designer/form/field-context.ts'
import type { FieldOf } from '#editor/designer/form/field-description.ts'
import { kindOf, withLinkKind, withTarget } from '#editor/designer/form/links/change-link.ts'
import { LinkField } from '#editor/designer/form/links/link-field.tsx'
import { LinkForm } from '#editor/designer/form/links/link-form.tsx'
import { linkDestination, linkProblem, networkName } from '#editor/designer/form/links/link-text.ts'
import { business } from '#renderer/document/business.ts'
import { linkTypes } from '#renderer/document/enumerations.ts'
import { theme } from '#renderer/document/theme.ts'
import { type Link, link } from '#renderer/document/values/link.ts'

const surroundings = {
  colors: theme.parse({}).colors,
  linkTargets: [{ id: 'prices', title: 'Prices' }],
  pictureTags: [],
}
const draw = (value: Partial<Link>, more: Partial<FieldOf<'link'>> = {}, Form: typeof LinkField = LinkForm) =>
  renderToStaticMarkup(
    <MantineProvider>
      <FieldContext value={surroundings}>
        <Form
          field={{
            name: 'button',
            control: 'link',
            label: 'Button',
            labelMax: 28,
            asSign: false,
            isNeeded: false,
            ...more,
          }}
          id="one.button"
          path="one.button"
          value={link.parse(value)}
          onChange={() => undefined}
          Form={() => null}
        />
      </FieldContext>
    </MantineProvider>,
  )

describe('the link form', () => {
  it('offers every kind of destination in plain words', () => {
    const html = draw({})
    expect(html.match(/type="radio"/g)).toHaveLength(linkTypes.length)
    for (const words of ['Call', 'Email', 'Section on this page', 'Web page', 'Social profile', 'No link'])
      expect(html).toContain(`>${words}<`)
  })

  it('asks for nothing else if no destination is chosen', () => {
    expect(draw({})).not.toContain('one.button-label')
  })

  it.each([
    [{ type: 'Email', value: 'me@' }, 'Invalid email'],
    [{ type: 'Web', value: 'example' }, 'Please enter a valid web address'],
    [{ type: 'Phone', value: 'call me' }, 'Please enter a valid phone number'],
    [{ type: 'Section', value: 'gone', label: 'Prices' }, 'Choose a section'],
    [{ type: 'Web', value: '', label: 'Shop' }, 'Hidden until you add a link.'],
    [{ type: 'Section', value: 'prices', label: '' }, 'Hidden until you add text.'],
  ] as const)('reports for %o: %s', (value, sentence) => {
    expect(draw(value)).toContain(sentence)
  })

  it('reports no problem for a working link', () => {
    const html = draw({ type: 'Section', value: 'prices', label: 'Prices' })
    expect(html).not.toMatch(/Hidden until|Please/)
  })

  it('asks for no text if the link is shown as an icon', () => {
    const html = draw({ type: 'Social', network: 'Twitter', value: 'https://x.com/me' }, { asSign: true }, LinkField)
    expect(html).not.toContain('one.button-label')
    expect(html).not.toContain('Hidden until')
    expect(html).toContain('>X<')
  })
})

describe('a link’s row', () => {
  it('shows the button’s text and destination', () => {
    const html = draw({ type: 'Phone', value: '0113 496 0771', label: 'Ring now' }, {}, LinkField)
    expect(html).toMatch(/Ring now.*0113 496 0771/)
  })

  it('shows the same phone number only once', () => {
    const html = draw({ type: 'Phone', value: '01134960771', label: 'Call 0113 496 0771' }, {}, LinkField)
    expect(html).toContain('Call 0113 496 0771')
    expect(html).not.toContain('01134960771')
  })

  it('shows a problem even while closed', () => {
    expect(draw({ type: 'Section', value: 'gone', label: 'Prices' }, {}, LinkField)).toContain('Choose a section')
    expect(draw({ type: 'Web', value: '', label: 'Shop' }, {}, LinkField)).toContain('Hidden until you add a link.')
  })
})

const targets = [
  { id: 'introduction', title: 'Introduction' },
  { id: 'faq', title: 'FAQ' },
]
const around = {
  targets,
  labelMax: 28,
  locale: 'en-GB',
  business: business.parse({
    emails: [{ id: 'a', address: 'hello@pine.example' }],
    phones: [{ id: 'a', number: '(555) 010-0123' }],
  }),
}
const toIntroduction = withLinkKind(link.parse({}), 'Section', around)

describe('a link to a section', () => {
  it('starts with the first section and its title', () => {
    expect(toIntroduction).toMatchObject({ type: 'Section', value: 'introduction', label: 'Introduction' })
  })

  it('takes the title of the section selected next', () => {
    expect(withTarget(toIntroduction, 'faq', targets, 28)).toMatchObject({ value: 'faq', label: 'FAQ' })
  })

  it('keeps the owner’s own text', () => {
    const own = { ...toIntroduction, label: 'Ask us' }
    expect(withTarget(own, 'faq', targets, 28)).toMatchObject({ value: 'faq', label: 'Ask us' })
  })
})

describe('a link changed to another type', () => {
  it('starts with the email address or phone number of the business', () => {
    expect(withLinkKind(toIntroduction, 'Email', around).value).toBe('hello@pine.example')
    expect(withLinkKind(toIntroduction, 'Phone', around).value).toBe('(555) 010-0123')
  })

  it('loses its former section’s title but keeps the owner’s own text', () => {
    expect(withLinkKind(toIntroduction, 'Web', around).label).toBe('')
    expect(withLinkKind({ ...toIntroduction, label: 'Write to us' }, 'Email', around).label).toBe('Write to us')
  })

  it('starts with the default text of each type', () => {
    const call = withLinkKind(link.parse({}), 'Phone', around)
    expect(call.label).toBe('Call')
    expect(withLinkKind(call, 'Email', around).label).toBe('Email')
    expect(withLinkKind(link.parse({}), 'Phone', { ...around, locale: 'de' }).label).not.toBe('Call')
  })

  it('leads to the contact form if that is the new type', () => {
    const form = [...targets, { id: 'contact', title: 'Contact', hasForm: true }]
    const made = withLinkKind(link.parse({}), 'Form', { ...around, targets: form })
    expect(made).toMatchObject({ type: 'Section', value: 'contact', label: 'Message' })
    expect(kindOf(made, form)).toBe('Form')
    expect(kindOf(made, targets)).toBe('Section')
  })

  it('starts blank if the business has no email address or phone number', () => {
    const none = { ...around, business: business.parse({}) }
    expect(withLinkKind(toIntroduction, 'Email', none).value).toBe('')
    expect(withLinkKind(toIntroduction, 'Web', around).value).toBe('')
  })
})

describe('link validation', () => {
  it.each([
    ['Web', 'example.com', undefined],
    ['Web', '', undefined],
    ['Web', 'example', 'Please enter a valid web address'],
    ['Web', 'javascript:alert(1)', 'Please enter a valid web address'],
    ['Social', 'not an address', 'Please enter a valid web address'],
    ['Email', 'me@example.com', undefined],
    ['Email', 'me@', 'Invalid email'],
    ['Phone', '(020) 7946 0018', undefined],
    ['Phone', 'call me', 'Please enter a valid phone number'],
    ['Section', 'services', undefined],
    ['None', 'anything', undefined],
  ] as const)('%s the link %j: %s', (type, value, problem) => {
    expect(linkProblem({ type, value })).toBe(problem)
  })
})

it('networkName returns Twitter’s current name', () => {
  expect(networkName('Twitter')).toBe('X')
  expect(networkName('LinkedIn')).toBe('LinkedIn')
})

it('linkDestination describes a link’s destination briefly', () => {
  const targets = [{ id: 'prices', title: 'Prices' }]
  const words = (link: Parameters<typeof linkDestination>[0]) => linkDestination(link, targets)
  expect(words({ type: 'Section', value: 'prices', label: '' })).toBe('Prices')
  expect(words({ type: 'Web', value: 'https://example.com/', label: '' })).toBe('example.com')
  expect(words({ type: 'Social', value: 'https://x.com/me', label: '', network: 'Twitter' })).toBe('X')
  expect(words({ type: 'None', value: 'left over', label: '' })).toBe('')
})
