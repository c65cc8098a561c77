type Site = {
  host: string
  releaseId: string
  own: Record<string, string>
  page: { plain: Buffer; packed: Buffer }
  files: Record<string, { body: Buffer; type: string }>
  icon: string | null
}

export const sitesDomain: string
export const appHost: string
export function makeSites(count: number): Map<string, Site>
