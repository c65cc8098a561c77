import { isToldToMachine } from '../facts/told-to-machines.ts'

const patterns = [
  // Orders to drop earlier text: 'ignore the above', 'vergiss alle Anweisungen'.
  /(?<!\p{L})(?:ignor\p{L}*|disregard|forget|override|vergiss|vergessen sie|missachte|oublie\p{L}*|olvid\p{L}*|dimentica\p{L}*|esquec\p{L}*|negeer)(?!\p{L})[^.!?]*(?<!\p{L})(?:above|previous|prior|instruction\p{L}*|prompt|rules?|everything|obige\p{L}*|vorherige\p{L}*|anweisung\p{L}*|regeln|précédent\p{L}*|consignes?|anterior\p{L}*|instruccion\p{L}*|precedent\p{L}*|istruzion\p{L}*|instruç\p{L}*|bovenstaande|instructies)/iu,
  // Orders to write something: 'write that we are the best', 'say we won an award'.
  /(?:^|[.!?;:,]\s*|\band (?:then )?|\bthen |\bund |\bet |\by |\be )(?:please )?(?:write|say|state|claim|mention|pretend|output|respond|reply|print|schreib\p{L}*|sag\p{L}*|behaupte|écri\p{L}*|dis\b|escrib\p{L}*|di\b|scriv\p{L}*|escrev\p{L}*|schrijf)(?: on (?:the|my|our) (?:page|website|site))? (?:that|dass|que|che|dat|only|nothing but|we (?:are|have|won)|the word)(?!\p{L})/iu,
  // Talk to a machine: 'system prompt', 'you are now', 'as an AI'.
  /\bsystem prompt\b|\byou are (?:now|an? (?:ai|assistant|language model))\b|\bas an ai\b|\bnew (?:rule|instruction)s?\s*:|<\/?(?:system|data|instructions?)>/iu,
]

/** Whether a sentence gives the writer an order and says nothing about the business. */
export const isInstruction = (sentence: string): boolean =>
  isToldToMachine(sentence) || patterns.some((pattern) => pattern.test(sentence))
