/** The placeholder for a person's address during the deletion of their account: it frees the address, and nobody has the placeholder. */
export const deletedAddress = (userId: string) => `deleted:${userId}`

export const isDeletedAddress = (email: string) => !email.includes('@')
