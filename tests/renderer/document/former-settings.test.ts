import { expect, it } from 'vitest'
import { parseDocument } from '../../../renderer/document/versions.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { websiteOf } from '../../editor/website.ts'

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
