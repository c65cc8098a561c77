import { vi } from 'vitest'

/** Waits until an assertion holds. vi.waitFor alone gives up after a second, which is short on a busy machine. */
export const eventually = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: 20_000, interval: 10 })
