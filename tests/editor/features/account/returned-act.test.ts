import { expect, it } from 'vitest'
import { returnedAct } from '../../../../editor/features/account/returned-act.ts'

it.each([
  ['', undefined],
  ['act=make-tea', undefined],
  ['error=relogin', undefined],
  ['act=delete-account', { act: 'delete-account' }],
  ['act=change-email&error=relogin', { act: 'change-email', problem: 'relogin_failed' }],
  ['act=change-email&error=failed', { act: 'change-email', problem: 'relogin_failed' }],
  ['act=change-password&error=cancelled', { act: 'change-password', problem: 'login_cancelled' }],
])('reads %j', (search, expected) => {
  expect(returnedAct(new URLSearchParams(search))).toEqual(expected)
})
