/** The address of a website's MCP endpoint. */
export const assistantAddress = ({ APP_ORIGIN }: { APP_ORIGIN: string }, host: string): string =>
  `${APP_ORIGIN}/api/websites/${host}/mcp`

/** The host in a website's MCP endpoint path; undefined for any other path. */
export const assistantHost = (path: string): string | undefined =>
  /^\/api\/websites\/([a-z0-9.-]{1,253})\/mcp$/.exec(path)?.[1]
