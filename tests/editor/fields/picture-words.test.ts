import { describe, expect, it } from 'vitest'
import { pictureWords } from '../../../editor/fields/picture-words.ts'
import { writeField } from '../../../renderer/document/field-path.ts'
import { image } from '../../../renderer/document/image.ts'
import { websiteOf } from '../website.ts'

const tagged = (...tags: string[]) => image.parse({ provider: 'Artwork', tags })
const blank = { paragraph: '', button: { type: 'None', label: '' } }
const site = writeField(websiteOf(), 'services-2.items', [
  { id: 'service-1', heading: 'Boiler repair', image: tagged('boiler'), ...blank },
  { id: 'service-2', heading: 'Leak search', image: null, ...blank },
])

describe('the words that a search for a picture begins with', () => {
  it('are those of the picture that is there', () => {
    const words = pictureWords(site, 'introduction-1.image', tagged('Pipe', 'tools'), ['water'])
    expect(words).toEqual(['pipe', 'tools', 'water'])
  })

  it('are for a picture in a list those beside it, and what its item is called', () => {
    expect(pictureWords(site, 'services-2.items.service-2.image', null, ['water'])).toEqual([
      'boiler',
      'leak search',
      'water',
    ])
  })

  it('are no person’s name', () => {
    const team = writeField(websiteOf(['Team']), 'team-1.members', [{ id: 'person-1', name: 'Maria', title: 'Baker' }])
    expect(pictureWords(team, 'team-1.members.person-1.image', null, [])).toEqual(['baker'])
  })

  it('are the website’s where nothing is known of the place', () => {
    expect(pictureWords(null, 'settings.browserIcon', null, ['water', ' ', 'water'])).toEqual(['water'])
    expect(pictureWords(site, 'services-2.look.backgroundImage', null, [])).toEqual([])
  })
})
