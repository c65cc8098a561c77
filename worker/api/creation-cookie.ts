import { ownCookie } from './own-cookie.ts'

const month = 30 * 24 * 60 * 60

/** The token of the creation that a browser began, kept for a month. */
export const {
  held: heldCreation,
  heldIn: heldCreationIn,
  hold: holdCreation,
  forget: forgetCreation,
} = ownCookie('creation', month)
