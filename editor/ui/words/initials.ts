/** Of a name, for the disc beside it: 'Sam Okafor' → 'SO'. Blank where there are no letters. */
export const initialsOf = (name: string): string =>
  (name.match(/(?<![\p{L}\p{M}’'.-])\p{L}/gu) ?? []).slice(0, 2).join('').toUpperCase()
