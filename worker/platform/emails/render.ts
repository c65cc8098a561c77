import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MailLayout } from './layout.tsx'
import type { Letter } from './letter.ts'

/** Outlook for Windows is Word: it knows no largest width, and falls back to a serif when it does not know the first font. */
const forWord = `<!--[if mso]><style>.column{width:520px}*{font-family:'Segoe UI',Arial,sans-serif !important}</style><![endif]-->`

/** The HTML part of a mail. */
export const renderMail = (letter: Letter): string =>
  `<!doctype html>${renderToStaticMarkup(createElement(MailLayout, { letter })).replace('</head>', `${forWord}</head>`)}`
