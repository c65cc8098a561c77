/** Path of a page's pattern. */
export const picturePath = (name: string) => `/_/cards/${name}.svg`
/** Path of a page's link preview. */
export const cardPath = (name: string) => `/_/cards/${name}.jpg`
