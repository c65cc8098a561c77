import { catalogPath, markdownPath } from '../../document/machine-paths.ts'
import type { SentForm } from '../sent-form.ts'

export const catalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/** A website's API catalog (RFC 9727) as a linkset (RFC 9264). */
export function apiCatalog(
  origin: string,
  { form, assistants }: { form?: SentForm | undefined; assistants?: string | undefined },
) {
  const item = [
    ...(form ? [{ href: form.endpoint }] : []),
    ...(assistants ? [{ href: assistants, title: 'Model Context Protocol' }] : []),
  ]
  const catalog = { anchor: origin + catalogPath, item: item.length > 0 ? item : undefined }
  const page = {
    anchor: `${origin}/`,
    alternate: [{ href: origin + markdownPath, type: 'text/markdown' }],
    describedby: [{ href: `${origin}/llms.txt`, type: 'text/plain' }],
    contents: [{ href: `${origin}/sitemap.xml`, type: 'application/xml' }],
  }
  const forms = form ? [{ anchor: form.endpoint, 'service-doc': [{ href: form.place, type: 'text/html' }] }] : []
  return { body: JSON.stringify({ linkset: [catalog, page, ...forms] }), contentType: catalogType }
}
