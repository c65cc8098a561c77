import type { Image } from '../../document/values/image.ts'
import { type PhotoServiceName, photoServices } from '../../document/values/photo-services.ts'
import type { PhotoCredit } from '../../site/site-context.ts'

/** Photo credits by service, in page order; other sources last. */
export function photoCreditsOf(pictures: readonly Image[]): PhotoCredit[] {
  const credits = new Map<PhotoServiceName | null, Map<string, string>>()
  for (const { provider, credit } of pictures) {
    const service = isService(provider) ? provider : null
    const name = credit?.name.trim()
    if (service === null && !name) continue
    const photographers = credits.get(service) ?? new Map<string, string>()
    credits.set(service, photographers)
    if (credit && name) photographers.set(name, credit.url)
  }
  return [...credits]
    .map(([service, photographers]) => ({
      service,
      photographers: [...photographers].map(([name, url]) => ({ name, url })),
    }))
    .toSorted((a, b) => Number(a.service === null) - Number(b.service === null))
}

const isService = (provider: string): provider is PhotoServiceName => Object.hasOwn(photoServices, provider)
