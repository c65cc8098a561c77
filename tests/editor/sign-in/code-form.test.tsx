// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CodeForm } from '#editor/sign-in/code-form.tsx'
import { claimedDraftAtom, signInAttemptAtom } from '#editor/sign-in/sign-in-state.ts'
import type { otpStatuses } from '#worker/accounts/schema.ts'
import { renderInApp } from '../in-app.tsx'
import { type ApiRequest, stubApi } from '../stub-api.ts'

let status: (typeof otpStatuses)[number]
let requests: ApiRequest[]
let store: ReturnType<typeof renderInApp>
let user: ReturnType<typeof userEvent.setup>

const digit = (place: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${place} of 6` })
const sent = () => requests.filter(({ path }) => path.includes('/otp/')).map(({ body }) => body)

beforeEach(() => {
  user = userEvent.setup()
  requests = stubApi({
    'POST /api/login/otp/verify': () => ({ status, draftId: 'draft-1' }),
    'POST /api/login/otp/generate': () => ({ session: 'second' }),
  })
  store = renderInApp(<CodeForm />, (given) =>
    given.set(signInAttemptAtom, { email: 'ada@example.com', session: 'first' }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the emailed code form', () => {
  it('sends the code once, as soon as its last digit is entered, and signs in', async () => {
    status = 'Success'
    await user.click(digit(1))
    await user.keyboard('12345')
    expect(sent()).toEqual([])
    await user.keyboard('6')
    await expect.poll(() => store.get(claimedDraftAtom)).toBe('draft-1')
    expect(sent()).toEqual([{ session: 'first', code: '123456' }])
  })

  it('finds the code in a pasted sentence', async () => {
    status = 'Success'
    await user.click(digit(1))
    await user.paste('Your code is 654321. It works for 10 minutes.')
    await expect.poll(sent).toEqual([{ session: 'first', code: '654321' }])
  })

  it('reports a wrong code and empties its fields', async () => {
    status = 'InvalidCode'
    await user.click(digit(1))
    await user.keyboard('111111')
    expect(await screen.findByText('Invalid code')).toBeTruthy()
    expect([1, 2, 3, 4, 5, 6].map((place) => digit(place).value).join('')).toBe('')
    expect(document.activeElement).toBe(digit(1))
  })

  it('offers a new code once the old one expires', async () => {
    status = 'ExpiredCode'
    await user.click(digit(1))
    await user.keyboard('111111')
    const another = await screen.findByRole('button', { name: 'Send a new code' })
    expect(document.activeElement).toBe(another)
    await user.click(another)
    await expect.poll(() => store.get(signInAttemptAtom)?.session).toBe('second')
    expect(screen.queryByText('Expired code')).toBeNull()
  })

  it('says when another code can be requested if emails are delayed', async () => {
    store.set(signInAttemptAtom, {
      ...{ email: 'ada@example.com', session: 'first' },
      delay: { retryAfter: 240, check: null },
    })
    expect(
      await screen.findByText(/If your code isn’t there in a minute, ask for a new one in 4 minutes\./),
    ).toBeTruthy()
  })

  it('links to the robot check and sends its token with the next request', async () => {
    const check = 'http://preview.localhost/_/human'
    store.set(signInAttemptAtom, { email: 'ada@example.com', session: 'first', delay: { retryAfter: 60, check } })
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'confirm that you’re not a robot' })
    expect(link.href).toMatch(/^http:\/\/preview\.localhost\/_\/human\?back=%2F/)
    cleanup()
    history.replaceState(null, '', '#check=a.signed.token')
    renderInApp(<CodeForm />, (given) =>
      given.set(signInAttemptAtom, { email: 'ada@example.com', session: 'first', delay: { retryAfter: 60, check } }),
    )
    await expect.poll(sent).toEqual([{ email: 'ada@example.com', check: 'a.signed.token' }])
    expect(location.hash).toBe('')
  })
})
