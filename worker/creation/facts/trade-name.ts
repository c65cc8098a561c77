import { remember } from '../../../renderer/remember.ts'
import { capitalized, type Found, isShouted, type Span, sliceOf, taken, type Unit } from './text.ts'

const longest = 64
/** Sentence openings that name a trade. */
const openings =
  "(?:(?:i'?m|i am|we're|we are|it's|we run|i run|i'm an experienced|i work as|ich bin|wir sind|soy|somos|je suis|nous sommes|sono|siamo|sou|somos|ik ben|wij zijn|wij zijn|jestem|jesteśmy|jag är|vi är) (?:(?:an?|the|your|eine?|una?|une?|uma?|een|en|ett) )?|(?:an?|the|your|eine?|una?|une?|een) )?"
/** The text after the trade. */
const behind =
  '(?= ?(?:[.,;:!()|–—\\uE000\\n-]|$)| (?:in|at|near|based|serving|covering|for|from|with|and (?:we|i)(?![\\p{L}])|who|that|offering|providing|specialising|specializing|run by|on|since|helping|working|available|to|by|of|no|na|nos|nas|ao|dans|sur|chez|près|nel|nei|del|della|di|du|des|auf|am|en|à|au|a|de|em|im|aus|mit|für|seit|bei|con|para|pour|avec|per|nel|nella|desde|depuis|dal|w|we|z|dla|od|och|i|voor|met|van|te|på|med|för|och|und|et|y|e)(?![\\p{L}]))'

/** 'I'm a falconer and fly hawks': after these words, anything with an occupation's ending is one, except other things that people are. */
const ofOneself = new RegExp(
  `^(?:i'?m|i am) an? (?<name>(?:(?!(?:for|of|in|at|with|and|to|by|from|the|who|that|very|bit)\\b)[\\p{L}-]+ ){0,2}?(?!(?:moth|fath|broth|sist|memb|numb|believ|beginn|begin|partn|own|winn|lov|form|bett|oth|rath|learn|newcom|custom|custod|perfection|pension|surviv|vis?it|neighb|foreign|bachel|min|jun|sen)(?:er|or|ist|ian|our)\\b)\\p{L}{2,}(?:er|or|ist|ian|smith|wright))${behind}`,
  'iu',
)

const patternsOf = remember((language: string): RegExp[] => {
  const heads = tradeHeads[language]
  if (heads === undefined) return []
  const before =
    language === 'en'
      ? "(?:(?!(?:for|of|in|at|with|and|to|by|from|the|who|that|we|i|is|are|your|our|my|need|looking|find|love)\\b)[\\p{L}&'’-]+ ){0,3}?"
      : "(?:[\\p{L}'’-]+ ){0,1}?"
  const after =
    language === 'en'
      ? `(?: (?:and|&) (?:[\\p{L}'-]+ ){0,1}?(?:${heads}))?`
      : '(?: (?:à domicile|a domicilio|artesanal|artisanale?|mobile|móvil|a domicilio))?'
  const listed = new RegExp(`^[\uE000 ,;–-]*${openings}(?<name>${before}(?:${heads})${after})${behind}`, 'iu')
  return language === 'en' ? [listed, ofOneself] : [listed]
}, 16)

/** The trade in the owner's words: 'Mobile dog groomer' from 'I'm a mobile dog groomer in Totnes'. Undefined if unclear. */
export function tradeIn(text: string, units: readonly Unit[], language: string): Found<{ name: string }> | undefined {
  for (const [nth, { span }] of units.slice(0, 3).entries()) {
    const said = sliceOf(text, span)
    for (const pattern of patternsOf(language)) {
      const match = pattern.exec(said)
      const written = match?.groups?.name ?? ''
      const praise = tradePraise.exec(written)?.[0] ?? ''
      const name = written.slice(praise.length)
      // Later sentences count only if they are about the owner.
      const isSaid = nth === 0 || /\p{L}/u.test(match?.[0].slice(0, match[0].length - written.length) ?? '')
      if (!match || !isSaid || name === '' || name.length > longest || name.includes(taken) || isOfGuests(name))
        continue
      const start = span[0] + match[0].length - written.length + praise.length
      const own: Span = [start, start + name.length]
      return { name: capitalized(isShouted(text) ? name.toLowerCase() : name), spans: [own] }
    }
  }
  return undefined
}

/** 'Our shop' and 'My studio' name no trade, nor does a word that fits any business. */
const isOfGuests = (name: string) =>
  /^(?:shop|store|studio|workshop|practice|agency|contractor|consultant|bar|box|salon|laden|geschäft|praxis|betrieb|büro|agentur|schule|studio|winkel|meister(?:in)?)$/iu.test(
    name,
  )

/** The last words of a trade's name: 'dog groomer', 'tattoo studio', 'Friseursalon'. */
const heads: Readonly<Record<string, string>> = {
  en: "groomer|trainer|teacher|tutor|painter|decorator|painter and decorator|builder|cleaner|window cleaner|plumber|gardener|landscaper|designer|photographer|videographer|hairdresser|dressmaker|walker|sitter|counsell?or|psychotherapist|therapist|nutritionist|dietitian|electrician|technician|mechanic|accountant|bookkeeper|carpenter|joiner|cabinet ?maker|roofer|plasterer|tiler|bricklayer|stonemason|translator|interpreter|lawyer|solicitor|attorney|notary|baker|bakery|bakehouse|patisserie|caterer|catering company|realtor|estate agent|letting agent|real estate agent|barber|stylist|florist|dentist|orthodontist|hygienist|coach|life coach|instructor|driving instructor|chef|private chef|doctor|locksmith|tailor|seamstress|upholsterer|potter|ceramicist|jewell?er|goldsmith|physio|physiotherapist|physical therapist|osteopath|chiropractor|acupuncturist|podiatrist|optician|optometrist|midwife|doula|vet|veterinarian|handyman|arborist|tree surgeon|chimney sweep|pest controller|removals? (?:firm|company)|mover|moving company|dj|band|musician|singer|magician|celebrant|officiant|wedding planner|event planner|artist|illustrator|tattoo artist|tattooist|makeup artist|make-up artist|nail technician|nail artist|beautician|esthetician|aesthetician|lash artist|massage therapist|personal trainer|yoga teacher|yoga instructor|pilates instructor|architect|surveyor|engineer|heating engineer|gas engineer|bike shop|bookshop|book ?store|coffee shop|coffee roaster|roastery|caf[eé]|restaurant|bistro|pub|bar|wine bar|tea ?room|deli|butcher|fishmonger|greengrocer|cheesemonger|farm shop|flower shop|gift shop|pet shop|shop|store|studio|salon|clinic|gym|crossfit box|garage|workshop|nursery|childminder|nanny|preschool|montessori|dance school|music school|language school|riding school|surf school|cookery school|practice|law firm|agency|consultancy|spa|barber ?shop|hotel|guest ?house|b&b|bed and breakfast|campsite|brewery|distillery|vineyard|winery|farm|dairy|food truck|ice cream (?:van|parlou?r)|launderette|laundry|dry cleaner|car wash|valeter|detailer|tire shop|tyre shop|body shop|print shop|framer|sign ?writer|blacksmith|welder|farrier|saddler|cobbler|shoe repairer|watchmaker|watch repairer|piano tuner|luthier|knife sharpener|web designer|graphic designer|interior designer|web developer|software developer|it consultant|consultant|copywriter|editor|proofreader|writer|virtual assistant|kennels?|cattery|dog daycare|funeral director|travel agent|tour guide|optometry practice|dental practice|pharmacy|home inspector|appraiser|mortgage broker|insurance broker|financial advis[eo]r|tax advis[eo]r|pool cleaner|glazier|fencing contractor|paving contractor|flooring contractor|general contractor|contractor|beekeeper|soap maker|candle maker|chocolatier|cake maker|cake decorator|woodturner|weaver|knitter|speech therapist|occupational therapist|hypnotherapist|reiki practitioner|herbalist",
  de: '\\p{L}*(?:friseur(?:in|salon|meister(?:in)?)?|salon|studio|meister(?:in)?|meisterbetrieb|betrieb|werkstatt|bäckerei|konditorei|metzgerei|praxis|kanzlei|agentur|büro|atelier|laden|geschäft|café|restaurant|gasthof|gasthaus|imbiss|schule|lehrer(?:in)?|trainer(?:in)?|fotograf(?:in)?|elektriker(?:in)?|installateur(?:in)?|klempner(?:in)?|maler(?:in)?|schreiner(?:ei|in)?|tischler(?:ei|in)?|gärtner(?:ei|in)?|gartenbau|florist(?:in)?|blumenladen|kosmetiker(?:in)?|masseur(?:in)?|physiotherapeut(?:in)?|therapeut(?:in)?|heilpraktiker(?:in)?|hebamme|zahnarzt(?:praxis)?|zahnärztin|tierarzt|tierärztin|steuerberater(?:in)?|rechtsanwält(?:in)?|rechtsanwalt|architekt(?:in)?|übersetzer(?:in)?|dolmetscher(?:in)?|designer(?:in)?|webdesigner(?:in)?|coach|hundetrainer(?:in)?|schneider(?:ei|in)?|schuster(?:ei)?|goldschmied(?:in|e)?|fahrradladen|fahrradwerkstatt|buchhandlung|apotheke|optiker(?:in)?|reinigung|gebäudereinigung|umzugsunternehmen|schlüsseldienst|fahrschule|musikschule|tanzschule|sattler(?:ei)?|imker(?:ei)?|winzer|weingut|brauerei|dachdecker(?:betrieb)?)',
  fr: "salon de coiffure|coiffeu(?:r|se)|barbier|plombi(?:er|ère)(?:[- ]chauffagiste)?|chauffagiste|électricien(?:ne)?|menuisi(?:er|ère)|charpentier|peintre(?: en bâtiment)?|maçon|couvreur|carreleur|jardini(?:er|ère)|paysagiste|fleuriste|boulanger(?:ie)?(?:[- ]pâtisserie)?|boulangerie(?: artisanale)?|pâtissi(?:er|ère)|pâtisserie|traiteur|restaurant|bistrot|crêperie|brasserie|café|épicerie|fromagerie|boucherie|photographe|esthéticienne|institut de beauté|masseur|masseuse|ostéopathe|kinésithérapeute|psychologue|sophrologue|naturopathe|diététicienne|dentiste|avocate?|notaire|comptable|expert-comptable|architecte|décorat(?:eur|rice)|graphiste|traduct(?:eur|rice)|professeure?|coach(?: sportif)?|garage|garagiste|librairie|cordonnier|coutur(?:ier|ière)|bijouti(?:er|ère)|céramiste|potier|toiletteu(?:r|se)|salon de toilettage|serrurier|auto-école|chambres? d'hôtes|gîte",
  es: 'peluquer[ií]a(?: canina)?|peluquer[oa](?: canin[oa])?|barber[ií]a|barbero|fontaner[oa]|plomero|electricista|carpinter[oa]|carpintería|pintor(?:a)?|albañil|jardiner[oa]|florister[ií]a|panader[ií]a|pasteler[ií]a|reposter[ií]a|cafeter[ií]a|restaurante|taquer[ií]a|bar|fot[oó]graf[oa]|esteticista|centro de estética|masajista|fisioterapeuta|psic[oó]log[oa]|nutricionista|dentista|cl[ií]nica dental|cl[ií]nica|abogad[oa]|gestor[ií]a|contador(?:a)?|arquitect[oa]|diseñador(?:a)?|traductor(?:a)?|profesor(?:a)?|entrenador(?:a)?|taller(?: mec[aá]nico)?|mec[aá]nic[oa]|librer[ií]a|zapater[oa]|modista|joyer[ií]a|ceramista|cerrajer[oa]|autoescuela|academia(?: de [\\p{L}]+)?|estudio(?: de [\\p{L}]+)?|escuela(?: de [\\p{L}]+)?|tienda(?: de [\\p{L}]+)?|heladería|carnicería|frutería',
  it: "parrucchier[ea]|salone di parrucchieri?|barbiere|idraulic[oa]|elettricista|falegname|falegnameria|imbianchin[oa]|muratore|giardinier[ea]|fiorai[oa]|fiorista|panettiere|panificio(?: artigianale)?|pasticceria|pasticcer[ea]|gelateria|ristorante|trattoria|osteria|pizzeria|bar|caffetteria|fotograf[oa]|estetista|centro estetico|massaggiatrice|massaggiatore|fisioterapista|osteopata|psicolog[oa]|nutrizionista|dentista|studio dentistico|avvocat[oa]|commercialista|architett[oa]|grafic[oa]|traduttrice|traduttore|insegnante|personal trainer|officina|meccanico|libreria|calzolaio|sarta|sartoria|oreficeria|orafo|ceramista|toelettatura|fabbro|autoscuola|agriturismo|b&b",
  pt: 'cabeleireir[oa]|sal[ãa]o de (?:beleza|cabeleireiro)|barbearia|barbeiro|canalizador|encanador|eletricista|carpinteiro|marceneir[oa]|marcenaria|pintor(?:a)?|pedreiro|jardineir[oa]|florista|floricultura|padaria(?: artesanal)?|pastelaria|confeitaria|confeiteir[oa]|restaurante|café|cafetaria|fotógraf[oa]|esteticista|massagista|fisioterapeuta|psic[óo]log[oa]|nutricionista|dentista|clínica(?: dentária)?|advogad[oa]|contabilista|contador(?:a)?|arquitet[oa]|designer|tradutor(?:a)?|professor(?:a)?|personal trainer|oficina(?: mecânica)?|mecânico|livraria|sapateiro|costureira|joalharia|ceramista|pet ?shop|serralheiro',
  nl: '\\p{L}*(?:kapper|kapster|kapsalon|barbier|loodgieter|elektricien|timmerman|schilder|stukadoor|hovenier|tuinman|bloemist|bakker|bakkerij|banketbakkerij|restaurant|café|koffiebar|fotograaf|schoonheidsspecialiste?|schoonheidssalon|masseu(?:r|se)|fysiotherapeut|psycholoog|diëtist|tandarts|advocaat|boekhouder|architect|ontwerper|vertaler|docent|leraar|coach|garage|fietsenmaker|fietsenwinkel|boekhandel|schoenmaker|naaister|goudsmid|keramist|hondentrimster|trimsalon|slotenmaker|rijschool|studio|praktijk|salon|winkel|atelier)',
  pl: 'salon (?:fryzjerski|kosmetyczny|urody)|fryzjer(?:ka)?|barber|hydraulik|elektryk|stolarz|malarz|ogrodnik|kwiaciarnia|piekarnia(?: rzemieślnicza)?|cukiernia|restauracja|kawiarnia|fotograf(?: ślubny)?|kosmetyczka|masażyst(?:a|ka)|fizjoterapeut(?:a|ka)|psycholog|dietety(?:k|czka)|dentysta|stomatolog|adwokat|księgow[ay]|biuro rachunkowe|architekt|tłumacz(?:ka)?|nauczyciel(?:ka)?|trener(?:ka)?|mechanik|warsztat(?: samochodowy)?|księgarnia|szewc|krawcowa|jubiler|ślusarz',
  sv: '\\p{L}*(?:frisör(?:salong)?|frisörska|rörmokare|elektriker|snickare|målare|trädgårdsmästare|florist|blomsterbutik|bageri|konditori|bagare|restaurang|kafé|café|fotograf|hudterapeut|massör|fysioterapeut|psykolog|dietist|tandläkare|tandläkarmottagning|advokat|revisor|arkitekt|översättare|lärare|tränare|verkstad|cykelverkstad|mekaniker|bokhandel|skomakare|sömmerska|guldsmed|keramiker|hundfrisör|hundtrim|låssmed|trafikskola|studio|salong|klinik|ateljé)',
} // biome-ignore format: a table is easier to read with one row per line

export const tradeHeads: Readonly<Record<string, string>> = heads

/** Words of praise and company words before a trade's name, which aren't part of it. */
const tradePraise =
  /^(?:(?:an?|the|your|small|little|friendly|reliable|affordable|experienced|professional|independent|qualified|fully qualified|certified|licensed|registered|insured|fully insured|family[- ](?:run|owned)|award[- ]winning|local|trusted|leading|best|top|great|passionate|traditional|cozy|cosy|full[- ]service|established|dedicated|busy|new|happy|proud|eine?|unser|kleine[rs]?|familiengeführte[rs]?|inhabergeführte[rs]?|erfahrene[rs]?|una?|pequeñ[oa]|une?|petite?|piccol[oa]|uma?|een|kleine|en|ett|liten) )+/iu
