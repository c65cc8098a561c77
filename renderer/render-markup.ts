import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export const markup = (drawn: ReactNode): string => renderToStaticMarkup(drawn)
