const key = 'creationBegun'

/**
 * Whether a website was begun in this browser that nobody has been given yet, as far as it remembers: the cookie that holds it cannot be
 * read by a page, and asking the server in vain would be a failed call for everybody who comes here first.
 */
export const wasCreationBegun = (): boolean => localStorage.getItem(key) !== null

export const noteCreationBegun = () => localStorage.setItem(key, 'yes')

export const forgetCreationBegun = () => localStorage.removeItem(key)
