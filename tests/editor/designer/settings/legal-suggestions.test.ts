import { describe, expect, it } from 'vitest'
import { legalSuggestions } from '../../../../editor/designer/settings/legal-suggestions.ts'
import { changeSettings, removeSection } from '../../../../renderer/document/edits.ts'
import { withContent } from '../../../renderer/changed-site.ts'
import { fullSite } from '../../../renderer/fixtures/full-site.ts'

const { legal } = fullSite.settings

describe('what the website says elsewhere of its owner', () => {
  it('is the company’s name and the contact details', () => {
    expect(legalSuggestions(fullSite)).toEqual({
      owner: 'Harbour & Pine',
      address: '14 Custom House Wharf\nPortland, ME 04101',
      email: 'hello@harbourandpine.example',
      phone: '+1 207 555 0142',
    })
    expect(legalSuggestions(changeSettings(fullSite, { companyName: 'Pine LLC' })).owner).toBe('Pine LLC')
  })

  it('is offered for what is blank alone, and where there is something', () => {
    const said = changeSettings(fullSite, { legal: { ...legal, owner: 'Ana', address: 'Here', phone: ' ' } })
    expect(Object.keys(legalSuggestions(said))).toEqual(['email', 'phone'])
    expect(legalSuggestions(removeSection(said, 'contact'))).toEqual({})
    expect(legalSuggestions(withContent('Contact', { address: ' ', email: '' }))).not.toHaveProperty('address')
  })
})
