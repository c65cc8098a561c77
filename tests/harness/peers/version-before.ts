import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'

const root = resolve(import.meta.dirname, '../../..')
const migration = 'worker/migrations/0021_drawings.sql'

/**
 * For the long tests: takes the code of before releases shared drawings out of the history, so that it can run beside today's on one
 * database. Provides its folder; '' without a history.
 */
export function setup(project: TestProject): void {
  project.provide('versionBefore', process.env.LONG_TESTS ? takeOut() : '')
}

function takeOut(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30, stdio: 'pipe' })
  let commit: string
  try {
    commit = git('log', '--diff-filter=A', '--format=%H', '--', migration).toString().trim().split('\n').at(-1) ?? ''
    git('cat-file', '-e', `${commit}^`)
  } catch {
    return ''
  }
  const folder = join(root, '.cache/version-before', commit)
  if (existsSync(join(folder, 'package.json'))) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const parts = ['worker', 'renderer', 'templates', 'package.json', 'tsconfig.base.json']
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', `${commit}^`, ...parts) })
  return folder
}

declare module 'vitest' {
  interface ProvidedContext {
    versionBefore: string
  }
}
