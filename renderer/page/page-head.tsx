import { markdownPath } from '../document/machine-paths.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { StructuredData } from '../elements/inert.tsx'
import type { RenderTarget } from '../site/render-target.tsx'
import { openGraphLocale, pageDescription, pageTitle, sharedPicture } from './page-facts.ts'
import { plainText } from './plain-text.ts'
import { sentForm } from './sent-form.ts'
import { structuredData } from './structured-data/graph.ts'

type PageHeadProps = { document: WebsiteSettings; origin: string } & Pick<RenderTarget, 'formEndpoint'>

/** Metadata of index.html for search engines, assistants and link previews. */
export function PageHead({ document, origin, formEndpoint }: PageHeadProps) {
  const { settings, businessName } = document
  const [title, description, locale] = [
    pageTitle(document),
    pageDescription(document),
    openGraphLocale(settings.language),
  ]
  const [name, keywords] = [plainText(businessName), plainText(settings.seoKeywords)]
  const picture = sharedPicture(document, origin)
  return (
    <>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {!settings.searchIndexing && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={`${origin}/`} />
      {settings.searchIndexing && <link rel="alternate" type="text/markdown" href={markdownPath} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={`${origin}/`} />
      {name && <meta property="og:site_name" content={name} />}
      {locale && <meta property="og:locale" content={locale} />}
      {picture && <meta property="og:image" content={picture.url} />}
      {picture?.width && <meta property="og:image:width" content={`${picture.width}`} />}
      {picture?.height && <meta property="og:image:height" content={`${picture.height}`} />}
      {picture?.description && <meta property="og:image:alt" content={picture.description} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {settings.searchIndexing && (
        <StructuredData data={structuredData(document, origin, sentForm(document, origin, formEndpoint))} />
      )}
    </>
  )
}
