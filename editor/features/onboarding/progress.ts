/** What the progress view says, in order. */
export const phases = ['Organizing layouts', 'Personalizing website content', 'Finishing touches'] as const
export type Phase = (typeof phases)[number]

/** Milliseconds of waiting after which the server is past the layouts, and after which it is taking long. */
export const organizingMs = 4500
export const extendedMs = 8000

/**
 * Where the work is. The server answers once, with everything: what it does before that is told by how long it has been at it,
 * and the last phase is the browser's own, putting the site on the screen.
 */
export function progressAt(waitedMs: number, answered: boolean): { phase: Phase; slow: boolean } {
  if (answered) return { phase: 'Finishing touches', slow: false }
  return {
    phase: waitedMs < organizingMs ? 'Organizing layouts' : 'Personalizing website content',
    slow: waitedMs >= extendedMs,
  }
}
