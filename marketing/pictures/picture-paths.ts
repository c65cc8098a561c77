/** Where a page's pattern is. */
export const picturePath = (name: string) => `/_/cards/${name}.svg`
/** What links to it are shared with. */
export const cardPath = (name: string) => `/_/cards/${name}.jpg`
