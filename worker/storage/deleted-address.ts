/** What stands in the place of somebody's address while their account is being deleted: the address is free, and nobody has this one. */
export const deletedAddress = (userId: string) => `deleted:${userId}`

export const isDeletedAddress = (email: string) => !email.includes('@')
