/** The fixed words of a page other than its form. */
export type PageWords = {
  menu: string
  closeMenu: string
  /** The skip link. */
  skip: string
  call: string
  /** Accessible name of the line above the header. */
  announcement: string
  /** The link to the contact section; `contact` is the one in the menu. */
  message: string
  contact: string
  /** Accessible name of the header's menu. */
  main: string
  map: string
  openMap: string
  /** Alternative texts of a map with `{place}`, without and with a pin. */
  mapOf: string
  mapAt: string
  gallery: string
  /** Accessible names of sections without a heading. */
  services: string
  team: string
  /** With `{count}`. */
  stars: string
  questions: string
  /** The labels of two pictures to compare. */
  before: string
  after: string
  enlarge: string
  close: string
  previous: string
  next: string
  video: string
  play: string
  photos: string
  /** With `{name}`, the product's. */
  madeWith: string
  /** The link to the product's report page. */
  report: string
  refuse: string
  /** Shows the cookie notice again. */
  cookieSettings: string
  nothingToSee: string
  /** The text under the not-found page's heading. */
  lost: string
  /** Before the phone number and the email address, on the not-found page. */
  orReachUs: string
  homepage: string
  /** The links to the legal pages, and the beginnings of their titles. */
  privacy: string
  terms: string
}
