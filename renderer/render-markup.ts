import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What is drawn, as HTML. */
export const markup = (drawn: ReactNode): string => renderToStaticMarkup(drawn)
