/** What a visitor may do that leads off the page: counted by `<a ping>`, in the browsers that send it. */
export const pingKinds = ['call', 'mail', 'booking'] as const
export type PingKind = (typeof pingKinds)[number]

/** Where a website's host takes reports. */
export const pingRoot = '/_/ping/'

/** Where a link of that kind reports that it was followed, on the website's own host. */
export const pingPath = (kind: PingKind): string => pingRoot + kind

/** The kind that a path reports; undefined for any other path. */
export const pingKindOf = (path: string): PingKind | undefined =>
  path.startsWith(pingRoot) ? pingKinds.find((kind) => path === pingPath(kind)) : undefined
