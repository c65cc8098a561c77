import { tradeHeads } from '../trade-name.ts'

const mostWords = 6
const longest = 48
const articles =
  /^(?:(?:and|or|plus|also|&|the|a|an|our|my|und|oder|eine?r?|der|die|das|y|el|la|los|las|una?|et|le|les|l'|une?|des|e|il|lo|i|gli|o|os|as|um|uma|het|een|och)(?:\s+|(?<=l'))|[-–—*•·:,;.)(/|]\s*)+/iu
/** Words between a name and its price. */
const leads =
  /(?:[\s:=,;(/|·•.–—-]|\.{2,}|…|\s(?:costs?|is|are|for|at|just|starts?|starting|kostet|kosten|für|cuesta|cuestan|por|à|coûte|coûtent|pour|costa|costano|per|custa|custam|kost|voor|kosztuje|za|kostar|för))+$|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[はがの]\s*$/iu

/** A name without articles and without the words between it and a price. */
export const bareName = (said: string): string =>
  said
    .trim()
    .replace(articles, '')
    .replace(leads, '')
    // 'Corte a 18 €' drops the 'a', but 'Plan A £30' keeps it.
    .replace(/ a$/, '')
    .replace(articles, '')
    .trim()

/** 'De concierto' and 'for two' continue the text before them. */
const elliptic =
  /^(?:de|di|del|des|du|da|do|of|for|with|von|für|mit|para|per|pour|avec|con|en|in|im|au|à|na|no|em|på|w|z)\s/iu
/** 'Farrier €90' names the trade, not a service. */
const isOnlyTrade = new RegExp(`^(?:${tradeHeads.en})s?$`, 'iu')

const nameOf = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\s&'+./()×-]*$/u
const eastern = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i
/** 'Sunday roast' is a dish, 'Sunday mornings' a time. */
const timeNoun = /^(?:mornings?|afternoons?|evenings?|nights?|lates?|hours|opening|only)$/i

/**
 * Whether a text names a service: a few words, without sentence words, prices, times, people or places. `known` are the folded names of
 * other facts.
 */
export function isServiceName(name: string, known: ReadonlySet<string>): boolean {
  const words = name.split(/\s+/)
  if (name.length < (eastern.test(name) ? 1 : 2) || name.length > longest || words.length > mostWords) return false
  if (!nameOf.test(name) || !(/\p{L}{2}/u.test(name) || eastern.test(name)) || known.has(name.toLowerCase()))
    return false
  if ((name.match(/\(/g)?.length ?? 0) !== (name.match(/\)/g)?.length ?? 0)) return false
  // '月2回' and '10回' are frequencies.
  if (/^[月週年全毎주월총]?\s?\d+\s?(?:回|名様?|人|分|時間|日|[ヶか]月|本|枚|個|회|명|분|시간|일|개월)$/u.test(name))
    return false
  if (elliptic.test(name) || isOnlyTrade.test(name)) return false
  if (words.some((word, at) => isOfSentence(word, at, words))) return false
  if (words.every((word) => boast.test(word) || /^\p{N}+$/u.test(word))) return false
  if (audienceName.test(name) || tooGeneral.test(name) || /^\p{N}+ ?\p{L}{0,3}$/u.test(name)) return false
  return (
    !/^\d+ \p{L}/u.test(name) &&
    !/(?:\s|^)(?:and|or|und|y|et|e|of|the|de|en|&)$/iu.test(name) &&
    !/\p{N}{3,}/u.test(name)
  )
}

/** 'IT support' doesn't contain 'it', and 'Sunday roast' isn't a day; 'all-day' and 'takeaway' are whole words. */
function isOfSentence(word: string, at: number, words: readonly string[]): boolean {
  const bare = word.replace(/[.,()]/g, '')
  if (bare === '' || /^(?:IT|AM|PM|DO|US|MY)$/.test(bare)) return false
  if (weekday.test(bare)) return at > 0 || words.length < 2 || /s$/i.test(bare) || timeNoun.test(words[1] ?? '')
  // 'Colour for short hair', 'Cut and blow dry with treatment', 'Open day': names may contain such words.
  if (
    at > 0 &&
    at < words.length - 1 &&
    /^(?:for|with|per|für|mit|para|con|pour|avec|per|com|voor|met|dla|z|för|med|en|e|y|de|la|my|no|do|i|es|is|die|so|all|every|to)$/i.test(
      bare,
    )
  )
    return false
  if (/^(?:book|text|card|phone|email|contact|website|tax|family|team)s?$/i.test(bare) && at < words.length - 1)
    return false
  if (/^only$/i.test(bare) && at === words.length - 1 && at > 0) return false
  if (/^(?:cards|websites|books)$/i.test(bare) && words.length > 1) return false
  if (/^(?:all|every|no|mini|extra|open)$/i.test(bare) && at === 0 && words.length > 1) return false
  return noService.has(bare.toLowerCase())
}

/** Words that distinguish a service's name from half a clause. */

/** Words that no service name contains: about sentences, contact or money. */
const noService = new Set(
  `i we it this that these those them they he she you who which whose what when where why how i'm we're we've i've it's you're there here
  our my us me your his her their its is are am was were be been being has have had do does did can could will would should may might must
  love loves like likes want wants need needs know help helps make makes get gets come comes keep keeps take takes give gives
  offer offers offering provide provides providing serve serves serving sell sells include includes including cover covers covering
  charge charges cost costs costing price prices priced pricing rate rates fee fees deposit deposits minimum maximum min max discount discounts off
  surcharge supplement call-out callout quote quotes estimate estimates payment cash card cards invoice vat tax extra extras plus refund
  under over above below up down only just about around approx approximately from until since before after during than more less most least
  every each any some many few much other others etc everything everyone anything anyone everybody nothing all
  not no never without don't doesn't won't can't isn't aren't
  then call ring phone text email whatsapp contact book website instagram facebook dm
  years year old experience established founded located based open opening opens closed closes hours minutes mins hour min
  monday tuesday wednesday thursday friday saturdays sundays mondays tuesdays wednesdays thursdays fridays weekday weekdays weekend weekends today tomorrow
  miles mile km minutes welcome thanks thank please because so but if although though while
  horaire uurtarief stawka godzinowa timpris timtaxa tarifa tariffa oraria framkörning voorrijkosten dojazd
  county counties postcode postcodes region adds add additional jede jeder jedes weitere weiterer weiteres zusätzlich chaque supplémentaire cada ogni elke każdy varje anche auch aussi también também ook także även vostra vostro tua tuo ihnen
  still now
  update updated note nb ps info special reminder selbstzahler kassenpatienten privatpatienten kassen
  one two three four five six ten several another anfahrtspauschale anfahrt stundensatz stundenlohn mindestpreis desplazamiento déplacement trasferta
  staff owner owned family-run family-owned team
  ich wir sie er es ist sind war haben hat kann können bieten biete für mit ohne ab bis seit nur auch nicht kein keine aber wenn weil mein unser unsere ihr ihre uns mir mich kostet kosten preis preise euro uhr
  yo nosotros somos soy estamos tengo tenemos ofrecemos ofrezco hacemos hago es son está están para con sin desde hasta nuestro nuestra nuestros mi mis su sus que cuesta cuestan precio precios pero si porque llame llámenos
  je nous vous il elle ils elles est sont suis sommes avons ai propose proposons pour avec sans depuis jusqu'à notre nos mon ma mes votre vos qui que coûte tarif tarifs prix mais si parce
  io noi siamo sono ho abbiamo offriamo offro facciamo è per con senza dal nostro nostra nostri mio mia che costa prezzo prezzi ma se perché
  eu nós estou tenho temos oferecemos faço fazemos é são para com sem desde até nosso nossa meu minha que custa preço preços mas se porque
  ik wij we zijn ben heb hebben bieden doen is voor met zonder vanaf tot onze mijn die dat kost prijs prijzen maar als omdat
  ja my jesteśmy jestem mam mamy oferujemy robimy jest są dla z bez od do nasz nasza mój moja który cena ceny ale jeśli
  jag vi är har erbjuder gör för med utan från till vår våra min som kostar pris priser men om`.split(/\s+/),
)

/** Words after a name that aren't part of it: where, when, for whom. */
export const tail =
  /\s+(?:in|for|at|across|around|throughout|near|to|into|within|between|by|on|while|during|so|based|as well|too|für|im|bei|en|para|pour|chez|per|voor|dla)\s.*$/iu

/** Adjectives and company words that don't name a service on their own. */
const boast =
  /^(?:reliable|affordable|experienced|professional|local|family|families|trusted|honest|qualified|licensed|insured|certified|independent|award|award-winning|winning|best|top|great|high|quality|good|nice|cheap|fast|fresh|clean|tidy|punctual|flexible|personal|friendly|small|big|business|company|firm|service|services|work|works|jobs?|weekly|monthly|fortnightly|daily|mobile|family-run|family-owned|run|owned|and|of|all|kinds?|the|a|an|very|really|walk-?ins?|free|parking|wifi|wi-fi|results?|prices?|people|communication|advice|attention|detail|care|craftsmanship|customer|same[- ]?day|next[- ]?day|emergency|urgent|residential|commercial|domestic|specialists?|experts?|solutions|stuff|things|more|new|used|old)$/i

/** Head nouns that need an object to name a service. */
export const tooGeneral =
  /^(?:small|medium|large|extra large|big|short|long|standard|basic|single|double|half|full|mini|klein|mittel|groß|pequeñ[oa]|median[oa]|grande|petite?|moyenne?|piccol[oa]|medi[oa]|repairs?|sales?|hire|rentals?|service|servicing|care|lessons?|classes|design|help|training|work|jobs?|support|advice|products?|treatments?|projects?|sessions?|packages?|options?|items?|maintenance|installations?|courses?|workshops?|parties|events|deliver(?:y|ies)|collection|visits?)$/i

/** Audiences and places, which aren't services. */
const audienceName =
  /^(?:(?:private|local|small|young|older|all) )?(?:inside|outside|in|out|indoors|outdoors|on site|at home|online|in person|remotely|adults?|kids?|child(?:ren)?|teens?|teenagers?|seniors?|pensioners?|oaps?|groups? of \d+|students?|beginners?|improvers?|families|men|women|couples|groups|boys|girls|bab(?:y|ies)|toddlers|homes?|houses?|flats|offices?|business(?:es)?|companies|landlords|shops|restaurants|hotels|schools|clients|customers|patients|home ?owners|concessions?|members|non-members|under \d+s?|over \d+s?|erwachsene|kinder|adultos|niños|adultes|enfants|adulti|bambini)(?: (?:and|&) (?:adults|children|couples|families|women|offices|businesses|girls))?$/iu

/** Nouns that service names end with, which make a bare list a list of services. */
export const activity =
  /(?:repairs?|(?:servic|clean|fitt|paint|decorat|plaster|til|roof|landscap|garden|mow|trimm|prun|groom|walk|sitt|board|train|coach|teach|tutor|counsell?|mentor|cater|print|engrav|embroider|weld|wir|rewir|plumb|heat|light|glaz|fenc|pav|deck|guttering|clear|mov|pack|stor|valet|detail|polish|wax|thread|tint|sharpen|tun|fram|restor|upholster|tailor|draft|edit|proofread|translat|interpret|bookkeep|account|consult|plann|design|market|brand|host|test|inspect|survey|styl|colou?r|cutt|shav|braid|highlight|tann|pierc|tattoo|bak|cook|roast|brew|photograph|film|record|danc|swimm|rid|hik|guid|sail|surf|climb|rigg|haul|tow|balanc|align|charg|stretch|breath|meditat|heal|whiten|fill|scal|crown|install|maintain|insulat|render|point|join|dry|wash|iron|clipp|feed|transport|publish|writ|cod|programm)ing|services?|detection|prevention|disposal|collection|delivery|correction|protection|renovations?|extensions|conversions?|makeovers?|rewiring|control|installations?|installs?|removals?|replacements?|maintenance|haircuts?|cuts?|colou?rs?|highlights|balayage|blow[- ]?dr(?:y|ies|ys)|trims?|shaves?|extensions|massages?|facials?|manicures?|pedicures?|lessons?|classes|courses?|workshops?|tuition|therapy|therapies|treatments?|consultations?|assessments?|check-?ups?|photography|portraits?|videography|cakes?|breads?|pastries|cookies|cupcakes|pies|sandwiches|design|alterations?|hire|rentals?|inspections?|certificates?|accounts|payroll|(?:tax )?returns|audits?|translations?|weddings|surveys?|extractions?|implants?|fillings?|crowns?|veneers|dentures|hygiene|braces|aligners|pilates|yoga|boot ?camps?|spin|spa days?|tours?|retreats?|MOTs?|tyres|tires|brakes|exhausts|diagnostics|batteries|screens?|upgrades|recovery|drains?|bathrooms?|kitchens?|boilers?|radiators?|showers?|wardrobes|shelves|furniture|floors?|floorboards|staircases|doors|windows|patios?|driveways?|lawns?|hedges?|trees?|gutters?|rewires?|sockets|consumer units?|alarms?|cctv|ev chargers?|candles|jewell?ery|ceramics|pottery|bouquets|flowers|arrangements|hampers|gifts?|books|coffee|teas?|lunches|breakfasts|menus|buffets|banquets|bbqs?|ebikes?|e-bikes?|bikes|puppy classes|nail clips?|full grooms?|bath and brush|moves|loads|clearances?|clean(?:s)?|tune-?ups?|overhauls?|fixes|websites?|logos?|branding|seo|it support|networks?|wills|probate|conveyancing|mortgages|insurance|planning|strategy|coaching|nutrition plans?|meal plans?|programs?|programmes?|sessions?)$/i
