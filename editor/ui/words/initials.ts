/** 'Sam Okafor' → 'SO'. Blank without letters. */
export const initialsOf = (name: string): string =>
  (name.match(/(?<![\p{L}\p{M}’'.-])\p{L}/gu) ?? []).slice(0, 2).join('').toUpperCase()
