/** The robots.txt on a trial's hosts, which keeps it out of search results. */
export const robotsOfTrial = 'User-agent: *\nDisallow: /\n'
