import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { photosFor } from '#session/browser-photos.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { useSmallScreen } from '#ui/use-small-screen.ts'

/** A preview of the website that the person will own after signing in, with its photos from this browser. */
export function WaitingWebsite({ id, site }: { id: string; site: WebsiteSettings }) {
  const isSmall = useSmallScreen()
  const { data: placed = site, isPending } = useQuery({
    queryKey: ['website with photos', id, site],
    queryFn: () => withItsPhotos(id, site),
    networkMode: 'always',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    gcTime: 0,
  })
  const document = useMemo(() => publishedDocument(placed), [placed])
  if (isPending) return null
  return <SiteFrame document={document} title="Your website" width={isSmall ? undefined : 1280} maxScale={2} inert />
}

async function withItsPhotos(id: string, site: WebsiteSettings): Promise<WebsiteSettings> {
  const photos = await photosFor(id)
  return photos ? (await import('#ui/site/with-photos.ts')).withPhotos(site, photos) : site
}
