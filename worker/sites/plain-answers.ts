/** 404 without a page: for what no visitor is led to. */
export function notFound(): Response {
  return new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

/** 405, with what is allowed. */
export function methodNotAllowed(): Response {
  const headers = { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }
  return new Response('Method not allowed\n', { status: 405, headers })
}
