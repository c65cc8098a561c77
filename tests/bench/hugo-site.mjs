// The same documents as a Hugo site: each the front matter of a bundle, with layouts that write about as much of it as our renderer does,
// with the pictures and fonts from our rendered websites.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const hasHugo = () => spawnSync('hugo', ['version']).status === 0

/** Writes a Hugo site of these documents into a folder. `ours` has the same websites as our renderer writes them. */
export function writeHugoSite(folder, documents, ours) {
  const styles = documents.slice(0, 99).map(({ id }) => stylesOf(join(ours, id, 'index.html')))
  // A page with an average amount of styles: they go into every page.
  const css = styles.toSorted((a, b) => a.length - b.length)[49]
  const layouts = join(folder, 'layouts')
  mkdirSync(join(layouts, '_default'), { recursive: true })
  mkdirSync(join(layouts, 'partials'), { recursive: true })
  writeFileSync(join(folder, 'config.json'), JSON.stringify(configuration))
  for (const [name, template] of Object.entries(singles)) writeFileSync(join(layouts, '_default', name), template)
  writeFileSync(join(layouts, 'partials/css.html'), `<style>${css}</style>`)
  for (const [name, template] of Object.entries(partials))
    writeFileSync(join(layouts, `partials/${name}.html`), template)
  for (const document of documents) {
    const bundle = join(folder, 'content', document.id)
    mkdirSync(bundle, { recursive: true })
    const matter = { title: document.businessName, site: document }
    writeFileSync(join(bundle, 'index.md'), `${JSON.stringify(matter, null, 2)}\n`)
    cpSync(join(ours, document.id, 'art'), join(bundle, 'art'), { recursive: true })
    const fonts = join(ours, document.id, '_/fonts')
    if (existsSync(fonts)) cpSync(fonts, join(bundle, 'fonts'), { recursive: true })
  }
}

/** The command that builds it. */
export const hugoCommand = (folder, out) => ['hugo', ['--source', folder, '--destination', out, '--quiet']]

const stylesOf = (path) => /<style>(.*?)<\/style>/s.exec(readFileSync(path, 'utf8'))[1]

/** One file of each website, by its layout. */
const text = (baseName) => ({ baseName, mediaType: 'text/plain', isPlainText: true, notAlternative: true })
const configuration = {
  baseURL: 'https://example.com/',
  languageCode: 'en',
  disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404'],
  outputFormats: {
    missing: { baseName: '404', mediaType: 'text/html', isHTML: true, notAlternative: true },
    crawlers: text('robots'),
    models: text('llms'),
    headers: text('_headers'),
    words: { ...text('index'), mediaType: 'text/markdown' },
    addresses: { ...text('sitemap'), mediaType: 'application/xml' },
  },
  mediaTypes: { 'text/markdown': { suffixes: ['md'] } },
  outputs: { page: ['HTML', 'missing', 'crawlers', 'models', 'headers', 'words', 'addresses'] },
}

const start = `<!doctype html>{{ $site := .Params.site }}{{ $facts := dict "@context" "https://schema.org" "@graph" (slice
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
`

const sections = '{{ range $site.sections }}{{ if not .hidden }}{{ partial "section.html" . }}{{ end }}{{ end }}'
/** Where visitors end who follow a wrong link: header and footer are the page's. */
const ends = `{{ range $site.sections }}{{ if in (slice "Header" "Footer") .type }}{{ partial "section.html" . }}{{ end }}{{ end }}
<main><h1>Page not found</h1><p>The page may have moved, or the link may be wrong.</p><a class="button primary" href="/">{{ .Title }}</a></main>`

const outline = `# {{ .Title }}

> {{ range where .Params.site.sections "type" "Introduction" }}{{ .content.body }}{{ end }}

## Sections

{{ range .Params.site.sections }}{{ if not .hidden }}{{ with .content.heading }}- [{{ . }}](https://example.com/#section)
{{ end }}{{ end }}{{ end }}`

const words = `# {{ .Title }}
{{ range .Params.site.sections }}{{ if not .hidden }}{{ with .content }}{{ with .heading }}
## {{ . }}
{{ end }}{{ with or .body .description .quote }}
{{ . }}
{{ end }}{{ range or .items .members }}- {{ or .heading .name .question .authorname }}: {{ or .paragraph .bio .answer .caption }}
{{ end }}{{ end }}{{ end }}{{ end }}`

const singles = {
  'single.html': `${start}${sections}</body></html>\n`,
  'single.missing.html': `${start}${ends}</body></html>\n`,
  'single.crawlers.txt': 'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n',
  'single.models.txt': outline,
  'single.words.md': words,
  'single.headers.txt': "/*\n  Content-Security-Policy: default-src 'none'\n  X-Content-Type-Options: nosniff\n",
  'single.addresses.xml': `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{{ .Permalink }}</loc></url></urlset>\n`,
}

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
