const onlyYear =
  /^(?:(?:we|i)(?:['’]ve)? )?(?:have )?(?:been )?(?:(?:going|trading|running|open|established|at it|here|in business|doing \p{L}+) )?\p{L}+\.? (?<year>(?:19|20)\p{Nd}{2})\.?$/iu

/** '1998' for 'since 1998' and 'Been doing drains since 1998'. Undefined if the text contains more. */
export const yearAlone = (text: string): string | undefined => onlyYear.exec(text.trim())?.groups?.year
