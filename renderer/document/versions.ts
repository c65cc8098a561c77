import { asWritten } from './as-written.ts'
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

let isAsWritten: ((document: unknown) => boolean) | undefined

/**
 * Reads a stored document of any version: one that was written by the present schema is given back itself. Throws zod's error
 * when it is not a document.
 */
export function parseDocument(stored: unknown): WebsiteSettings {
  const document = upgradeDocument(stored, steps)
  isAsWritten ??= asWritten(websiteSettings)
  return isAsWritten(document) ? (document as WebsiteSettings) : websiteSettings.parse(document)
}

/** Applies the steps that the document still needs, in order. */
export function upgradeDocument(stored: unknown, along: readonly Step[] = steps): unknown {
  if (typeof stored !== 'object' || stored === null) return stored
  return along.reduce(
    (document, step) => (step.applies(document) ? step.upgrade(document) : document),
    stored as Stored,
  )
}
