/**
 * Undo and redo over immutable snapshots, which share structure. jotai-history would record every keystroke, and only
 * while mounted.
 */
export type Timeline<T> = {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** The field being typed. Further edits without a pause join the same step. */
  readonly typing?: { readonly field: string; readonly at: number }
  /** Step names, by the resulting state. */
  readonly names?: ReadonlyMap<T, string>
  /** Step times, by the resulting state. */
  readonly times?: ReadonlyMap<T, number>
}

/** Milliseconds without typing after which a new step starts. */
export const typingPauseMs = 900
export const maxHistory = 200

export const startTimeline = <T>(present: T): Timeline<T> => ({ past: [], present, future: [] })

/**
 * Makes `next` the present. Edits of the same `field` without a pause join the previous step. Without a `field` every
 * edit is its own step. Does nothing if `next` is the present.
 */
export function record<T>(timeline: Timeline<T>, next: T, at: number, field?: string): Timeline<T> {
  if (next === timeline.present) return timeline
  const typing = field === undefined ? undefined : { field, at }
  const { typing: before } = timeline
  const continues = field !== undefined && before?.field === field && at - before.at < typingPauseMs
  if (continues) return timed({ ...timeline, present: next, typing }, at)
  const past = [...timeline.past, timeline.present].slice(-maxHistory)
  return timed({ past, present: next, future: [], typing, ...notesOf(timeline) }, at)
}

/** Records the present's time and drops the times of dropped states. */
function timed<T>(timeline: Timeline<T>, at: number): Timeline<T> {
  const times = new Map([[timeline.present, at]])
  for (const state of timeline.past) {
    const time = timeline.times?.get(state)
    if (time !== undefined) times.set(state, time)
  }
  return { ...timeline, times }
}

export function nameStep<T>(timeline: Timeline<T>, name: string): Timeline<T> {
  const there = new Set(states(timeline))
  const names = [...(timeline.names ?? [])].filter(([state]) => there.has(state))
  return { ...timeline, names: new Map([...names, [timeline.present, name]]) }
}

const notesOf = <T>({ names, times }: Pick<Timeline<T>, 'names' | 'times'>) => ({
  ...(names && { names }),
  ...(times && { times }),
})

/** Changes every state without a new step, for changes the owner didn't make. No undo reverts them. */
export function amend<T>(timeline: Timeline<T>, change: (state: T) => T): Timeline<T> {
  const { names: before, times: earlier, ...rest } = timeline
  const names = new Map<T, string>()
  const times = new Map<T, number>()
  const changed = (state: T) => {
    const after = change(state)
    const name = before?.get(state)
    if (name !== undefined) names.set(after, name)
    const time = earlier?.get(state)
    if (time !== undefined) times.set(after, time)
    return after
  }
  const [past, present, future] = [rest.past.map(changed), changed(rest.present), rest.future.map(changed)]
  return { ...rest, past, present, future, ...(names.size > 0 && { names }), ...(times.size > 0 && { times }) }
}

/** Ends the current typing step, such as on blur. */
export function seal<T>(timeline: Timeline<T>): Timeline<T> {
  return timeline.typing ? { ...timeline, typing: undefined } : timeline
}

export function undo<T>({ past, present, future, ...rest }: Timeline<T>): Timeline<T> {
  const previous = past.at(-1)
  if (previous === undefined) return { past, present, future, ...rest }
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], ...notesOf(rest) }
}

export function redo<T>({ past, present, future, ...rest }: Timeline<T>): Timeline<T> {
  const [next, ...later] = future
  if (next === undefined) return { past, present, future, ...rest }
  return { past: [...past, present], present: next, future: later, ...notesOf(rest) }
}

/** All states, oldest first, undone ones last. */
export const states = <T>({ past, present, future }: Timeline<T>): T[] => [...past, present, ...future]

/** Jumps to the state at `index`, as repeated undo or redo would. */
export function goTo<T>(timeline: Timeline<T>, index: number): Timeline<T> {
  const all = states(timeline)
  const present = all[index]
  if (present === undefined || index === timeline.past.length) return timeline
  return { past: all.slice(0, index), present, future: all.slice(index + 1), ...notesOf(timeline) }
}
