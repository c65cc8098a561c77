const shown =
  '(?:address|surname|last name|full name|name|number|phone|phone number|mobile|e-?mail|photos?|pictures?|pics?|face|prices?|street|age|house|home|shop|location|hours|this|that|it|any of (?:this|that))'
const page = '(?:web ?site|site|web ?page|page|home ?page|internet|web|facebook|google)'
const placed = `(?:(?:at|on|to|near|in|by) (?:the |my |our )?(?:very )?(?:top|bottom|front|middle|header|${page})(?= |$|[.!,])|somewhere (?:\\p{L}+ )?(?:nice|good|prominent|obvious|visible|handy|clear)|(?:nice and |really |very )?(?:big|bigger|bold|large)(?=\\W*$)|in (?:bold|capitals|caps|big letters|large letters|a table|a list|a box)(?!\\p{L}))`
const looks =
  '(?:look(?:s|ing)? |sound )?(?:all |a bit |really |very |nice and )*(?:nice|nicer|lovely|pretty|posh|professional|fancy|smart|decent|big|bigger|bold|large|simple|modern|stand out|pop|clear|readable|colou?rful|short|blue|green|red|pink)(?! enough|\\p{L})'
const lead =
  "(?:(?:ok|and|also|oh|so|but|just|maybe|ps|p\\.s\\.|btw|by the way|kindly|please|pls|plz|if possible|if (?:ye|you|u) (?:can|could)|(?:could|can|would|will) (?:ye|you|u|yous|someone|somebody)(?: (?:also|just|please|pls|plz|maybe|kindly|not))*|i(?:['’]d| would) like (?:you|ye) to)[, ]+)*"
const put = '(?:put|show|add|write|display|publish|mention|list|include|place|have|stick|print|use)'
const object = `(?:(?:in |up )?(?:(?:my|our) \\p{L}+|(?:the|an?|some|all)(?: \\p{L}+){0,2} (?:${shown}|words?|text|list|map)|this|that|it)(?: \\p{L}+){0,3})`
const pagewords = '(?:letters|fonts?|colou?rs?|logo|headline|heading|banner|background)'

/** Phrases addressed to the website's maker, by language. */
const requests: readonly string[] = [
  // Phrases that ask to leave something out.
  `${lead}(?:do not|don['’]?t|dont|never|no need to|not to) (?:ever )?(?:put|show|include|mention|publish|list|display|print|post|write|advertise|give|share)(?: out| up)? (?:(?:my|our|his|her|the|any) )?(?:\\p{L}+ )?${shown}(?!\\p{L})(?!.*\\byour\\b)`,
  `${lead}(?:leave (?:out|off)|hide) (?:my|our|the) (?:\\p{L}+ )?${shown}(?!\\p{L})`,
  `${lead}(?:leave|keep) (?:my|our|the) (?:\\p{L}+ )?${shown} (?:out|off|private|hidden)(?!\\p{L})`,
  // About the website's appearance.
  `${lead}${put} ${object} ${placed}`,
  `${lead}make (?:it|this|that|(?:my|our|the) (?:${page}|text|name|title|heading|logo|font|(?:phone )?number|phone|address|prices|photos?|pictures?|colou?rs?)(?: \\p{L}+)?)(?: all)? ${looks}`,
  `${lead}(?:use|choose|pick|go for|have) (?:(?!your|our)\\p{L}+ ){0,3}${pagewords}(?= |\\W*$)`,
  `(?:(?:many )?thanks|thank you|cheers|ta) for (?:doing|making|building|setting|helping|writing) (?:this|it|me|my|our|the|up|with)(?!\\p{L})`,
  `(?:i|we)(?:['’]d like| would like| want| need) (?:an?|my|the|this)(?: \\p{L}+){0,2} (?:web ?site|web ?page|home ?page)(?!\\p{L})`,
  // German
  '(?:bitte|und|aber|auch|(?:könn|kann|könnt|wür)\\p{L}* (?:ihr|sie|du|man)) (?:[\\p{L}-]+ ){0,6}?(?:groß|gross|klein|hübsch|schön|fett|bunt|oben|unten|vorne)(?: \\p{L}+){0,3} (?:schreiben|machen|gestalten|darstellen|setzen|zeigen|hervorheben|stellen|hinschreiben)',
  '(?:bitte |aber |und )*(?:(?:mein|unser|die|den|das)\\p{L}* |(?:nicht|kein|ohne)\\p{L}* )(?:[\\p{L}-]+ ){0,4}?(?:(?<=mein\\p{L}* |unser\\p{L}* |kein\\p{L}* |die |den |das |ohne )(?:adresse|straße|hausnummer|telefonnummer|handynummer|nummer|nachnamen?|namen?|fotos?|bild|bilder|preise?)) (?:[\\p{L}-]+ ){0,4}?(?:veröffentlichen|nennen|zeigen|anzeigen|angeben|schreiben|reinschreiben|draufschreiben|erwähnen|hinschreiben|(?:auf|in) (?:die|der|das) (?:web|internet|home)?(?:seite|site|page)|ins internet|ins netz|online stellen)',
  '(?:bitte|könn\\p{L}* (?:ihr|sie)|kannst du) (?:[\\p{L}-]+ ){1,8}?(?:auf|für|in) (?:die|der|meine|unsere|eine)\\p{L}* (?:web|internet|home)?(?:seite|site|page)(?!\\p{L})',
  '(?:macht|mach|machen sie) (?:es|das|die \\p{L}+)(?: bitte)? (?:\\p{L}+ )?(?:schön|hübsch|groß|bunt|fett)(?!\\p{L})',
  // French
  "(?:merci|prière) de (?:ne pas |bien )?(?:mettre|afficher|écrire|publier|mentionner|indiquer|montrer) (?:\\p{L}+ )?(?:mon|ma|mes|notre|nos|le nom|l['’]adresse|une (?:\\p{L}+ )?photo|en (?:grand|gros|haut))(?!\\p{L})",
  "(?:(?:svp|s['’]il vous plaît|et),? )?(?:(?:ne )?(?:mettez|mets|affichez|ajoutez|publiez|écrivez)|(?:pouvez-vous|pourriez-vous|vous pouvez) (?:mettre|ajouter|afficher|écrire)) (?:pas )?(?:[\\p{L}'’]+ ){0,4}?(?:mon adresse|ma rue|mon (?:nom|numéro|téléphone)|(?:belles? |jolies? )?photos?|en (?:grand|gros|haut)|en couleurs?)(?!\\p{L})",
  '(?:faites|fais) (?:quelque chose de |un |une )(?:beau|joli|belle|jolie)(?!\\p{L})',
  // Spanish
  '(?:(?:por favor|y|pero),? )*(?:no|que no) (?:(?:lo |la )?(?:pong|publi|muestr|mostr|menc|inclu|escrib|salg|aparez|se ve)\\p{L}*|den) (?:en \\p{L}+(?: \\p{L}+)? )?(?:mi|nuestr[oa]|el|la)s? (?:dirección|direccion|domicilio|calle|apellido|nombre|número|numero|teléfono|telefono|foto|cara|precios?)(?!\\p{L})',
  '(?:(?:por favor|y|pero),? )*(?:p[oó]ng?an?(?:lo|la)?|p[oó]n(?:lo|la|me)?|p[oó]nga(?:n)?(?:lo|la|me)?|agreg\\p{L}+|añad\\p{L}+|h[aá]g?a(?:n|z)?(?:lo|la)|hazlo|hazla|que (?:se vea|quede|salga|est[eé])|(?:pueden|puedes|podrían?) poner(?:lo|la|me)?) (?:[\\p{L}]+ ){0,5}?(?:fotos?|imagen(?:es)?|p[aá]gina|arriba|grandes?|bonit[oa]s?|lind[oa]s?|letras|colores|logo|sitio|web)(?!\\p{L})',
  // Italian
  "(?:(?:per favore|e|ma),? )*non (?:mett|pubblic|scriv|mostr|indic)\\p{L}+ (?:il mio|la mia|mio|mia|l['’]) ?(?:indirizzo|via|cognome|nome|numero|telefono|foto)(?!\\p{L})",
  "(?:(?:per favore|e|ma),? )*(?:mett(?:ete|i|a|etelo|ilo)|fate(?:lo|la)|scriv(?:ete|i|etelo)|potete mettere) (?:[\\p{L}'’]+ ){0,4}?(?:foto|in alto|grandi?|bell[oa]|carin[oa]|pagina|sito|colori)(?!\\p{L})",
  // Portuguese
  '(?:(?:por favor|e|mas),? )*não (?:coloqu|ponh|publiqu|mostr|divulgu|mencion|inclu)\\p{L}* (?:o meu|a minha|meu|minha|o|a) (?:endereço|morada|rua|nome|apelido|sobrenome|número|telefone|foto)(?!\\p{L})',
  '(?:(?:por favor|e|mas),? )*(?:coloqu\\p{L}+|ponh\\p{L}+|põe|deix[ea]\\p{L}*|faça\\p{L}*|podem colocar) (?:\\p{L}+ ){0,4}?(?:fotos?|no topo|em cima|bonit[oa]|grande|página|site|cores)(?!\\p{L})',
  // Dutch
  '(?:(?:graag|a\\.?u\\.?b\\.?|maar|en),? )*(?:(?:kunnen jullie|kun je|wil je|willen jullie|maak|zet|graag) )(?:\\p{L}+ ){0,5}?(?:mooi|groot|bovenaan|op de (?:web)?site|op de pagina|niet (?:op|vermelden|erop))(?!\\p{L})',
  '(?:(?:graag|maar|en),? )*(?:mijn|ons|onze) (?:adres|naam|achternaam|nummer|foto) (?:\\p{L}+ )?(?:niet|nergens) (?:vermelden|noemen|plaatsen|tonen|op)(?!\\p{L})',
  // Polish
  '(?:proszę |prosze )(?:o )?(?:nie )?(?:poda|pis|umieszcz|publik|zrób|wstaw|napis|pokaz|zrobi)\\p{L}* (?:\\p{L}+ ){0,4}?(?:adres\\p{L}*|nazwisk\\p{L}*|numer\\p{L}*|ładn\\p{L}+|stron\\p{L}+|zdjęci\\p{L}+|duż\\p{L}+)(?!\\p{L})',
]

const request = new RegExp(`^\\W*(?:${requests.join('|')})`, 'iu')

const please =
  "(?:please|pls|plz|bitte|por favor|per favore|svp|s['’]il (?:vous|te) pla[iî]t|merci de|graag|alsjeblieft|proszę)"
const asking = `(?:${please}|(?:can|could|would|will) (?:you|ye|u|someone))`
const refuses = "(?:do not|don['’]?t|dont|never|no|not|nothing|kein\\p{L}*|nicht|ohne|pas de|sin|senza|geen)"
const ownPage =
  '(?:web ?site|web ?page|home ?page|webseite|internetseite|(?:auf|in) (?:der|die|meiner?) seite|página web|sitio web|(?:my|our|this) (?:page|site)|(?:nel|sul|il) sito|op de site|(?:sur|dans) (?:le|mon) site)'
const onPage =
  '(?:words?|photos?|pictures?|pics?|images?|logo|colou?rs?|fonts?|letters|writing|headline|wort|wörter|\\p{L}*fotos?|bilder|farben|mots?|palabras?|parol[ae])'
/** Things that customers do with a page or a picture. */
const ofCustomers =
  /(?<!\p{L})(?:book|order|visit|see|check|find|follow|send|bring|text|email|message|attach|through|via|your|schick\p{L}*|send\p{L}*|buch\p{L}*|bestell\p{L}*|mitbring\p{L}*|envi\p{L}*|mand\p{L}*|envoy\p{L}*|réserv\p{L}*|reserv\p{L}*|prenot\p{L}*|stuur\p{L}*|ihre?\p{L}*|vos|votre)(?!\p{L})/iu

/** Requests that only the page's maker can fulfill: about the page, its words and pictures, or how to write 'it'. */
const toMaker = [
  `${asking}.*(?<!\\p{L})${ownPage}|${refuses} .*(?<!\\p{L})(?:on|in|to|auf|en|sur|op) (?:(?:the|my|our|der|la|el|le|il|de) )?${ownPage}|(?<!\\p{L})${ownPage} .*(?:should|shouldn['’]?t|must|${please})`,
  `^\\W*(?:the |my )?site (?:should|must|has to)`,
  `${please}.*(?<!\\p{L})(?:use|write|say|avoid|call|benutz\\p{L}*|verwend\\p{L}*|schreib\\p{L}*|utilis\\p{L}*|écri\\p{L}*|us[ae]\\p{L}*|escrib\\p{L}*|scriv\\p{L}*)(?!\\p{L}).*(?:["“„«]|${onPage})|${please}.*["“„«].*(?:benutz|verwend|schreib)\\p{L}*`,
  `${please}.*(?<!\\p{L})${onPage}(?!\\p{L}).*(?:benutz|verwend|schreib)\\p{L}*`,
  `(?:can|could|would|will) (?:you|ye|u) (?:please |pls )?(?:put|add|use|show|have) .*${onPage}(?!\\p{L})`,
  `(?:^\\W*|, |(?:and|but) )(?:(?:don['’]?t|do not|not) )?(?:make|write|keep) (?:it|this) (?:\\p{L}+[ ,]*){1,6}${please}|${please} (?:(?:don['’]?t|do not|not) )?(?:make|write) (?:it|this|the) (?!sure)`,
].map((words) => new RegExp(words, 'iu'))

/** Whether a sentence is a request to the website's maker: 'Could you make it look nice'. */
export const isToldToMaker = (sentence: string): boolean =>
  request.test(sentence) || (!ofCustomers.test(sentence) && toMaker.some((words) => words.test(sentence)))

const aside = new RegExp(
  `[\\s,–-]+${please} (?:say|write|put|print|show|schreib\\p{L}*|sag\\p{L}*|pon\\p{L}*|mett\\p{L}*|écri\\p{L}*|scriv\\p{L}*) (?:that|this|it|das|es|eso|esto|ça|cela|questo)(?: \\p{L}+){0,3}[.!?]*$`,
  'iu',
)

/** How much of a sentence is for customers, before a closing request to the site's maker: '… so not nut free please say that loud!!'. */
export const lengthForCustomers = (sentence: string): number => sentence.replace(aside, '').length

const ofAddress =
  /(?<!\p{L})(?:address|street|house|home|adresse|straße|hausnummer|rue|dirección|direccion|domicilio|calle|indirizzo|via|endereço|morada|rua|adres\p{L}*)(?!\p{L})/iu
const refusing =
  /(?<!\p{L})(?:do not|don['’]?t|dont|never|not|no|leave|hide|keep|nicht|kein\p{L}*|ohne|ne pas|pas|non|não|niet|nie)(?!\p{L})/iu

/** Whether an owner asks to leave the address off the page. */
export const hidesAddress = (sentence: string): boolean =>
  isToldToMaker(sentence) && ofAddress.test(sentence) && refusing.test(sentence)
