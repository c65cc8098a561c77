import { beforeEach, it, vi } from 'vitest'
import { survives } from '../harness/workers/interruptions/survives.ts'

// Every injected fault is logged, as it should be; not here.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

// What hangs: hanging.long.test.ts. All other operations, and all other faults: faults.long.test.ts.
it.each(['publish under another address', 'repoint: connect a domain'])(
  'a website survives every step of ‘%s’ that throws after',
  (operation) => survives(operation, 'throws after'),
)
