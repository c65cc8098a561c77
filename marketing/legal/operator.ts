/** What a deployment was built with, from its settings: lines, and texts in Markdown. A local installation and tests have none. */
declare const SHINGLE_OPERATOR: string | undefined
declare const SHINGLE_TERMS: string | undefined
declare const SHINGLE_PRIVACY: string | undefined

/** The operator's name and postal address, a line each. While it is empty, the terms and the privacy notice say that it is missing. */
export const operator: readonly string[] = typeof SHINGLE_OPERATOR === 'string' ? SHINGLE_OPERATOR.split('\n') : []

/** The operator's own terms and privacy notice, in place of those that the product comes with. */
export const ownTerms = typeof SHINGLE_TERMS === 'string' ? SHINGLE_TERMS : undefined
export const ownPrivacy = typeof SHINGLE_PRIVACY === 'string' ? SHINGLE_PRIVACY : undefined
