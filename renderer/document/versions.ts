import { asWritten } from './as-written.ts'
import { documentVersion, type WebsiteSettings, websiteSettings } from './website-settings.ts'

type Step = {
  /** What the step does, as a verb phrase. */
  name: string
  from: string
  to: string
  upgrade: (document: Record<string, unknown>) => Record<string, unknown>
}

/** One step per change of the document's shape, oldest first. None yet: '1.0' is the first version. */
const steps: Step[] = []

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

/** Applies, in order, the steps that lead from the document's version to the current one. */
export function upgradeDocument(stored: unknown, along: Step[] = steps): unknown {
  if (typeof stored !== 'object' || stored === null) return stored
  let document = stored as Record<string, unknown>
  while (document.version !== documentVersion) {
    const step = along.find(({ from }) => from === document.version)
    if (!step) return document
    document = { ...step.upgrade(document), version: step.to }
  }
  return document
}
