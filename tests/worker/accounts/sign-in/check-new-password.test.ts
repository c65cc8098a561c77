import { expect, it } from 'vitest'
import { checkNewPassword } from '../../../../worker/accounts/passwords/new-password.ts'

const email = 'anna.schmidt@kitty-salon.example'
const isRefused = (password: string) =>
  checkNewPassword(password, email).then(
    () => false,
    (error: { code: string }) => error.code === 'password_too_common',
  )

const refused: [why: string, ...passwords: string[]][] = [
  ['is on the list', '1qaz2wsx3edc', 'Unbelievable', 'motherfucker', '123qweasdzxc'],
  ['repeats a common one', 'passwordpassword', 'monkeymonkeymonkey', 'love love love'],
  [
    'adds digits or signs to a common one',
    'password1234',
    'Football2024!',
    '!!iloveyou!!',
    '2023liverpool',
    'qwertyuiop12',
  ],
  [
    'runs along an alphabet or a keyboard',
    'abcdefghijkl',
    '123456789012',
    '0987654321098',
    'zxcvbnmasdfg',
    'qwertzuiop123',
  ],
  ['repeats itself', 'aaaaaaaaaaaa', '123456123456', 'x7k!x7k!x7k!', '............', '🦊🐢🦊🐢🦊🐢🦊🐢🦊🐢🦊🐢'],
  ['is the address', email, 'anna.schmidt', 'Anna-Schmidt', 'schmidtschmidt', 'annaschmidt2024', 'kitty-salon1'],
  ['is the product', 'ShingleShingle', 'shingle12345', 'Shingle-2026!'],
  ['is a common one in wide letters', 'ｐａｓｓｗｏｒｄ１２３４'],
]
it.each(refused)('refuses a password that %s', async (...[, ...passwords]) => {
  for (const password of passwords) expect([password, await isRefused(password)]).toEqual([password, true])
})

it('takes phrases, and whatever is no pattern, with no other rule', async () => {
  const fine = [
    'correct horse battery staple',
    'correcthorsebatterystaple',
    'seven green bicycles',
    'monkey eats football',
    'kcuf-vqmd-zpwa',
    '839201746582',
    'x8Kq2mPzTr5w',
    'der blaue Kugelschreiber',
    '我们今天去公园喂鸭子好吗？',
    'anna likes shingle roofs',
    `password ${'and a very long rest '.repeat(5)}`,
  ]
  for (const password of fine) expect([password, await isRefused(password)]).toEqual([password, false])
})

it('takes no longer for the longest passwords than a person would notice', async () => {
  const start = performance.now()
  for (const password of ['password'.repeat(16), '1a'.repeat(64), 'lovemikejohnfire'.repeat(8)])
    await isRefused(password)
  expect(performance.now() - start).toBeLessThan(2000)
})
