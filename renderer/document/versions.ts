import { moveContactToBusiness } from './move-contact-to-business.ts'
import { type WebsiteSettings, websiteSettings } from './website-settings.ts'

type Stored = Record<string, unknown>
type Step = {
  /** What the step does, as a verb phrase. */
  name: string
  /** Whether a document still has the older shape. Version '1.0' has grown fields, so the number alone does not tell. */
  applies: (document: Stored) => boolean
  upgrade: (document: Stored) => Stored
}

/** One step per change of the document's shape, oldest first. */
const steps: Step[] = [moveContactToBusiness]

/** Reads a stored document of any version. Throws zod's error when it is not a document. */
export const parseDocument = (stored: unknown): WebsiteSettings => websiteSettings.parse(upgradeDocument(stored, steps))

/** Applies the steps that the document still needs, in order. */
export function upgradeDocument(stored: unknown, along: readonly Step[] = steps): unknown {
  if (typeof stored !== 'object' || stored === null) return stored
  return along.reduce(
    (document, step) => (step.applies(document) ? step.upgrade(document) : document),
    stored as Stored,
  )
}
