/** What a form or a token request sends. */
export const readForm = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()))
