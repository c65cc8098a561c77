/** The articles of the blog: each is a file of that name in editor/public-pages/blog/posts. */
export const postSlugs = [
  'numbers-without-spying',
  'what-a-small-business-website-needs',
  'write-about-your-business',
  'being-found-nearby',
  'reviews-without-begging',
  'photos-with-a-phone',
  'opening-hours-and-other-facts',
  'choosing-a-web-address',
  'before-you-pay-for-a-website',
  'accessibility-as-good-manners',
  'colors-and-fonts',
] as const
export type PostSlug = (typeof postSlugs)[number]
