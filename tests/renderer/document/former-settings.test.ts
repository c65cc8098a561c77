import { expect, it } from 'vitest'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { websiteOf } from '../../editor/website.ts'

it('reads a document that still has the custom domain among its settings, and leaves that out', () => {
  const document = websiteOf()
  const former = { ...document, settings: { ...document.settings, customDomain: 'example.com' } }
  expect(websiteSettings.parse(former)).toEqual(document)
})
