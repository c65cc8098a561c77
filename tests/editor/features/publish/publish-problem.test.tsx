import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ApiError, type FailureCode } from '../../../../editor/api/api-error.ts'
import { PublishProblem } from '../../../../editor/features/publish/publish-problem.tsx'
import { messageFor } from '../../../../editor/messages.ts'

vi.stubGlobal('location', { pathname: '/designer', search: '?websiteId=draft-1' })
const draw = (code: FailureCode, requestId?: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PublishProblem error={new ApiError(code, { requestId })} />
    </MantineProvider>,
  )

it('says what happened and what to do', () => {
  expect(draw('network')).toContain(`${messageFor('network')} Your website is safe.`)
  expect(draw('stale_revision')).toContain('Check it, then try again.')
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

it('gives the request’s reference for a failure of ours, after the advice, and for no other', () => {
  expect(draw('unknown', 'a1b2c3')).toContain('never a mix.<small')
  expect(draw('not_configured', 'a1b2c3')).toContain('with the reference a1b2c3.')
  expect(draw('stale_revision', 'a1b2c3')).not.toContain('a1b2c3')
})
