import { hours as de } from './de/hours.ts'
import { hours as en } from './en/hours.ts'
import { hours as es } from './es/hours.ts'
import { hours as fr } from './fr/hours.ts'
import type { HourWords } from './hour-words.ts'
import { hours as it } from './it/hours.ts'
import { hours as ja } from './ja/hours.ts'
import { hours as ko } from './ko/hours.ts'
import { hours as nl } from './nl/hours.ts'
import { hours as pl } from './pl/hours.ts'
import { hours as pt } from './pt/hours.ts'
import { hours as sv } from './sv/hours.ts'

/** Includes languages without page texts. */
export const hourWords: Readonly<Record<string, HourWords>> = { en, es, fr, it, de, pt, nl, pl, ja, ko, sv }
