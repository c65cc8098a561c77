/**
 * Whether a sentence tells a language model what to do, which is no text for a page: it names instructions or prompts together with what is
 * to become of them. An owner's own 'Ignore the weather' stays.
 */
export const isToldToMachine = (sentence: string): boolean => signs.some((sign) => sign.test(sentence))

const instructions =
  '(?:instructions?|prompts?|rules|directions|guidelines|messages?|context|text above|anweisungen|instrucciones|instruções|istruzioni|consignes|instructies|instruktioner|instrukcje|polecenia)'
const signs = [
  new RegExp(
    `^\\W*(?:(?:please|now|and|but|just|also|then|so|bitte|por favor) )*(?:ignore|disregard|forget|override|bypass|ignoriere|ignora|ignorez|vergiss|olvida|negeer|ignoruj|ignorera|glöm|vergeet)\\b.{0,40}\\b(?:previous|prior|above|earlier|all|your|system|anterior(?:es)?|eerdere|vorige|alla|tidigare|wszystkie|poprzednie|alle|vorherigen?|bisherigen?|précédentes?|precedenti|alle|todas)\\b.{0,24}\\b${instructions}\\b`,
    'iu',
  ),
  /^\W*(?:(?:please|now|and|but|just|also|then|so) )*(?:ignore|disregard|forget) (?:everything|all|anything|the|what(?:ever)?)\s?(?:of (?:the|that) )?(?:is |was |stands )?(?:above|before this|you were told|said before)\b/iu,
  /\b(?:reveal|print|repeat|show|output|leak)\b.{0,30}\b(?:system prompt|your (?:prompt|instructions)|initial prompt)\b/iu,
  /\byou are (?:now )?(?:an? )?(?:ai|chatgpt|gpt|language model|assistant|llm|dan)\b/iu,
  /^\s*(?:system|assistant|user)\s*:/iu,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]/iu,
  /\b(?:as an? (?:ai|language model)|new instructions?\s*:)/iu,
]
