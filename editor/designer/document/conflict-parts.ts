import { type DifferingPart, differingParts, mergeVersions, type Side } from '../../../renderer/document/merge.ts'
import type { Conflict } from './session.ts'

/** The parts in which the two versions differ; those that both changed come first. If the base is unknown, all count as such. */
export function conflictParts({ mine, current, base }: Conflict): DifferingPart[] {
  const theirs = current.websiteSettings
  const parts = differingParts({ base: base ?? theirs, mine, theirs })
  const known = base ? parts : parts.map((part) => ({ ...part, both: true }))
  return known.toSorted((a, b) => Number(b.both) - Number(a.both))
}

/** The two versions together, each part from the side chosen for it. */
export const mergedConflict = ({ mine, current, base }: Conflict, chosen: Readonly<Record<string, Side>>) =>
  mergeVersions({ base: base ?? current.websiteSettings, mine, theirs: current.websiteSettings }, chosen)
