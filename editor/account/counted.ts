/** A count with its noun: '1 browser', '3 browsers'. */
export const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`
