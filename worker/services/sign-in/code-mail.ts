import { product } from '../../../renderer/document/product.ts'

/** The mail that carries a one-time code. The code is six digits of our own making: nothing in it needs escaping. */
export function codeMail(code: string, minutes: number): { subject: string; text: string; html: string } {
  const subject = `${code} is your ${product.name} code`
  const text = [
    `Your ${product.name} code is ${code}`,
    `Enter it in the window where you asked for it. It works once, within ${minutes} minutes.`,
    'If you did not ask for it, you can ignore this mail: nobody can sign in without the code.',
  ].join('\n\n')
  return { subject, text, html: codeHtml(code, minutes, subject) }
}

// Tables and inline styles, since mail readers drop style sheets; the dark scheme is for those that keep them.
const codeHtml = (code: string, minutes: number, title: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>@media (prefers-color-scheme: dark) { .page { background: #16181d !important } .card { background: #20232a !important }
.ink { color: #f4f1ec !important } .soft { color: #b3b0aa !important } .code { background: #2b2f38 !important; color: #f4f1ec !important } }</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f1ec">
<div style="display:none;max-height:0;overflow:hidden">It works once, within ${minutes} minutes.</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ec">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:16px">
<tr><td style="padding:40px 36px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<p class="ink" style="margin:0 0 28px;font-size:18px;font-weight:700;letter-spacing:-0.01em;color:#1d1f24">${product.name}</p>
<h1 class="ink" style="margin:0 0 12px;font-size:26px;line-height:1.25;font-weight:700;letter-spacing:-0.02em;color:#1d1f24">Here is your code</h1>
<p class="soft" style="margin:0 0 24px;font-size:16px;line-height:1.55;color:#5c5f66">Enter it in the window where you asked for it.</p>
<p class="code" style="margin:0 0 24px;padding:20px 0 20px 12px;border-radius:12px;background:#f4f1ec;text-align:center;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:36px;line-height:1;font-weight:700;letter-spacing:12px;color:#1d1f24">${code}</p>
<p class="soft" style="margin:0;font-size:14px;line-height:1.55;color:#5c5f66">It works once, within ${minutes} minutes. If you did not ask for it, you can ignore this mail: nobody can sign in without the code.</p>
</td></tr>
</table>
<p class="soft" style="margin:20px 0 0;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:12px;line-height:1.5;color:#6d6f75">Sent because somebody asked to sign in to ${product.name} with this address.</p>
</td></tr>
</table>
</body>
</html>
`
