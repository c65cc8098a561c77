import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AddressNote } from '../../../../../editor/features/publish/address/address-note.tsx'
import type { HandleState } from '../../../../../editor/features/publish/address/handle-state.ts'

const state: HandleState = { handle: 'riverside', status: 'available', domain: '.sites.example' }
const draw = (change: Partial<Parameters<typeof AddressNote>[0]>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <AddressNote
        state={state}
        published={null}
        suggestions={[]}
        looking={false}
        onChoose={() => undefined}
        {...change}
      />
    </MantineProvider>,
  ).replace(/<style.*?<\/style>/gs, '')
const inUse = { ...state, status: 'in-use' } as const

describe('the line under the web address', () => {
  it('is there before the first publication too, so that nothing moves', () => {
    expect(draw({})).toContain('You can change it at any time.')
  })

  it('offers free addresses where one is in use', () => {
    const html = draw({ state: inUse, suggestions: ['riverside-leeds', 'riverside-plumber'] })
    expect(html.match(/<button/g)).toHaveLength(2)
    expect(html).toContain('riverside-plumber')
    expect(draw({ state: inUse, looking: true })).toContain('Looking for one like it…')
    expect(draw({ state: inUse })).toContain('Try adding your town or what you do.')
  })

  it('says before a change that the old address will stop working', () => {
    expect(draw({ published: 'old-riverside' })).toContain(
      'The old web address, <strong>old-riverside.sites.example</strong>, will stop working.',
    )
    expect(draw({ published: 'old-riverside' })).toContain('It stays yours for 90 days.')
    const same = draw({ published: 'riverside' })
    expect(same).not.toContain('will stop working')
    expect(same).toContain('Your website is online there now.')
  })
})
