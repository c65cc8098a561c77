/** Sources of patterns for the words around prices, in the languages that are read. */

/** The price is the lowest there is. In front of it, and behind it. */
export const fromBefore =
  '(?:(?:prices? |rates? |costs? )?(?:start(?:s|ing)? (?:at|from)|starts)|from(?: (?:just|only))?|(?:schon )?ab|desde|a partir de|à partir de|dès|a partire da|partendo da|da|vanaf|od|från|fra|už od)'
export const fromAfter = String.raw`(?:and up(?:wards?)?|upwards?|(?<!\s)\+(?!\s*[\p{L}\d])|~(?!\s*\d)|から|より|부터)`

/** It is not the price: more or less, at most, or what is taken off. */
export const vagueBefore =
  /(?:\b(?:about|around|approx(?:imately)?|roughly|circa|ca|c|up to|under|over|below|above|less than|more than|at least|save|saving|within|max(?:imum)?|(?<!\d ?)min(?:imum)?|bis(?: zu)?|unter|über|etwa|rund|hasta|menos de|más de|unos|jusqu'à|moins de|plus de|environ|fino a|circa|até|tot|do|upp till|was|worth|voucher|spend|spending|orders?|deposit|anzahlung)|[~<>±])\.?(?: (?:of|a|just|only))*\s*$/iu
export const vagueAfter =
  /^\s*(?:off\b|discount|deposit|minimum|min\b|rabatt|de descuento|de réduction|di sconto|voucher|million|mio\b|bn\b|[km]\b|\/?-?ish\b|or (?:less|more|so|under|over)|max\b|以上|以下|未満|割引|引き|이상|이하|미만|(?:or|and) (?:above|upwards)\b)/iu

const one = {
  en: "half[- ]hour|half[- ]day|hour|hr|h|day|night|week|month|year|annum|session|lesson|class|person|head|adult|child|kid|guest|visit|call|item|piece|room|car|van|dog|cat|pet|animal|page|word|mile|km|k|meter|metre|square meter|square metre|square foot|square feet|sq\\.? ?m|sq\\.? ?ft|sq\\.? ?meter|sq\\.? ?metre|sq\\.? ?foot|sq\\.? ?feet|m²|m2|kg|lb|pound|dozen|doz|slice|portion|plate|student|pupil|couple|family|window|load|bag|box|bunch|loaf|term|team|player|bike|tire|tyre|wheel|panel|door|garment|hem|pair|photo|image|bottle|glass|pint|cup|scoop|jar|ticket|place|seat|table|unit|property|appointment|treatment|area|tooth|tree|hedge|nail|course",
  de: 'Stunde|Std\\.?|Tag|Nacht|Woche|Monat|Jahr|Person|Pers\\.?|Sitzung|Stück|Stk\\.?|qm|Quadratmeter|Einheit|Kind|Kopf|Hund|Fenster|Zimmer|Lektion|Kurs|Auto|Termin|Portion|Glas|Minute|Min\\.?',
  es: 'hora|día|noche|semana|mes|año|persona|sesión|clase|pieza|niño|niña|habitación|visita|unidad|coche|kilo',
  fr: "heure|jour|nuit|semaine|mois|an|personne|pers\\.?|séance|cours|pièce|nuitée|enfant|adulte|visite|unité|mètre",
  it: 'ora|giorno|notte|settimana|mese|anno|persona|seduta|lezione|pezzo|bambino|camera|visita|kg',
  pt: 'hora|dia|noite|semana|mês|ano|pessoa|sessão|aula|peça|criança|visita|unidade',
  nl: 'uur|dag|nacht|week|maand|jaar|persoon|les|sessie|stuk|kind|kamer',
  pl: 'godzin[aęy]|godz\\.?|h|osob[aęy]|os\\.?|dzień|noc|tydzień|miesiąc|rok|lekcj[aęi]|sztuk[aęi]|szt\\.?|wizyt[aęy]',
  sv: 'timme|tim|person|pers\\.?|dag|natt|vecka|månad|år|styck|st|lektion|gång',
} // biome-ignore format: a table
const things = [...new Set(Object.values(one).flatMap((words) => words.split('|')))]
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** What one of it is: 'per hour', '/hr', 'an hour', 'pp', 'pro Stunde', "de l'heure". */
export const unitAfter = String.raw`(?:\/ ?(?:${things})|(?:per|an?|each|every|pro|je|die|por|la|el|al|a la|à la|par|le|de l'|l'|à l'|all'|a|al|p\.?\/?|za|i|om) ?(?:${things})|every \d+ (?:weeks|days)|(?:per |for )?\d{1,3} ?min(?:ute)?s?(?= (?:slot|block))|each|apiece|p\.?p\.?(?:p\.?n\.?)?|p\.?h\.?|p\.?w\.?|(?:per|pro) [\p{Ll}]{2,15}|an? [\p{Ll}]{2,12}(?=\s*(?:[,;.)|]|$))|pcm|monthly|weekly|hourly|stündlich|die Stunde|pro Stunde|\/ ?(?:時間|回|名|人|月|시간|회|인|명)|(?:1|一)?(?:時間|回|名様?|人)(?:あたり|につき))(?![\p{L}\p{N}])`
/** What goes with any unit. */
export const taxAfter = String.raw`(?:\(?(?:(?:\+|plus|inc(?:l(?:uding|\.)?|\.)?|ex(?:cl(?:uding|\.)?|\.)?|zzgl\.?|inkl\.?|exkl\.?) ?(?:VAT|GST|HST|tax|MwSt\.?|USt\.?|IVA|TVA|BTW|moms)|IVA (?:incluido|inclusa)|HT|TTC|税込|税別|税抜)\)?)(?![\p{L}\p{N}])`
