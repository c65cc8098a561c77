import type { BrowserPhoto } from '#session/browser-photos.ts'

const urls = new Map<string, string>()

export function photoUrl({ id, file }: BrowserPhoto): string {
  const url = urls.get(id) ?? URL.createObjectURL(file)
  urls.set(id, url)
  return url
}

export function forgetPhotoUrl(id: string) {
  const url = urls.get(id)
  if (url) URL.revokeObjectURL(url)
  urls.delete(id)
}
