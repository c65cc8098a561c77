/** Regular expression sources, matched as whole words. */
export type UrgentWords = {
  /** At all hours. */
  always: string
  /** Words near hours that are only for emergencies. */
  emergency: string
}

/** Words for round-the-clock availability. Includes languages without page texts. */
export const urgentWords = {
  en: {
    always:
      '24 ?[/x] ?7|24 ?(?:hours|hrs?)(?: a day)?,? (?:seven|7) ?days(?: a week)?|round the clock|day (?:and |or )?night|always open|any hour|24 ?(?:hrs?|hours|hs?)(?= ?(?:$|[,.;\\n]))',
    emergency: 'emergenc\\p{L}*',
  },
  es: {
    always: 'día y noche|siempre abierto|24 ?hs(?= ?(?:$|[,.;\\n]))|24 ?horas(?= ?(?:$|[,.;\\n]))|las 24 horas',
    emergency: 'urgencias?|emergencias?',
  },
  fr: {
    always:
      '(?:de )?jour (?:et|comme de) nuit|de nuit comme de jour|toujours ouvert|24 ?h(?:eures)? ?(?:/|sur) ?24(?:,? (?:et )?7 ?j(?:ours)? ?(?:/|sur) ?7)?',
    emergency: 'urgences?|dépannages?|piquet',
  },
  it: {
    always: '(?:giorno e|di giorno e di) notte|sempre apert[oi]|24 ?ore(?: su 24)?(?= ?(?:$|[,.;\\n]))|h24',
    emergency: 'urgenz[ae]|emergenz[ae]|pronto intervento',
  },
  de: {
    always: 'tag und nacht|immer geöffnet|rund um die uhr|24 ?(?:stunden|std)(?= ?(?:$|[,.;\\n]))',
    emergency: 'not(?:fall|fälle|dienst|ruf)\\p{L}*|pikett',
  },
  pt: {
    always: '(?:de )?dia e (?:de )?noite|sempre aberto|24 ?horas(?= ?(?:$|[,.;\\n]))',
    emergency: 'urgências?|emergências?',
  },
  nl: {
    always: 'dag en nacht|altijd open|24 ?uur(?: per dag)?(?= ?(?:$|[,.;\\n]))',
    emergency: 'spoed\\p{L}*|nood\\p{L}*',
  },
  pl: {
    always: 'całą dobę|całodobowo|24 ?h(?= ?(?:$|[,.;\\n]))',
    emergency: 'awari\\p{L}*|pogotowi\\p{L}*|nagł\\p{L}*',
  },
  ja: { always: '', emergency: '' },
  ko: { always: '', emergency: '' },
  sv: { always: 'dygnet runt', emergency: 'akut\\p{L}*|jour' },
} satisfies Record<string, UrgentWords>
