/** The page's pattern. */
export const picturePath = (name: string) => `/_/cards/${name}.svg`
/** The page's link preview. */
export const cardPath = (name: string) => `/_/cards/${name}.jpg`
