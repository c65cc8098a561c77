// The same documents as a Hugo site: each the front matter of a content file, and a layout that writes about as much HTML of it.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Hugo is not installed there is nothing to measure. */
export const hasHugo = spawnSync('hugo', ['version']).status === 0

/** Writes a Hugo site of these documents, with `css` in every page as our own pages have theirs. Pages are all that it makes. */
export function writeHugoSite(folder, documents, css) {
  mkdirSync(join(folder, 'content'), { recursive: true })
  mkdirSync(join(folder, 'layouts/_default'), { recursive: true })
  mkdirSync(join(folder, 'layouts/partials'), { recursive: true })
  writeFileSync(join(folder, 'config.json'), JSON.stringify(configuration))
  writeFileSync(join(folder, 'layouts/_default/single.html'), page)
  writeFileSync(join(folder, 'layouts/partials/css.html'), `<style>${css}</style>`)
  for (const [name, template] of Object.entries(partials))
    writeFileSync(join(folder, `layouts/partials/${name}.html`), template)
  for (const document of documents) {
    const matter = { title: document.businessName, site: document }
    writeFileSync(join(folder, `content/${document.id}.md`), `${JSON.stringify(matter, null, 2)}\n`)
  }
}

/** The command that builds it. */
export const hugoCommand = (folder, out) => ['hugo', ['--source', folder, '--destination', out, '--quiet']]

const configuration = {
  baseURL: 'https://example.com/',
  languageCode: 'en',
  disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404'],
}

const page = `<!doctype html>{{ $site := .Params.site }}{{ $facts := dict "@context" "https://schema.org" "@graph" (slice
(dict "@type" "WebSite" "@id" (print .Permalink "#website") "url" .Permalink "name" .Title "inLanguage" "en")
(dict "@type" "LocalBusiness" "@id" (print .Permalink "#business") "url" .Permalink "name" .Title "address" $site.business.location)) }}
<html lang="{{ $site.settings.language }}"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/><title>{{ .Title }}</title>
{{ range where $site.sections "type" "Introduction" }}<meta name="description" content="{{ .content.body }}"/>
<meta property="og:description" content="{{ .content.body }}"/>{{ end }}
<meta name="keywords" content="{{ $site.settings.seokeywords }}"/><link rel="canonical" href="{{ .Permalink }}"/>
<meta property="og:type" content="website"/><meta property="og:title" content="{{ .Title }}"/>
<meta property="og:url" content="{{ .Permalink }}"/><meta property="og:site_name" content="{{ .Title }}"/>
<meta property="og:locale" content="en_US"/><meta name="twitter:card" content="summary"/>
<meta name="theme-color" content="{{ $site.theme.colors.backgroundcolor }}"/>
<script type="application/ld+json">{{ $facts | jsonify | safeJS }}</script>{{ partial "css.html" . }}</head><body>
{{ range $site.sections }}{{ if not .hidden }}{{ partial "section.html" . }}{{ end }}{{ end }}
</body></html>
`

const icon = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"></path></svg>'
/** Our items have dialogs, ratings and signs, which would be much layout here: as many bytes stand for them. */
const ornament = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${'<path d="M12 17.75l-6.17 3.24 1.18-6.87-5-4.87 6.9-1 3.09-6.25"></path>'.repeat(3)}</svg>`

const partials = {
  section: `<section class="{{ .type | urlize }} section {{ .design.tone | lower }} even" id="{{ .id }}" data-section="{{ .id }}">
<div class="inner">{{ with .content }}{{ with .logotext }}<p class="logo"><a href="/">{{ . }}</a></p>{{ end }}
<div class="head">{{ with .heading }}<h2>{{ . }}</h2>{{ end }}
{{ with or .body .description .quote .copyright }}<div class="prose lead"><p>{{ . }}</p></div>{{ end }}</div>
{{ with .image }}{{ partial "picture.html" . }}{{ end }}{{ with .poster }}{{ partial "picture.html" . }}{{ end }}
{{ with .links }}<nav aria-label="Main"><ul>{{ range . }}<li>{{ partial "link.html" .link }}</li>{{ end }}</ul>${icon}</nav>{{ end }}
<div class="actions">{{ with .button }}{{ partial "link.html" . }}{{ end }}{{ with .secondbutton }}{{ partial "link.html" . }}{{ end }}</div>
{{ with or .items .members }}<ul class="grid cols-3">{{ range . }}{{ if not .sample }}{{ partial "item.html" . }}{{ end }}{{ end }}</ul>{{ end }}
{{ end }}</div></section>`,
  item: `<li class="card">{{ with .image }}{{ partial "picture.html" . }}{{ end }}<div class="text">
{{ with or .heading .name .question .authorname }}<h3>{{ . }}</h3>{{ end }}{{ with .title }}<p class="note">{{ . }}</p>{{ end }}
{{ with or .paragraph .bio .answer .caption }}<div class="prose"><p>{{ . }}</p></div>{{ end }}
{{ with .button }}{{ partial "link.html" . }}{{ end }}${ornament}</div></li>`,
  picture: `<span class="frame landscape"><img src="/art/{{ index .tags 0 | urlize }}-{{ int .seed }}.svg" width="1200" height="900"
alt="{{ .description }}" loading="lazy" decoding="async"/></span>`,
  link: `{{ if ne .type "None" }}<a class="button primary" href="#{{ .value }}">{{ .label }}</a>{{ end }}`,
}
