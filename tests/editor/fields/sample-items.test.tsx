import { describe, expect, it } from 'vitest'
import { OpenPathContext } from '../../../editor/fields/open-path.ts'
import { realCount, sampleNote } from '../../../editor/fields/sample-items.ts'
import { asReal } from '../../../renderer/document/samples.ts'
import { sampleBioPrefix } from '../../../renderer/sections/team/content.ts'

import { ContentForm, drawInDesigner, websiteWith } from '../in-designer.tsx'

const person = (id: string, sample: boolean) => ({ id, name: `Person ${id}`, bio: 'Knows pipes.', sample })

const draw = (members: object[], path?: string) =>
  drawInDesigner(
    <OpenPathContext value={path ? { path, at: 1 } : null}>
      <ContentForm type="Team" id="team" />
    </OpenPathContext>,
    websiteWith({ id: 'team', type: 'Team', content: { members } }),
  )

describe('invented items', () => {
  it('are marked in their rows, and the list says that visitors won’t see them', () => {
    const html = draw([person('a', true), person('b', false)])
    expect(html.match(/>Sample</g)).toHaveLength(1)
    expect(html).toContain('1 is a sample: visitors won’t see it.')
    expect(html).toContain('This is real')
  })

  it('are counted in plain words', () => {
    const items = [person('a', true), person('b', true)]
    expect(sampleNote(items)).toBe('These are samples: visitors won’t see them.')
    expect(sampleNote([...items, person('c', false)])).toBe('2 are samples: visitors won’t see them.')
    expect(sampleNote([person('c', false)])).toBe('')
  })

  it('leave a list of real ones without a word', () => {
    const html = draw([person('a', false)])
    expect(html).not.toContain('Sample')
    expect(html).not.toContain('real')
  })

  it('become their owner’s without the words that called them invented', () => {
    const real = asReal({ ...person('a', true), bio: `${sampleBioPrefix} Knows pipes.` })
    expect(real).toMatchObject({ sample: false, bio: 'Knows pipes.', name: 'Person a' })
  })

  it('have one switch, before what they say', () => {
    const html = draw([person('a', true)], 'team.members.a')
    expect(html.match(/id="team\.members\.a\.sample"/g)).toHaveLength(1)
    expect(html.indexOf('team.members.a.sample')).toBeLessThan(html.indexOf('team.members.a.name'))
  })
})

it('samples take no room from what is real', () => {
  expect(realCount([{ id: 'a', sample: true }, { id: 'b', sample: false }, { id: 'c' }])).toBe(2)
})
