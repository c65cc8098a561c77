import { describe, expect, it } from 'vitest'
import { withLinkType, withTarget } from '../../../editor/fields/link-changes.ts'
import { business } from '../../../renderer/document/business.ts'
import { link } from '../../../renderer/document/link.ts'

const targets = [
  { id: 'introduction', title: 'Introduction' },
  { id: 'faq', title: 'FAQ' },
]
const around = {
  targets,
  labelMax: 28,
  business: business.parse({
    emails: [{ id: 'a', address: 'hello@pine.example' }],
    phones: [{ id: 'a', number: '(555) 010-0123' }],
  }),
}
const toIntroduction = withLinkType(link.parse({}), 'Section', around)

describe('a link to a section', () => {
  it('starts with the first section and its title', () => {
    expect(toIntroduction).toMatchObject({ type: 'Section', value: 'introduction', label: 'Introduction' })
  })

  it('takes the title of the section that is chosen next', () => {
    expect(withTarget(toIntroduction, 'faq', targets, 28)).toMatchObject({ value: 'faq', label: 'FAQ' })
  })

  it('keeps a text that the owner wrote', () => {
    const own = { ...toIntroduction, label: 'Ask us' }
    expect(withTarget(own, 'faq', targets, 28)).toMatchObject({ value: 'faq', label: 'Ask us' })
  })
})

describe('a link of another type', () => {
  it('starts with the email address or phone number of the business', () => {
    expect(withLinkType(toIntroduction, 'Email', around).value).toBe('hello@pine.example')
    expect(withLinkType(toIntroduction, 'Phone', around).value).toBe('(555) 010-0123')
  })

  it('gives up the title of the section it led to, but no text that the owner wrote', () => {
    expect(withLinkType(toIntroduction, 'Web', around).label).toBe('')
    expect(withLinkType({ ...toIntroduction, label: 'Write to us' }, 'Email', around).label).toBe('Write to us')
  })

  it('starts blank where the business has neither', () => {
    const none = { ...around, business: business.parse({}) }
    expect(withLinkType(toIntroduction, 'Email', none).value).toBe('')
    expect(withLinkType(toIntroduction, 'Web', around).value).toBe('')
  })
})
