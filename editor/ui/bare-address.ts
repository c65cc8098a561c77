/** An address as a person would say it. */
export const bareAddress = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
