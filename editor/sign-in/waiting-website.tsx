import { useMemo } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { useSmallScreen } from '#ui/use-small-screen.ts'

/** The website that the person signs in to keep, only to be looked at. */
export function WaitingWebsite({ site }: { site: WebsiteSettings }) {
  const document = useMemo(() => publishedDocument(site), [site])
  const isSmall = useSmallScreen()
  return <SiteFrame document={document} title="Your website" width={isSmall ? undefined : 1280} maxScale={2} inert />
}
