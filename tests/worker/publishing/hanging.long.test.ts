import { beforeEach, it, vi } from 'vitest'
import { survives } from '../../harness/workers/interruptions/survives.ts'

// Every step that hangs is logged, as it should be; not here.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

it.each([
  ['publish under another address', 'hangs before'],
  ['repoint: connect a domain', 'hangs after'],
] as const)('a website survives every step of ‘%s’ that %s', survives)
