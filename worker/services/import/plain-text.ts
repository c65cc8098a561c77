import { plainLine } from '../../providers/plain-line.ts'

/** Invisible characters that change how text reads: controls, marks of direction, characters without width, private ones. */
const unseen = /[^\P{C}\t\n\f\r]/gu

/** Somebody else's text without anything that is not seen. Spaces and line breaks stay. */
export const visibleText = (text: string): string => text.replace(unseen, '')

/** The same as one line of at most `max` characters. */
export const visibleLine = (text: string, max: number): string => plainLine(visibleText(text), max)
