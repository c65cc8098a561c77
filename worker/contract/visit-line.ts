/**
 * What a visit is sent as: these, one a line. Text, since one is made for every page that is shown, and handing an object over costs many
 * times as much. No header can have a line end in it, so that nothing of a visitor's becomes another field.
 */
export const visitFields = [
  'releaseId',
  'hostname',
  'kind',
  'at',
  'address',
  'country',
  'campaign',
  'untracked',
  'referrer',
  'userAgent',
] as const

/** Characters: of each of the last two, which are cut there, and of all. */
export const longestField = 512
export const longestLine = 2048
