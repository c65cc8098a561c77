import { productPage, toHomepage } from './site-not-found-page.ts'

/** The page for an error on our side. `id` finds it in the log. */
export const problemPage = (homepage: string, id: string): Response =>
  productPage({
    status: 500,
    title: 'Something went wrong',
    text: `This is our fault. Please try again in a moment. If it keeps happening, tell us this reference: ${id}`,
    link: toHomepage(homepage),
    headers: { 'Retry-After': '30', 'X-Request-Id': id },
  })
