import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './harness/source-files.ts'

/** What a crash must not leave half done: every file that says which steps it has. */
const operations = readSourceFiles().filter(
  ({ path, text }) => /^worker\/services\/(publishing|drafts)\//.test(path) && /= stepsOf\(/.test(text),
)

/** The functions of a file that have steps, each from where its steps are named to where the next one's are. */
const functionsOf = (text: string) => text.split(/(?=const step = stepsOf\()/).slice(1)

const nameOf = (body: string) => /stepsOf\([^']*'([^']+)'\)/.exec(body)?.[1] ?? ''
const numbersIn = (body: string) => [...body.matchAll(/\bstep\((\d+), '/g)].map(([, number]) => Number(number))

describe('operations that no crash may leave half done', () => {
  it('are those that change where a website is', () => {
    const names = operations.map(({ path }) => path.replace('worker/services/', ''))
    for (const name of [
      'publish-draft',
      'change-handle',
      'roll-back',
      'unpublish',
      'schedule-release',
      'run-schedule',
    ]) {
      expect(names).toContain(`publishing/${name}.ts`)
    }
    for (const name of ['end-schedule', 'remove-releases', 'drain-outbox', 'reconcile', 'take-down', 'store-release']) {
      expect(names).toContain(`publishing/${name}.ts`)
    }
    expect(names).toContain('drafts/delete.ts')
  })

  it('have unique names', () => {
    const names = operations.flatMap(({ text }) => functionsOf(text).map(nameOf))
    expect(names).not.toContain('')
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  describe.each(operations.map((file) => [file.path, file] as const))('%s', (_path, { text }) => {
    it('counts its steps up from 1 without gaps', () => {
      for (const body of functionsOf(text)) {
        const numbers = numbersIn(body)
        expect([nameOf(body), ...numbers]).toEqual([nameOf(body), ...numbers.map((_, index) => index + 1)])
        expect(numbers).not.toEqual([])
      }
    })

    it('awaits nothing outside of its steps', () => {
      const awaited = [...text.matchAll(/\bawait\b.*/g)].map(([line]) => line)
      expect(awaited.length).toBeGreaterThan(0)
      expect(awaited.filter((line) => !/^await (byItself\()?step\(/.test(line))).toEqual([])
    })
  })
})
