/** The fixed words of a page other than its form. */
export type PageWords = {
  menu: string
  closeMenu: string
  /** Leads past the header, for keyboards. */
  skip: string
  call: string
  /** What the line above the header is, to those who hear it. */
  announcement: string
  /** Leads to the contact section; `contact` does so from the menu. */
  message: string
  contact: string
  /** What the menu in the header is, to those who hear it. */
  main: string
  map: string
  openMap: string
  /** What a map shows, with `{place}` where the place's name stands: as a whole, and with a pin. */
  mapOf: string
  mapAt: string
  /** What stands in place of a map. */
  drawnMap: string
  gallery: string
  /** The headings of sections that have none, for those who hear the page. */
  services: string
  team: string
  /** With `{count}` where the number of stars stands. */
  stars: string
  questions: string
  /** What two pictures to compare are. */
  before: string
  after: string
  enlarge: string
  close: string
  previous: string
  next: string
  video: string
  play: string
  photos: string
  /** With `{name}` where the product's name stands. */
  madeWith: string
  /** Leads to the product's page where visitors report the website. */
  report: string
  refuse: string
  /** Shows the cookie notice again. */
  cookieSettings: string
  nothingToSee: string
  /** Under that heading: why somebody may have come to it. */
  lost: string
  /** Before the phone number and the email address, on the not-found page. */
  orReachUs: string
  homepage: string
  /** What leads to the pages about the law, and what their titles begin with. */
  privacy: string
  terms: string
}
