import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { startModel } from '../harness/model/start-model.ts'

const run = promisify(execFile)
const out = mkdtempSync(join(tmpdir(), 'try-model-'))
afterAll(() => rmSync(out, { recursive: true }))

const tryModel = (...vars: string[]) =>
  run('node', [
    ...['scripts/try-model.mjs', '--out', out, '--only', 'wattle-street-piano'],
    ...vars.flatMap((pair) => ['--var', pair]),
  ])

describe('npm run try-model', () => {
  it('prints a model’s figures and stores its pages next to the composer’s', async () => {
    const model = await startModel({ delay: 0 })
    const { stdout } = await tryModel('AI_PROVIDER:openai', `AI_URL:${model.url}`, 'AI_PRICE_IN:1', 'AI_PRICE_OUT:2')
    await model.close()
    expect(stdout).toMatch(/wattle-street-piano │ [1-9]\d* /)
    expect(stdout).toMatch(/False sentences that pass: \d+ of 5 by code alone, \d+ with the model's check/)
    for (const name of ['wattle-street-piano', 'wattle-street-piano-without-model'])
      expect(existsSync(join(out, 'pages', name, 'index.html'))).toBe(true)
  }, 120_000)

  it('says what is missing if there is no account', async () => {
    await expect(tryModel()).rejects.toMatchObject({ stderr: expect.stringContaining('CLOUDFLARE_ACCOUNT_ID') })
  }, 60_000)
})
