import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isInstalled } from '../../scripts/run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'installed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const locked = {
  '': { name: 'shingle' },
  'node_modules/zod': { integrity: 'sha512-a' },
  'node_modules/for-another-system': { integrity: 'sha512-b', optional: true },
}
function isFine(installed: object): boolean {
  const lock = join(folder, 'package-lock.json')
  writeFileSync(lock, JSON.stringify({ packages: locked }))
  writeFileSync(join(folder, '.package-lock.json'), JSON.stringify({ packages: installed }))
  return isInstalled(lock, folder)
}

describe('checking the installed packages', () => {
  it('accepts a matching installation, even without packages for other systems', () => {
    expect(isFine({ 'node_modules/zod': { integrity: 'sha512-a' } })).toBe(true)
  })

  it('asks for an installation if a package is missing or has a different version', () => {
    expect(isFine({})).toBe(false)
    expect(isFine({ 'node_modules/zod': { integrity: 'sha512-c' } })).toBe(false)
    expect(isInstalled(join(folder, 'package-lock.json'), join(folder, 'none'))).toBe(false)
  })
})
