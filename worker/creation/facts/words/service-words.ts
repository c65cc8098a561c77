/** Words that tell a service's name from half a clause. */

/** No name of a service has one of these: words of a sentence, of reaching somebody, of money. */
export const noService = new Set(
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

/** What follows a name and is no part of it: where, when, for whom. */
export const tail =
  /\s+(?:in|for|at|across|around|throughout|near|to|into|within|between|by|on|while|during|so|based|as well|too|für|im|bei|en|para|pour|chez|per|voor|dla)\s.*$/iu

/** Adjectives and company words that are no service by themselves. */
export const boast =
  /^(?:reliable|affordable|experienced|professional|local|family|families|trusted|honest|qualified|licensed|insured|certified|independent|award|award-winning|winning|best|top|great|high|quality|good|nice|cheap|fast|fresh|clean|tidy|punctual|flexible|personal|friendly|small|big|business|company|firm|service|services|work|works|jobs?|weekly|monthly|fortnightly|daily|mobile|family-run|family-owned|run|owned|and|of|all|kinds?|the|a|an|very|really|walk-?ins?|free|parking|wifi|wi-fi|results?|prices?|people|communication|advice|attention|detail|care|craftsmanship|customer|same[- ]?day|next[- ]?day|emergency|urgent|residential|commercial|domestic|specialists?|experts?|solutions|stuff|things|more|new|used|old)$/i

/** Heads that name nothing until their object is known. */
export const tooGeneral =
  /^(?:small|medium|large|extra large|big|short|long|standard|basic|single|double|half|full|mini|klein|mittel|groß|pequeñ[oa]|median[oa]|grande|petite?|moyenne?|piccol[oa]|medi[oa]|repairs?|sales?|hire|rentals?|service|servicing|care|lessons?|classes|design|help|training|work|jobs?|support|advice|products?|treatments?|projects?|sessions?|packages?|options?|items?|maintenance|installations?|courses?|workshops?|parties|events|deliver(?:y|ies)|collection|visits?)$/i

/** Whom it is for or where it is done: no service. */
export const audienceName =
  /^(?:(?:private|local|small|young|older|all) )?(?:inside|outside|in|out|indoors|outdoors|on site|at home|online|in person|remotely|adults?|kids?|child(?:ren)?|teens?|teenagers?|seniors?|pensioners?|oaps?|groups? of \d+|students?|beginners?|improvers?|families|men|women|couples|groups|boys|girls|bab(?:y|ies)|toddlers|homes?|houses?|flats|offices?|business(?:es)?|companies|landlords|shops|restaurants|hotels|schools|clients|customers|patients|home ?owners|concessions?|members|non-members|under \d+s?|over \d+s?|erwachsene|kinder|adultos|niños|adultes|enfants|adulti|bambini)(?: (?:and|&) (?:adults|children|couples|families|women|offices|businesses|girls))?$/iu

/** Nouns that a service's name ends with, so that a bare list is one of services. */
export const activity =
  /(?:repairs?|(?:servic|clean|fitt|paint|decorat|plaster|til|roof|landscap|garden|mow|trimm|prun|groom|walk|sitt|board|train|coach|teach|tutor|counsell?|mentor|cater|print|engrav|embroider|weld|wir|rewir|plumb|heat|light|glaz|fenc|pav|deck|guttering|clear|mov|pack|stor|valet|detail|polish|wax|thread|tint|sharpen|tun|fram|restor|upholster|tailor|draft|edit|proofread|translat|interpret|bookkeep|account|consult|plann|design|market|brand|host|test|inspect|survey|styl|colou?r|cutt|shav|braid|highlight|tann|pierc|tattoo|bak|cook|roast|brew|photograph|film|record|danc|swimm|rid|hik|guid|sail|surf|climb|rigg|haul|tow|balanc|align|charg|stretch|breath|meditat|heal|whiten|fill|scal|crown|install|maintain|insulat|render|point|join|dry|wash|iron|clipp|feed|transport|publish|writ|cod|programm)ing|services?|detection|prevention|disposal|collection|delivery|correction|protection|renovations?|extensions|conversions?|makeovers?|rewiring|control|installations?|installs?|removals?|replacements?|maintenance|haircuts?|cuts?|colou?rs?|highlights|balayage|blow[- ]?dr(?:y|ies|ys)|trims?|shaves?|extensions|massages?|facials?|manicures?|pedicures?|lessons?|classes|courses?|workshops?|tuition|therapy|therapies|treatments?|consultations?|assessments?|check-?ups?|photography|portraits?|videography|cakes?|breads?|pastries|cookies|cupcakes|pies|sandwiches|design|alterations?|hire|rentals?|inspections?|certificates?|accounts|payroll|(?:tax )?returns|audits?|translations?|weddings|surveys?|extractions?|implants?|fillings?|crowns?|veneers|dentures|hygiene|braces|aligners|pilates|yoga|boot ?camps?|spin|spa days?|tours?|retreats?|MOTs?|tyres|tires|brakes|exhausts|diagnostics|batteries|screens?|upgrades|recovery|drains?|bathrooms?|kitchens?|boilers?|radiators?|showers?|wardrobes|shelves|furniture|floors?|floorboards|staircases|doors|windows|patios?|driveways?|lawns?|hedges?|trees?|gutters?|rewires?|sockets|consumer units?|alarms?|cctv|ev chargers?|candles|jewell?ery|ceramics|pottery|bouquets|flowers|arrangements|hampers|gifts?|books|coffee|teas?|lunches|breakfasts|menus|buffets|banquets|bbqs?|ebikes?|e-bikes?|bikes|puppy classes|nail clips?|full grooms?|bath and brush|moves|loads|clearances?|clean(?:s)?|tune-?ups?|overhauls?|fixes|websites?|logos?|branding|seo|it support|networks?|wills|probate|conveyancing|mortgages|insurance|planning|strategy|coaching|nutrition plans?|meal plans?|programs?|programmes?|sessions?)$/i
