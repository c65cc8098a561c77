// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConnectForm } from '#editor/domains/connect-form.tsx'
import { renderInApp } from '../in-app.tsx'
import { type ApiRequest, refusal, stubApi } from '../stub-api.ts'
import { domainOf, reportOf } from './a-domain.ts'

const onConnected = vi.fn()
let user: ReturnType<typeof userEvent.setup>
let requests: ApiRequest[]
let respond: () => unknown

const domain = () => screen.getByLabelText<HTMLInputElement>('Your domain')
const connect = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Connect domain' })

beforeEach(() => {
  user = userEvent.setup()
  onConnected.mockClear()
  requests = stubApi({ 'POST /api/drafts/draft-1/domains': () => respond() })
  renderInApp(<ConnectForm draftId="draft-1" onConnected={onConnected} onCancel={undefined} />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the domain form', () => {
  it('connects the typed domain with its www name, unless that is unchecked', async () => {
    respond = () => ({ offered: true, domains: [domainOf()], handleHost: null, target: 'sites.example' })
    expect(document.activeElement).toBe(domain())
    await user.keyboard('https://Example.com')
    await user.click(screen.getByLabelText('Also connect www.example.com'))
    await user.type(domain(), '{Enter}')
    await expect.poll(() => onConnected.mock.calls).toEqual([['example.com']])
    expect(requests.map(({ body }) => body)).toEqual([{ domainName: 'https://Example.com', pair: false }])
  })

  it('shows why a name was rejected under the field, until the person types', async () => {
    respond = () => refusal(400, 'domain_invalid', { problem: 'wildcard' })
    await user.type(domain(), '*.example.com{Enter}')
    expect(await screen.findByText(/Wildcards/)).toBeTruthy()
    expect(domain().getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(domain(), 'x')
    expect(screen.queryByText(/Wildcards/)).toBeNull()
  })

  it('asks for a DNS record if another account has the domain, and can be retried', async () => {
    respond = () => refusal(409, 'domain_taken', { record: reportOf().records[0]?.record })
    await user.type(domain(), 'example.com{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect.poll(() => requests).toHaveLength(2)
    expect(await screen.findByText(/Another account is already using it/)).toBeTruthy()
    expect(connect()).toBeNull()
    await user.type(domain(), 'x')
    expect(connect()).toBeTruthy()
  })

  it('sends only one request even if the person keeps typing', async () => {
    const response = Promise.withResolvers<unknown>()
    respond = () => response.promise
    await user.type(domain(), 'example.com{Enter}')
    await user.type(domain(), 'x{Enter}')
    expect(connect()?.disabled).toBe(true)
    expect(requests).toHaveLength(1)
    response.resolve(refusal(503, 'unavailable'))
    await screen.findByRole('alert')
  })
})
