import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'

export type Severity = 'must look at' | 'worth a look'

/** Something about a website that its owner may want to change before visitors see it. */
export type Finding = {
  severity: Severity
  /** What a person calls the place: 'Services', 'Theme'. */
  place: string
  sentence: string
  /** The path of its field, for openFieldAtom. */
  path: string
}

/** A website as its owner sees it, and as visitors would. */
export type CheckedSite = { draft: WebsiteSettings; published: WebsiteSettings }

/** One thing that is looked for. It answers what it found, from the top of the page; nothing when all is well. */
export type Check = (site: CheckedSite) => Finding[]
