/** Whether a headline needs smaller letters: for many words, or for one that would break in the middle. */
export const isLongHeading = (heading: string): boolean =>
  heading.length > 44 || /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]{12}/u.test(heading)
