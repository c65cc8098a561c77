const style = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{display:grid;place-content:center;min-height:90vh;text-align:center}
h1{margin:0;line-height:1.2;letter-spacing:-.02em}p{margin:14px 0 28px;opacity:.7}
a{display:inline-block;padding:12px 24px;border-radius:10px;background:#1d6350;color:#fff;font-weight:600;text-decoration:none}a:hover{background:#174f40}`

/** Written out, so that a cold start need not work it out. A test says the new one when the style changes. */
const styleHash = 'sha256-m58VtfI458lsFA/pWiClLn4WEt0+spH5FX7q445egSw='

/**
 * The answer where no website is: 404, never stored anywhere, no cookies.
 * @param homepage where its button leads
 */
export const nothingHere = (homepage: string): Response =>
  new Response(page(homepage), {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  })

const page = (homepage: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Nothing to see here</title>
<style>${style}</style>
<main>
<h1>Nothing to see here</h1>
<p>There is no content or website at this link.</p>
<a href="${homepage}/">Go to the homepage</a>
</main>
</html>
`
