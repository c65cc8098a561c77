import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { PasswordScore } from './strength-words.ts'

// What is longer than this is strong already, and slow to look at with each letter.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 })

/** How hard a password is to guess, for somebody who knows `known` of the person. Heavy: load it when it is needed. */
export const strengthOf = (password: string, known: readonly string[]): PasswordScore =>
  estimator.check(password, [...known]).score
