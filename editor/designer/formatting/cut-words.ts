/** Said when not all that was pasted fits. */
export const cutWords = (max: number) =>
  `We left out what didn’t fit: this text can have ${max.toLocaleString('en')} characters.`
