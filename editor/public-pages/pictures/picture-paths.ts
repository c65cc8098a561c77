/** Where a page's drawing is. */
export const picturePath = (name: string) => `/_/cards/${name}.svg`
/** The same as a photograph, for who shares the page. */
export const cardPath = (name: string) => `/_/cards/${name}.jpg`
