import { describe, expect, it } from 'vitest'
import { pageText } from '../../../../editor/designer/canvas/page-part.ts'
import { findField, writeField } from '../../../../renderer/document/field-path.ts'
import { fullSite } from '../../../renderer/fixtures/full-site.ts'

const header = fullSite.sections[0]?.id ?? ''

describe('what can be typed on the page', () => {
  it('is a line, a text or the label of a link, with the limit of its field', () => {
    expect(pageText(fullSite, 'services.heading')).toMatchObject({ multiline: false, max: 64 })
    expect(pageText(fullSite, 'services.body')).toMatchObject({ multiline: true, max: 1024 })
    expect(pageText(fullSite, `${header}.button`)).toMatchObject({ multiline: false, max: 28 })
  })

  it('leaves the rest of a link as it is', () => {
    const text = pageText(fullSite, `${header}.button`)
    const after = writeField(fullSite, `${header}.button`, text?.write('Call now'))
    const [before, changed] = [fullSite, after].map((site) => findField(site, `${header}.button`)?.value as object)
    expect(changed).toEqual({ ...before, label: 'Call now' })
  })

  it('is neither a picture nor a choice', () => {
    expect(pageText(fullSite, 'introduction.image')).toBeUndefined()
    expect(pageText(fullSite, 'services.frame')).toBeUndefined()
  })
})
