// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { pageText, partAt, typedElement } from '#editor/designer/canvas/page-part.ts'
import { sectionTypes } from '#renderer/document/section-types.ts'
import { composedSite } from '../../harness/composed-site.ts'
import { drawSection } from '../../renderer/draw.ts'

const siteWith = (content: object) => {
  const site = composedSite({ style: 'CommonAlt', sections: ['Introduction', 'Contact'] })
  const sections = site.sections.map((one) =>
    one.type === 'Contact'
      ? sectionTypes.Contact.schema.parse({ ...one, content: { ...one.content, ...content } })
      : one,
  )
  return { ...site, sections: sections as typeof site.sections }
}
const draw = (content: object) => {
  const site = siteWith({ layout: 'HoursFirst', ...content })
  const section = site.sections.find(({ type }) => type === 'Contact')
  if (!section) throw new Error('the site has a contact section')
  document.body.innerHTML = drawSection(section, { document: site, target: { editing: true } })
  return { site, section }
}
const headings = () => [...document.querySelectorAll<HTMLElement>('[data-field="hoursHeading"]')]

describe('the heading of the opening hours', () => {
  beforeEach(() => void draw({}))

  it('shows the default text until the owner types another', () => {
    expect(headings().map(({ textContent }) => textContent)).toEqual(['When I’m open'])
    draw({ hoursHeading: 'Come by' })
    expect(headings().map(({ textContent }) => textContent)).toEqual(['Come by'])
  })

  it('accepts typing in place, starting from the default text', () => {
    const { site, section } = draw({})
    const [heading] = headings()
    const part = heading && partAt(site, heading)
    expect(part?.path).toBe(`${section.id}.hoursHeading`)
    const text = pageText(site, part?.path ?? '')
    expect(text).toMatchObject({ text: '', multiline: false })
    expect(heading && text && typedElement(heading, text)?.textContent).toBe('When I’m open')
  })
})
