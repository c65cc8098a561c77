import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AddressNote } from '../../../../../editor/features/publish/address/address-note.tsx'
import { HandleField } from '../../../../../editor/features/publish/address/handle-field.tsx'
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
    expect(draw({ state: inUse, looking: true })).toContain('Looking for similar addresses…')
    expect(draw({ state: inUse })).toContain('Try adding your town or what you do.')
  })

  it('says before a change how long the old address redirects', () => {
    expect(draw({ published: 'old-riverside' })).toContain(
      '<strong>old-riverside.sites.example</strong> will redirect visitors to the new address for 90 days.',
    )
    const same = draw({ published: 'riverside' })
    expect(same).not.toContain('90 days')
    expect(same).toContain('You can change it at any time.')
  })
})

describe('the field of the web address', () => {
  const field = (published: string | null, takesFocus = false) =>
    renderToStaticMarkup(
      <MantineProvider>
        <HandleField state={state} published={published} takesFocus={takesFocus} onType={() => undefined} />
      </MantineProvider>,
    )

  it('says that the website is there rather than that its own address is free', () => {
    expect(field('riverside')).toContain('Your website is here')
    expect(field('riverside')).not.toContain('Web address available')
    expect(field('old-riverside')).toContain('Web address available')
    expect(field(null)).toContain('Web address available')
  })

  it('takes the focus of a dialog only where it is asked to, so that no keyboard covers the publish panel of a phone', () => {
    expect(field(null)).not.toContain('data-autofocus')
    expect(field(null, true)).toContain('data-autofocus')
  })
})
