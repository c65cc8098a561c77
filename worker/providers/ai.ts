import type { KnownFacts } from '../../renderer/document/known-facts.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { CreationAnswers } from '../contract/creations.ts'

/** Writes and arranges a website from what its owner said. */
export type Ai = {
  /** A whole document under `id`. Rejects when none could be made. */
  composeWebsite: (answers: CreationAnswers & { id: string; known?: Partial<KnownFacts> }) => Promise<WebsiteSettings>
}
