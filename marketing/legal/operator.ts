/** Set at build time from the deployment's settings: lines, and texts in Markdown. Undefined locally and in tests. */
declare const SHINGLE_OPERATOR: string | undefined
declare const SHINGLE_TERMS: string | undefined
declare const SHINGLE_PRIVACY: string | undefined

/**
 * The operator's name and postal address, line by line. If empty, the terms and the privacy notice state that it is
 * missing.
 */
export const operator: readonly string[] = typeof SHINGLE_OPERATOR === 'string' ? SHINGLE_OPERATOR.split('\n') : []

/** The operator's own terms and privacy notice, which replace the defaults. */
export const ownTerms = typeof SHINGLE_TERMS === 'string' ? SHINGLE_TERMS : undefined
export const ownPrivacy = typeof SHINGLE_PRIVACY === 'string' ? SHINGLE_PRIVACY : undefined
