/** Nobody who searches should find a trial: its robots.txt, on both hosts. */
export const robotsOfTrial = 'User-agent: *\nDisallow: /\n'
