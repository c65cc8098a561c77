import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PublishProblem } from '../../../../editor/features/publish/publish-problem.tsx'
import { messageFor } from '../../../../editor/messages.ts'

vi.stubGlobal('location', { pathname: '/designer', search: '?websiteId=draft-1' })
const draw = (code: Parameters<typeof PublishProblem>[0]['code']) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PublishProblem code={code} />
    </MantineProvider>,
  )

it('says what happened and what to do', () => {
  expect(draw('network')).toContain(`${messageFor('network')} Your website is safe. Try again when you are connected.`)
  expect(draw('stale_revision')).toContain('look it over, then try again.')
  for (const code of ['network', 'stale_revision', 'too_large', 'not_signed_in'] as const) {
    expect(draw(code)).toContain('role="alert"')
  }
})

it('leads someone who is signed out to the sign-in page and back, beside what they have open', () => {
  const html = draw('not_signed_in')
  expect(html).toContain('href="/login?next=%2Fdesigner%3FwebsiteId%3Ddraft-1"')
  expect(html).toContain('target="_blank"')
  expect(draw('network')).not.toContain('<a ')
})
