import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { PasswordScore } from './strength-words.ts'

// Longer passwords are strong anyway, and checking them on every keystroke is slow.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 })

/** A password's strength against someone who knows `known`. A large module, so load it lazily. */
export const strengthOf = (password: string, known: readonly string[]): PasswordScore =>
  estimator.check(password, [...known]).score
