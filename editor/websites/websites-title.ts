/** The heading over a person's websites: the focus goes there when what had it is gone. */
export const websitesTitleId = 'websites-title'
