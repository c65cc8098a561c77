import type { MockInstance } from 'vitest'
import type { EventName } from '../../../worker/platform/log/events.ts'
import type { LogFields } from '../../../worker/platform/log/line.ts'

export type LogLine = LogFields & { event: EventName }

/** The parsed lines of a console spy. Fails for a line that isn't JSON. */
export const linesOf = (spy: Pick<MockInstance, 'mock'>): LogLine[] =>
  spy.mock.calls.map(([line, ...more]) => {
    if (more.length > 0 || typeof line !== 'string') throw new Error(`not one line of text: ${JSON.stringify(line)}`)
    return JSON.parse(line)
  })

export const linesAbout = (spy: Pick<MockInstance, 'mock'>, event: EventName): LogLine[] =>
  linesOf(spy).filter((line) => line.event === event)
