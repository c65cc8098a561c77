const key = 'creationBegun'

/**
 * Whether a website may be waiting in this browser. Its cookie isn't readable by scripts, and asking the server would
 * be a failing request for every new visitor.
 */
export const wasCreationBegun = (): boolean => localStorage.getItem(key) !== null

export const noteCreationBegun = () => localStorage.setItem(key, 'yes')

export const forgetCreationBegun = () => localStorage.removeItem(key)
