const key = 'creationBegun'

/**
 * Whether this browser may have an unclaimed website. Scripts can't read its cookie, and asking the server would mean a failing request for
 * every new visitor.
 */
export const wasCreationBegun = (): boolean => localStorage.getItem(key) !== null

export const noteCreationBegun = () => localStorage.setItem(key, 'yes')

export const forgetCreationBegun = () => localStorage.removeItem(key)
