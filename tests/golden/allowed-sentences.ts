/** Sentences of the product's that are true of any business. Whoever adds one here has read it as a skeptical owner would. */
export const allowedSentences: readonly (string | RegExp)[] = []
