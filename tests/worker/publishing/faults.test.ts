import { beforeEach, it, vi } from 'vitest'
import { survives } from '../../harness/workers/interruptions/survives.ts'

// Every injected fault is logged, as it should be; not here.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

// What hangs: hanging.long.test.ts. All other operations, and all other faults: faults.long.test.ts.
it('a website survives every step of connecting a domain that throws after', () =>
  survives('repoint: connect a domain', 'throws after'))
