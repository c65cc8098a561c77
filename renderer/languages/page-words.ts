/** Fixed texts of a page, apart from its form. */
export type PageWords = {
  menu: string
  closeMenu: string
  skip: string
  call: string
  announcement: string
  /** Link to the contact section. `contact` is for the menu. */
  message: string
  contact: string
  /** Accessible name of the header's menu. */
  main: string
  map: string
  openMap: string
  /** Alt texts of a map with `{place}`, without and with a pin. */
  mapOf: string
  mapAt: string
  gallery: string
  /** Accessible names of sections without a heading. */
  services: string
  team: string
  /** With `{count}`. */
  stars: string
  questions: string
  /** Labels of a before-and-after comparison. */
  before: string
  after: string
  enlarge: string
  close: string
  previous: string
  next: string
  video: string
  play: string
  photos: string
  /** With the product's `{name}`. */
  madeWith: string
  report: string
  refuse: string
  cookieSettings: string
  nothingToSee: string
  lost: string
  /** Before phone number and email address on the 404 page. */
  orReachUs: string
  homepage: string
  /** Links to the legal pages, and the start of their titles. */
  privacy: string
  terms: string
}
