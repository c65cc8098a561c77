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

/** Reads a stored document of any version. Throws zod's error when it is not one. */
export function parseDocument(stored: unknown): WebsiteSettings {
  return websiteSettings.parse(upgradeDocument(stored, steps))
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
