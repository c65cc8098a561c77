const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;
padding:24px;box-sizing:border-box;text-align:center;
font:17px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:#1a1a1d;background:#fff}
main{display:grid;justify-items:center;gap:14px}h1{font-size:clamp(26px,5vw,36px);line-height:1.2;letter-spacing:-.02em;margin:0}
p{margin:0 0 14px;max-width:36ch;color:#64646c}
a{display:inline-block;padding:12px 24px;border-radius:10px;background:#1d6350;color:#fff;font-weight:600;
text-decoration:none}a:hover{background:#174f40}a:focus-visible{outline:2px solid #1d6350;outline-offset:3px}
@media(prefers-color-scheme:dark){body{color:#ededf0;background:#1a1a1d}p{color:#a6a6ad}
a{background:#5fb394;color:#0f1a16}a:hover{background:#86c3ab}}`

let policy = ''

/**
 * The answer where no website is: 404, never stored anywhere, no cookies.
 * @param homepage where its button leads
 */
export async function nothingHere(homepage: string): Promise<Response> {
  // The text is kept, not the promise: one request cannot wait for another's.
  policy ||= await contentPolicy()
  return new Response(page(homepage), {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

const page = (homepage: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Nothing to see here</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Nothing to see here</h1>
<p>There is no content or website at this link.</p>
<a href="${homepage}/">Go to the homepage</a>
</main>
</body>
</html>
`

async function contentPolicy(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
