/** Visitor actions that leave the page, counted by `<a ping>` in browsers that support it. */
export const pingKinds = ['call', 'mail', 'booking'] as const
export type PingKind = (typeof pingKinds)[number]

export const pingRoot = '/_/ping/'

export const pingPath = (kind: PingKind): string => pingRoot + kind

export const pingKindOf = (path: string): PingKind | undefined =>
  path.startsWith(pingRoot) ? pingKinds.find((kind) => path === pingPath(kind)) : undefined
