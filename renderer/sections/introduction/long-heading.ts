/** Whether a headline has so many words that it needs smaller letters. */
export const isLongHeading = (heading: string): boolean => heading.length > 44
