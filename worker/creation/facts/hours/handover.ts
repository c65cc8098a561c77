const handover = [
  String.raw`(?:drop|pick)(?:ped|ping)?[ -]?(?:off|up)s?|collect(?:ion|ions)?|farmers['’]? market`,
  String.raw`abhol\p{L}*|abgabe\p{L}*|(?:wochen)?markt|retrait|récupér\p{L}*|marché|recogida|recoger|entrega|mercad(?:o|illo)`,
  String.raw`ritiro|consegna|mercato|levantamento|recolha|ophalen|afhalen|markt|odbi[oó]r`,
].join('|')
const said = new RegExp(`(?<!\\p{L})(?:${handover})(?!\\p{L})`, 'iu')

/** Whether the times in a sentence are for handing something over ('drop off 4-7pm'), not opening hours. */
export const isOfHandover = (sentence: string): boolean =>
  said.test(sentence) &&
  !/(?<!\p{L})(?:open|geöffnet|ouvert\p{L}*|abiert\p{L}*|apert\p{L}*|abert\p{L}*)(?!\p{L})/iu.test(sentence)
