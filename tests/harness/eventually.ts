import { vi } from 'vitest'

/** Waits until an assertion holds, for longer than vi.waitFor's default of a second, which is short on a busy machine. */
export const eventually = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: 20_000, interval: 10 })
